import { fireEvent, render, screen } from "@testing-library/react";
import { GUARD_TIME, useClickGuard } from "./useClickGuard";

let visible = true;
let focused = true;
const act = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(document, "hasFocus").mockImplementation(() => focused);
  jest.spyOn(document, "visibilityState", "get").mockImplementation(() => (visible ? "visible" : "hidden"));
  [visible, focused] = [true, true];
  act.mockReset();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function Question() {
  const guard = useClickGuard();
  return <button onClick={guard(act)}>yes</button>;
}

/** Waits so many milliseconds, clicks, and returns how often a click has counted so far. */
const clickAfter = (milliseconds: number) => {
  jest.advanceTimersByTime(milliseconds);
  fireEvent.click(screen.getByRole("button"));
  return act.mock.calls.length;
};

it("counts a click once the question has been seen for a while, and each one after [AUTH-01, SEC-04]", () => {
  render(<Question />);
  expect(clickAfter(GUARD_TIME)).toBe(1);
  expect(clickAfter(1)).toBe(2);
});

it("does not count the second half of a double click, nor a key or finger that goes on [AUTH-01, SEC-04]", () => {
  render(<Question />);
  expect(clickAfter(GUARD_TIME - 1)).toBe(0);
  for (let repeats = 0; repeats < 50; repeats += 1) expect(clickAfter(30)).toBe(0);
  expect(clickAfter(GUARD_TIME)).toBe(1);
});

it("counts none in a page that does not have the focus or is not seen, nor at once when it is again [AUTH-01, SEC-04]", () => {
  render(<Question />);
  focused = false;
  expect(clickAfter(10 * GUARD_TIME)).toBe(0);
  jest.advanceTimersByTime(GUARD_TIME);
  focused = true;
  fireEvent(window, new Event("focus"));
  expect(clickAfter(GUARD_TIME - 1)).toBe(0);
  expect(clickAfter(GUARD_TIME)).toBe(1);
  visible = false;
  fireEvent(document, new Event("visibilitychange"));
  expect(clickAfter(10 * GUARD_TIME)).toBe(1);
  jest.advanceTimersByTime(GUARD_TIME);
  visible = true;
  fireEvent(document, new Event("visibilitychange"));
  expect(clickAfter(1)).toBe(1);
  expect(clickAfter(GUARD_TIME)).toBe(2);
});

it("stops listening when the question is gone", () => {
  const added = jest.spyOn(window, "addEventListener");
  const removed = jest.spyOn(window, "removeEventListener");
  const { unmount } = render(<Question />);
  unmount();
  const listeners = (spy: typeof added) => spy.mock.calls.filter(([type]) => type === "focus");
  expect(listeners(removed as typeof added)).toEqual(listeners(added));
  expect(listeners(added)).toHaveLength(1);
});
