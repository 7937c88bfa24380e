import { failure, fakeHttp, fakePorts, success } from "../../test/fakePorts";
import { createStore } from "../base/state/store";
import { keepTheme } from "./keepTheme";

/** A store whose platform answers one call after the other, as the test says. */
function world() {
  const waiting: ((answer: ReturnType<typeof success>) => void)[] = [];
  const { http, requests } = fakeHttp(
    async () => new Promise<ReturnType<typeof success>>((resolve) => waiting.push(resolve)),
  );
  const store = createStore(fakePorts({ http }).ports);
  const asked = async () => {
    while (waiting.length === 0) await new Promise((resolve) => setTimeout(resolve));
  };
  return {
    keep: (theme: string) => store.dispatch(keepTheme(theme)),
    sent: () => requests.map(({ body }) => JSON.stringify(body)),
    /** Comes when a call is on its way. */
    asked,
    answer: async (answer: ReturnType<typeof success>) => {
      await asked();
      waiting.shift()?.(answer);
    },
  };
}

it("the platform ends with the last of several quick choices, one call at a time [THEME-05]", async () => {
  const { keep, sent, asked, answer } = world();
  const first = keep("ink");
  await asked();
  const kept = [first, keep("lotus"), keep("red")];
  await answer(success(null));
  await answer(success(null));
  expect(await Promise.all(kept)).toEqual(["passed", "passed", "kept"]);
  expect(sent()).toEqual([expect.stringContaining("ink"), expect.stringContaining("red")]);
});

it("a choice that fails is not told once a later one is kept, and one that fails last is [THEME-05, REL-03]", async () => {
  const { keep, asked, answer } = world();
  const first = keep("ink");
  await asked();
  const kept = [first, keep("lotus")];
  await answer(failure(500));
  await answer(success(null));
  expect(await Promise.all(kept)).toEqual(["passed", "kept"]);
  const last = keep("red");
  await answer(failure(500));
  expect(await last).toBe("failed");
});
