import type { StartTimer } from "../work/startTimer";
import { WorkQueue } from "../work/workQueue";
import { FACE_LIMITS } from "./eyes";

/** A clock that goes on when it is told to. */
function handClock() {
  let now = 0;
  const timers = new Set<{ readonly at: number; readonly ring: () => void }>();
  const start: StartTimer = (ring, milliseconds) => {
    const timer = { at: now + milliseconds, ring };
    timers.add(timer);
    return () => timers.delete(timer);
  };
  const goTo = (time: number) => {
    now = time;
    for (const timer of [...timers].toSorted((one, other) => one.at - other.at))
      if (timer.at <= now && timers.delete(timer)) timer.ring();
  };
  return { start, goTo };
}

it("a try that takes all its time keeps nobody at another address from their turn [FACE-06, SEC-06]", async () => {
  const { start, goTo } = handClock();
  const queue = new WorkQueue(FACE_LIMITS, start);
  const endless = queue
    .run(["10.0.0.1"], (stop) => new Promise<void>((end) => stop.addEventListener("abort", () => end())))
    .catch((error: unknown) => error);
  const other = queue.run(["10.0.0.2"], () => Promise.resolve("seen")).catch((error: unknown) => error);
  await new Promise((resolve) => setImmediate(resolve));
  goTo(FACE_LIMITS.runMs - 1);
  goTo(FACE_LIMITS.runMs);
  expect(await endless).toMatchObject({ code: "took_too_long" });
  expect(await other).toBe("seen");
});
