import { baseApi } from "../base/api/base.api";
import { baseLateApi } from "../base/api/baseLate.api";
import type { ApiRuntime } from "../base/api/runtime";
import { themeChosen } from "../base/state/preferences";
import type { AppThunk } from "../base/state/types";

/** What became of a theme that was sent: `passed` where a later choice took its place. */
export type Kept = "kept" | "failed" | "passed";

interface Queue {
  /** Ends with the call that is on its way. */
  tail: Promise<unknown>;
  /** Counts the choices; the last one alone has to be kept. */
  choices: number;
}

const queues = new WeakMap<ApiRuntime, Queue>();

function queueOf(runtime: ApiRuntime): Queue {
  const queue = queues.get(runtime) ?? { tail: Promise.resolve(), choices: 0 };
  queues.set(runtime, queue);
  return queue;
}

/** Shows a theme at once, on this device whatever the platform says. */
export const showTheme =
  (theme: string): AppThunk<void> =>
  (dispatch) => {
    dispatch(themeChosen(theme));
    // What the page knows of the platform says the same, so that nothing puts the former theme back.
    dispatch(
      baseApi.util.updateQueryData("desktopColor", undefined, (answer) => ({ ...answer, own: theme })),
    );
  };

/**
 * Has the platform keep a theme for the person. One call of the page is on its way at a time, wherever the theme was chosen, so that
 * the platform ends with the last choice [THEME-05].
 */
export const keepTheme =
  (theme: string): AppThunk<Promise<Kept>> =>
  async (dispatch, _getState, runtime) => {
    const queue = queueOf(runtime);
    const choice = ++queue.choices;
    const isPassed = () => choice !== queue.choices;
    const send = async () => {
      if (isPassed()) return true;
      const answer = dispatch(baseLateApi.endpoints.setTheme.initiate({ type: "color", theme }));
      return !("error" in (await answer));
    };
    const sent = queue.tail.then(send);
    queue.tail = sent;
    const isKept = await sent;
    if (isPassed()) return "passed";
    return isKept ? "kept" : "failed";
  };
