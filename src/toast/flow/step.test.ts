import { MOST_LOGGED } from "../core/toastLog";
import type { Toast } from "../../base/core/wire/text";
import {
  EMPTY_LOG,
  stepToasts,
  unreadOf,
  type ToastLogState,
  type ToastEffect,
  type ToastEvent,
} from "./step";
import type { HowShown } from "../../base/flow/toast/ToastPolicy";

const info = (text: string, fields: Partial<Toast> = {}): Toast => ({ severity: "info", text, ...fields });
const said = (
  text: string,
  now: number,
  fields: Partial<Toast> = {},
  howShown: HowShown = "shown",
): ToastEvent => ({ type: "said", toast: info(text, fields), now, howShown });
const waiting = (text: string, now: number) => said(text, now, {}, "waiting");
const again = (text: string, now: number) => said(text, now, {}, "again");
const wished = (
  quietUntil: number | null,
  now: number,
  stay: ToastLogState["stay"] = "normal",
): ToastEvent => ({
  type: "wished",
  wishes: { stay, quietUntil },
  now,
});

/** The state after events, and the effects on the way. */
function play(...events: readonly ToastEvent[]) {
  let state = EMPTY_LOG;
  const effects: ToastEffect[] = [];
  for (const event of events) {
    const [next, effect] = stepToasts(state, event);
    state = next;
    if (effect) effects.push(effect);
  }
  return { state, effects, texts: state.log.map(({ text }) => text) };
}

describe("the flow of toasts", () => {
  it("shows them for as long as the person chose, and enters them in the log as read, newest first [MORE-03]", () => {
    const { state, effects, texts } = play(said("one", 1), wished(null, 2, "longer"), said("two", 3));
    expect(effects).toEqual([
      { run: "show", toast: info("one") },
      { run: "show", toast: info("two", { duration: 10_000 }) },
    ]);
    expect(texts).toEqual(["two", "one"]);
    expect(state.log).toEqual([
      { id: 2, severity: "info", text: "two", time: 3, times: 1, held: false, read: true },
      { id: 1, severity: "info", text: "one", time: 1, times: 1, held: false, read: true },
    ]);
  });

  it("holds them during quiet, unread, except those of importance 5 [MORE-03]", () => {
    const { state, effects, texts } = play(
      wished(100, 0),
      said("held", 1),
      said("fire", 2, { importance: 5 }),
      said("failed", 3, { severity: "error", answer: true }),
    );
    expect(effects.map((effect) => effect.run === "show" && effect.toast.text)).toEqual(["fire", "failed"]);
    expect(texts).toEqual(["failed", "fire", "held"]);
    expect(state.log.map(({ held, read }) => [held, read])).toEqual([
      [false, true],
      [false, true],
      [true, false],
    ]);
    expect(unreadOf(state)).toBe(1);
  });

  it("counts repetitions during quiet in one entry with the latest time [MORE-03]", () => {
    const { state } = play(wished(100, 0), said("again", 1), said("other", 2), said("again", 3));
    expect(state.log.map(({ text, time, times }) => [text, time, times])).toEqual([
      ["again", 3, 2],
      ["other", 2, 1],
    ]);
    expect(new Set(state.log.map(({ id }) => id)).size).toBe(2);
  });

  it("counts repetitions of a toast on the screen in its entry; later ones get another [MORE-03]", () => {
    const { state, effects } = play(said("cut", 1), said("other", 2), again("cut", 3), said("cut", 4));
    expect(effects).toHaveLength(4);
    expect(state.log.map(({ text, time, times, read }) => [text, time, times, read])).toEqual([
      ["cut", 4, 1, true],
      ["cut", 3, 2, true],
      ["other", 2, 1, true],
    ]);
  });

  it("keeps waiting ones unread until they are shown [MORE-03]", () => {
    const { state } = play(waiting("late", 1), again("late", 2), waiting("later", 3));
    expect([unreadOf(state), state.log.length]).toEqual([2, 2]);
    const [seen] = stepToasts(state, { type: "seen", toast: info("late") });
    expect(seen.log.map(({ text, read }) => [text, read])).toEqual([
      ["later", false],
      ["late", true],
    ]);
  });

  it("counts held ones at the end of quiet, and does not mark them as read by a card with the same text [MORE-03]", () => {
    const { state, effects } = play(
      waiting("a", 1),
      wished(100, 2),
      said("b", 3),
      said("c", 4),
      wished(null, 5),
    );
    expect(effects.at(-1)).toEqual({ run: "tell", count: 2 });
    expect(unreadOf(stepToasts(state, { type: "seen", toast: info("b") })[0])).toBe(3);
  });

  it("says once at the end of quiet how many were held, however it ended [MORE-03]", () => {
    const events = [wished(100, 0), said("a", 1), said("b", 2)];
    const tell = { run: "tell", count: 2 };
    expect(play(...events, wished(100, 100), wished(null, 101)).effects).toEqual([tell]);
    expect(play(...events, wished(null, 3), wished(null, 4)).effects).toEqual([tell]);
    expect(play(wished(100, 0), wished(null, 3)).effects).toEqual([]);
  });

  it("does not announce what an open log shows, and marks all as read when the log closes [MORE-03]", () => {
    const { state, effects } = play(wished(100, 0), said("a", 1), { type: "opened" }, wished(null, 2));
    expect(effects).toEqual([]);
    expect(unreadOf(state)).toBe(1);
    const [closed] = stepToasts(state, { type: "closed" });
    expect(unreadOf(closed)).toBe(0);
    expect(closed.log).toHaveLength(1);
  });

  it(`keeps the latest ${MOST_LOGGED} [MORE-03]`, () => {
    const events = Array.from({ length: MOST_LOGGED + 5 }, (_, index) => said(String(index), index));
    const { state, texts } = play(...events);
    expect([texts[0], texts.at(-1), texts.length]).toEqual([String(MOST_LOGGED + 4), "5", 200]);
    expect(new Set(state.log.map(({ id }) => id)).size).toBe(200);
  });

  it("forgets everything with the person [SEC-03]", () => {
    expect(play(wished(100, 0, "longer"), said("a", 1), { type: "forgotten" }).state).toEqual(EMPTY_LOG);
  });
});

it("goes on from what an earlier page of the tab has left, below what was said meanwhile [MORE-03]", () => {
  const said = (text: string, now: number) =>
    ({ type: "said", toast: { severity: "info", text }, now, howShown: "shown" }) as const;
  const before = stepToasts(stepToasts(EMPTY_LOG, said("a", 1))[0], said("b", 2))[0];
  const [fresh] = stepToasts(EMPTY_LOG, said("c", 3));
  const [both] = stepToasts(fresh, { type: "recalled", log: before.log });
  expect(both.log.map(({ id, text }) => [id, text])).toEqual([
    [3, "c"],
    [2, "b"],
    [1, "a"],
  ]);
});
