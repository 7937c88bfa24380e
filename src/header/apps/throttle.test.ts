import { throttle } from "./throttle";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe("throttle", () => {
  it("runs at once, then at most once in 50 ms, and never loses the last call [DESK-12]", () => {
    const run = jest.fn();
    const throttled = throttle(run, 50);
    throttled();
    expect(run).toHaveBeenCalledTimes(1);
    for (let call = 0; call < 20; call += 1) throttled();
    jest.advanceTimersByTime(49);
    expect(run).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(200);
    expect(run).toHaveBeenCalledTimes(2);
    throttled();
    expect(run).toHaveBeenCalledTimes(3);
  });

  it("forgets a waiting call when it is cancelled [DESK-12]", () => {
    const run = jest.fn();
    const throttled = throttle(run, 50);
    throttled();
    throttled();
    throttled.cancel();
    jest.advanceTimersByTime(500);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
