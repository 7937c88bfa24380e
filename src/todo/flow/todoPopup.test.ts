import fc from "fast-check";
import { manualTimer } from "../../../test/manualTimer";
import { PopupClock } from "./PopupClock";
import { areNews, IDLE_MS, mayPopUp, popupSeconds, seenSince, startPopup, stepPopup } from "./step";

const MOMENT = {
  news: true,
  fits: true,
  dismissed: false,
  quiet: false,
  covered: false,
  typing: false,
  visible: true,
};

it("to-dos open by themselves only on pages that do not show them, where there are new ones and nothing is disturbed [TODO-01, MORE-03]", () => {
  expect(mayPopUp(MOMENT)).toBe(true);
  for (const other of [
    { news: false },
    { fits: false },
    { dismissed: true },
    { quiet: true },
    { covered: true },
    { typing: true },
    { visible: false },
  ])
    expect(mayPopUp({ ...MOMENT, ...other })).toBe(false);
});

it("to-dos are news where another one is on top or there are more, also after some were done [TODO-01]", () => {
  const seen = { ids: ["3", "2", "1"], total: 4 };
  expect(areNews(seen, seen)).toBe(false);
  expect(areNews({ ids: [], total: 0 }, seen)).toBe(false);
  expect(areNews({ ids: ["4", "3", "2"], total: 5 }, seen)).toBe(true);
  // Below the first ones.
  expect(areNews({ ...seen, total: 5 }, seen)).toBe(true);
  // As many, of which one is new.
  expect(areNews({ ids: ["4", "2", "1"], total: 4 }, seen)).toBe(true);
  // One of those that were shown is done, and an older one came up; then another one comes.
  const fewer = { ids: ["2", "1", "0"], total: 3 };
  expect(areNews(fewer, seen)).toBe(false);
  expect(areNews({ ids: ["2", "1", "0"], total: 4 }, seenSince(seen, fewer, false))).toBe(true);
  // All that were shown are done.
  const last = seenSince(seen, { ids: ["0"], total: 1 }, false);
  expect(areNews({ ids: ["0"], total: 1 }, last)).toBe(false);
  // It is not seen before it is shown, and is once it comes while others are shown.
  const more = { ids: ["4", "3", "2"], total: 5 };
  expect(seenSince(seen, more, false)).toBe(seen);
  expect(areNews(more, seenSince(seen, more, true))).toBe(false);
});

it("they close after 15 seconds, which begin again with activity and stand still while held [TODO-01, A11Y-05]", () => {
  const running = startPopup(0);
  expect(stepPopup(running, { type: "tick", now: 14_999 })).toBe(running);
  expect(stepPopup(running, { type: "tick", now: 15_000 }).phase).toBe("ended");
  const again = stepPopup(running, { type: "active", now: 14_000 });
  expect(stepPopup(again, { type: "tick", now: 28_999 }).phase).toBe("running");
  const held = stepPopup(stepPopup(again, { type: "hold", by: "pointer" }), { type: "hold", by: "focus" });
  expect(stepPopup(held, { type: "tick", now: 1e9 })).toBe(held);
  expect(popupSeconds(held, 1e9)).toBe(15);
  const one = stepPopup(held, { type: "release", by: "pointer", now: 1e9 });
  expect(one).toEqual({ phase: "held", by: ["focus"] });
  expect(stepPopup(one, { type: "release", by: "focus", now: 1e9 })).toEqual(startPopup(1e9));
});

it("they never close sooner than 15 seconds after the last sign of the person, nor while held [TODO-01, A11Y-05]", () => {
  const by = fc.constantFrom("pointer", "focus", "cover", "person");
  const event = fc.record({
    type: fc.constantFrom("active", "tick", "hold", "release"),
    by,
    pause: fc.nat(20_000),
  });
  fc.assert(
    fc.property(fc.array(event), (events) => {
      let now = 0;
      let last = 0;
      let state = startPopup(now);
      for (const { pause, ...each } of events) {
        now += pause;
        const before = state;
        state = stepPopup(state, { ...each, now });
        if (before.phase === "ended") expect(state).toBe(before);
        else if (state.phase === "ended") {
          expect(before.phase).toBe("running");
          expect(now - last).toBeGreaterThanOrEqual(IDLE_MS);
        } else if (each.type !== "tick" && state !== before) last = now;
      }
    }),
  );
});

it("the clock counts the seconds down, stands still while the page is covered, ends once, and is silent once it was stopped [TODO-01]", () => {
  let now = 0;
  const { start, pass } = manualTimer();
  const ended = jest.fn();
  const clock = new PopupClock({ now: () => now, timer: start });
  const wait = (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      now += 1000;
      pass(1000);
    }
  };
  const stop = clock.start(ended);
  wait(5);
  expect(clock.getSnapshot()).toEqual({ phase: "running", seconds: 10, pinned: false });
  clock.hold("person");
  wait(60);
  expect(clock.getSnapshot()).toEqual({ phase: "held", seconds: 15, pinned: true });
  clock.release("person");
  wait(14);
  expect(ended).not.toHaveBeenCalled();
  wait(5);
  expect(ended).toHaveBeenCalledTimes(1);
  stop();
  let covered = false;
  const third = new PopupClock({ now: () => now, timer: start });
  const late = jest.fn();
  const stopThird = third.start(late, () => covered);
  wait(10);
  covered = true;
  wait(60);
  expect(third.getSnapshot()).toEqual({ phase: "held", seconds: 15, pinned: false });
  covered = false;
  wait(15);
  expect(late).not.toHaveBeenCalled();
  wait(1);
  expect(late).toHaveBeenCalledTimes(1);
  stopThird();
  const other = new PopupClock({ now: () => now, timer: start });
  other.start(ended)();
  wait(20);
  expect(ended).toHaveBeenCalledTimes(1);
});
