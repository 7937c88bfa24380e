import { IDLE, stepSubApp, type SubAppEvent, type SubAppState } from "./step";

const entry = { script: "http://portal.test/notes/main.1.js" };
const failure = { reason: "scriptFailed", detail: "why" } as const;

const STATES: readonly SubAppState[] = [
  { phase: "idle", attempt: 3 },
  { phase: "fetchingManifest", attempt: 3 },
  { phase: "loadingScript", attempt: 3, entry },
  { phase: "mounting", attempt: 3, entry },
  { phase: "ready", attempt: 3, entry },
  { phase: "failed", attempt: 3, ...failure },
];

const EVENTS: readonly SubAppEvent[] = [
  { type: "open" },
  { type: "retry" },
  { type: "close" },
  { type: "manifestRead", attempt: 3, entry },
  { type: "scriptLoaded", attempt: 3 },
  { type: "mounted", attempt: 3 },
  { type: "timedOut", attempt: 3 },
  { type: "failed", attempt: 3, reason: "crashed", detail: "late" },
];

/** What each event does in each state, as `next phase, effect`; states and events in the order above. */
const TABLE: Readonly<Record<SubAppEvent["type"], readonly (string | null)[]>> = {
  open: ["fetchingManifest fetchManifest", null, null, null, null, null],
  retry: [null, null, null, null, null, "fetchingManifest fetchManifest"],
  close: [null, "idle discard", "idle discard", "idle discard", "idle discard", "idle discard"],
  manifestRead: [null, "loadingScript loadScript", null, null, null, null],
  scriptLoaded: [null, null, "mounting mount", null, null, null],
  mounted: [null, null, null, "ready -", null, null],
  timedOut: [null, "failed discard", "failed discard", "failed discard", null, null],
  failed: [null, "failed discard", "failed discard", "failed discard", "failed discard", null],
};

describe("the life of a sub-application", () => {
  it.each(EVENTS.flatMap((event) => STATES.map((state, column) => ({ event, state, column }))))(
    "answers $event.type in $state.phase [VIEW-01, VIEW-04]",
    ({ event, state, column }) => {
      const [next, effect] = stepSubApp(state, event);
      const expected = TABLE[event.type][column];
      if (expected === null) {
        expect(next).toBe(state);
        expect(effect).toBeNull();
      } else expect(`${next.phase} ${effect?.run ?? "-"}`).toBe(expected);
    },
  );

  it.each(EVENTS.filter((event) => "attempt" in event))(
    "ignores $type of an earlier attempt in every state [VIEW-04]",
    (event) => {
      for (const state of STATES) expect(stepSubApp(state, { ...event, attempt: 2 })).toEqual([state, null]);
    },
  );

  it("counts a new attempt on open, retry and close, so that late answers are known [VIEW-04]", () => {
    expect(stepSubApp(IDLE, { type: "open" })[0].attempt).toBe(1);
    expect(stepSubApp({ phase: "failed", attempt: 1, ...failure }, { type: "retry" })[0].attempt).toBe(2);
    expect(stepSubApp({ phase: "mounting", attempt: 2, entry }, { type: "close" })[0].attempt).toBe(3);
  });

  it("keeps the reason and the detail of a failure, and says what did not answer in time [VIEW-04]", () => {
    const [failed] = stepSubApp(
      { phase: "ready", attempt: 1, entry },
      { type: "failed", attempt: 1, ...failure },
    );
    expect(failed).toEqual({ phase: "failed", attempt: 1, ...failure });
    const [late] = stepSubApp(
      { phase: "loadingScript", attempt: 1, entry },
      { type: "timedOut", attempt: 1 },
    );
    expect(late).toEqual({ phase: "failed", attempt: 1, reason: "timedOut", detail: "loadingScript" });
  });
});
