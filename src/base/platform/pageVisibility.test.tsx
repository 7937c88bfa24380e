import { pageVisibility } from "./pageVisibility";

const turn = (state: DocumentVisibilityState) => {
  jest.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
};

it("tells whether the page is in sight each time that changes, until it is no longer watched [AUTH-13]", () => {
  const heard: boolean[] = [];
  const stop = pageVisibility.watch((visible) => heard.push(visible));
  turn("hidden");
  expect(pageVisibility.visible()).toBe(false);
  turn("visible");
  expect(pageVisibility.visible()).toBe(true);
  expect(heard).toEqual([false, true]);
  stop();
  turn("hidden");
  expect(heard).toEqual([false, true]);
});
