import { moved, turned, WHOLE_VIEW, zoomed, type CropView } from "../../core/crop";
import type { Size } from "../../core/pictureHead";
import type { Text } from "../../../base/core/wire/text";

/** A picture that is being cropped; what was chosen is a file where there are any. */
export interface Cropping<Chosen> {
  readonly file: Chosen;
  /** The address of what is shown of it, and the size that it has itself. */
  readonly url: string;
  readonly size: Size;
  readonly view: CropView;
}

/** Where the choice of a picture stands. `fault` says what went wrong last. */
export type CropState<Result, Chosen> =
  | { readonly phase: "empty"; readonly fault: Text | null }
  | { readonly phase: "opening"; readonly file: Chosen }
  | { readonly phase: "cropping"; readonly cropping: Cropping<Chosen>; readonly fault: Text | null }
  /** Without a picture, the one that was there is being taken away. */
  | { readonly phase: "saving"; readonly cropping: Cropping<Chosen> | null }
  | { readonly phase: "done"; readonly cropping: Cropping<Chosen> | null; readonly result: Result };

/** A way over the frame, in parts of its side. */
interface Way {
  readonly right: number;
  readonly down: number;
}

/** What happens to it. */
export type CropEvent<Result, Chosen> =
  | { readonly type: "chosen"; readonly file: Chosen }
  | { readonly type: "opened"; readonly file: Chosen; readonly url: string; readonly size: Size }
  | { readonly type: "unusable"; readonly file: Chosen; readonly fault: Text }
  /** The picture was moved below the frame. */
  | { readonly type: "moved"; readonly by: Way }
  /** Around a point, counted from the middle of the frame. */
  | { readonly type: "zoomed"; readonly factor: number; readonly around?: Way }
  | { readonly type: "turned"; readonly clockwise: boolean }
  | { readonly type: "another" | "save" | "remove" }
  | { readonly type: "kept"; readonly result: Result }
  | { readonly type: "refused"; readonly fault: Text };

/** What is to be done. */
export type CropEffect<Chosen> =
  | { readonly run: "open"; readonly file: Chosen }
  | { readonly run: "keep"; readonly cropping: Cropping<Chosen> | null }
  /** Gives the memory of a picture back that is not shown after all. */
  | { readonly run: "drop"; readonly url: string };

type Step<Result, Chosen> = readonly [CropState<Result, Chosen>, CropEffect<Chosen> | null];

/** Nothing is chosen yet. */
export const NOTHING_CHOSEN = { phase: "empty", fault: null } as const;

const viewAfter = <Result, Chosen>(
  event: CropEvent<Result, Chosen>,
  { view, size }: Cropping<Chosen>,
): CropView | null => {
  switch (event.type) {
    case "moved":
      return moved(view, event.by, size);
    case "zoomed":
      return zoomed(view, event.factor, size, event.around);
    case "turned":
      return turned(view, event.clockwise);
    default:
      return null;
  }
};

/** The step of choosing and cropping a picture; what does not belong to a phase changes nothing [UP-08]. */
export function stepCrop<Result, Chosen>(
  state: CropState<Result, Chosen>,
  event: CropEvent<Result, Chosen>,
): Step<Result, Chosen> {
  const same: Step<Result, Chosen> = [state, null];
  switch (event.type) {
    case "chosen": {
      if (state.phase === "saving" || state.phase === "done") return same;
      return [
        { phase: "opening", file: event.file },
        { run: "open", file: event.file },
      ];
    }
    case "opened": {
      const { file, url, size } = event;
      // Another one was chosen meanwhile.
      if (state.phase !== "opening" || state.file !== file) return [state, { run: "drop", url }];
      return [{ phase: "cropping", cropping: { file, url, size, view: WHOLE_VIEW }, fault: null }, null];
    }
    case "unusable":
      if (state.phase !== "opening" || state.file !== event.file) return same;
      return [{ phase: "empty", fault: event.fault }, null];
    case "another":
      return state.phase === "cropping" ? [NOTHING_CHOSEN, null] : same;
    case "save": {
      if (state.phase !== "cropping") return same;
      const { cropping } = state;
      return [
        { phase: "saving", cropping },
        { run: "keep", cropping },
      ];
    }
    case "remove":
      if (state.phase !== "empty") return same;
      return [
        { phase: "saving", cropping: null },
        { run: "keep", cropping: null },
      ];
    case "kept":
      return state.phase === "saving" ? [{ ...state, phase: "done", result: event.result }, null] : same;
    case "refused": {
      if (state.phase !== "saving") return same;
      const { cropping } = state;
      const { fault } = event;
      return [cropping ? { phase: "cropping", cropping, fault } : { phase: "empty", fault }, null];
    }
    default: {
      if (state.phase !== "cropping") return same;
      const view = viewAfter(event, state.cropping);
      return view ? [{ ...state, cropping: { ...state.cropping, view } }, null] : same;
    }
  }
}
