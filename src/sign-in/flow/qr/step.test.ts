import fc from "fast-check";
import {
  beginningQr,
  LONGEST_PAUSE,
  readQrCode,
  readQrProgress,
  stepQr,
  type QrCode,
  type QrEffect,
  type QrEvent,
  type QrProgress,
  type QrState,
} from "./step";
import { TRIP_LIFETIME } from "../../core/social";

const NOW = 1_000_000;
const code: QrCode = {
  deviceCode: "d1",
  userCode: "4711",
  picture: "data:image/svg+xml,x",
  page: null,
  until: NOW + 180_000,
  interval: 2_000,
};

/** Runs events one after the other; returns the last state and all effects. */
function run(events: readonly QrEvent[], start: QrState = beginningQr(false)) {
  const effects: (QrEffect | null)[] = [];
  const state = events.reduce((before, event) => {
    const [after, effect] = stepQr(before, event);
    effects.push(effect);
    return after;
  }, start);
  return { state, effects, last: effects.at(-1) };
}

const begun: QrEvent = { type: "begun", code, now: NOW };
const due = (now = NOW + 2_000): QrEvent => ({ type: "due", now });
const checked = (answer: QrProgress, now = NOW + 2_100): QrEvent => ({
  type: "checked",
  deviceCode: "d1",
  answer,
  now,
});
const pending: QrProgress = { progress: "authorization_pending" };

describe("a code to scan", () => {
  it("is checked, with a pause before each request [AUTH-13]", () => {
    const { state, effects } = run([begun, due(), checked(pending), due(NOW + 4_000)]);
    expect(effects).toEqual([
      { run: "wait", milliseconds: 2_000 },
      { run: "check", deviceCode: "d1" },
      { run: "wait", milliseconds: 2_000 },
      { run: "check", deviceCode: "d1" },
    ]);
    expect(state.phase).toBe("waiting");
  });

  it("says who has scanned it and keeps checking [AUTH-13]", () => {
    const { state, last } = run([begun, due(), checked({ progress: "scanned", name: "王|||Wang" })]);
    expect(state).toMatchObject({ phase: "scanned", name: "王|||Wang" });
    expect(last).toEqual({ run: "wait", milliseconds: 2_000 });
  });

  it("signs in once when it is confirmed, whatever follows [AUTH-13, SEC-04]", () => {
    const confirmed: QrProgress = { progress: "confirmed", back: { code: "c", state: "s" } };
    const { state, effects } = run([begun, due(), checked(confirmed), checked(confirmed), due(), begun]);
    expect(effects.filter((effect) => effect?.run === "signIn")).toEqual([
      { run: "signIn", back: { code: "c", state: "s" } },
    ]);
    expect(state.phase).toBe("signingIn");
  });

  it.each([
    ["access_denied", "refused"],
    ["expired_token", "expired"],
  ] as const)("ends with the answer %s, and can be renewed [AUTH-13]", (progress, phase) => {
    const over = run([begun, due(), checked({ progress })]);
    expect(over.state).toEqual({ phase, hidden: false });
    expect(over.last).toBeNull();
    expect(stepQr(over.state, { type: "refresh" })).toEqual([beginningQr(false), { run: "begin" }]);
  });

  it("expires at its time, without another request [AUTH-13]", () => {
    expect(run([begun, due(code.until)])).toMatchObject({ state: { phase: "expired" }, last: null });
    expect(run([begun, due(), checked(pending, code.until - 500)]).last).toEqual({
      run: "wait",
      milliseconds: 500,
    });
  });

  it("is not checked while the page is hidden, and at once when it is visible [AUTH-13]", () => {
    const hidden = run([begun, { type: "hidden" }, due()]);
    expect(hidden.last).toBeNull();
    expect(stepQr(hidden.state, { type: "visible", now: NOW + 9_000 })[1]).toEqual({
      run: "check",
      deviceCode: "d1",
    });
    expect(stepQr(hidden.state, { type: "visible", now: code.until })[0]).toEqual({
      phase: "expired",
      hidden: false,
    });
  });

  it("stays while the platform cannot be reached, is checked less and less often, and recovers [REL-01]", () => {
    const unreachable: QrEvent = { type: "unreachable", deviceCode: "d1", now: NOW };
    const many = run(Array.from({ length: 12 }, () => [due(), unreachable]).flat(), run([begun]).state);
    const pauses = many.effects.flatMap((effect) => (effect?.run === "wait" ? [effect.milliseconds] : []));
    expect(pauses.slice(0, 4)).toEqual([4_000, 8_000, LONGEST_PAUSE, LONGEST_PAUSE]);
    expect(many.state).toMatchObject({ phase: "waiting", failures: 8 });
    expect(run([due(), checked(pending)], many.state)).toMatchObject({
      state: { failures: 0 },
      last: { run: "wait", milliseconds: 2_000 },
    });
  });

  it("ignores answers about another code, and unexpected ones [SEC-04]", () => {
    const other: QrEvent = {
      type: "checked",
      deviceCode: "d0",
      answer: { progress: "confirmed", back: { code: "c", state: "s" } },
      now: NOW,
    };
    expect(run([begun, due(), other]).last).toBeNull();
    expect(run([begun, { ...other, deviceCode: "d1" }]).last).toBeNull();
  });

  it("shows why it failed and can be tried again [REL-01]", () => {
    const failed = run([{ type: "failed", text: "no" }]);
    expect(failed.state).toEqual({ phase: "failed", text: "no", hidden: false });
    expect(run([{ type: "refresh" }, begun], failed.state).state.phase).toBe("waiting");
  });

  it("never sends a check while hidden, closed or expired, sends one at a time, and signs in once per code, whatever happens [AUTH-13, SEC-04]", () => {
    const answers = fc.oneof(
      fc.constant<QrProgress>(pending),
      fc.constant<QrProgress>({ progress: "scanned", name: null }),
      fc.constant<QrProgress>({ progress: "access_denied" }),
      fc.constant<QrProgress>({ progress: "expired_token" }),
      fc.constant<QrProgress>({ progress: "confirmed", back: { code: "c", state: "s" } }),
    );
    const now = fc.integer({ min: NOW, max: NOW + 200_000 });
    const deviceCode = fc.constantFrom("d1", "d2");
    const events: fc.Arbitrary<QrEvent> = fc.oneof(
      fc.record({
        type: fc.constant("begun" as const),
        code: deviceCode.map((name) => ({ ...code, deviceCode: name })),
        now,
      }),
      fc.record({ type: fc.constant("due" as const), now }),
      fc.record({ type: fc.constant("checked" as const), deviceCode, answer: answers, now }),
      fc.record({ type: fc.constant("unreachable" as const), deviceCode, now }),
      fc.record({ type: fc.constant("visible" as const), now }),
      fc.constantFrom<QrEvent>(
        { type: "hidden" },
        { type: "refresh" },
        { type: "close" },
        { type: "failed", text: "x" },
      ),
    );
    fc.assert(
      fc.property(fc.array(events, { maxLength: 40 }), (list) => {
        let state = beginningQr(false);
        let begins = 1;
        let signIns = 0;
        for (const event of list) {
          const [after, effect] = stepQr(state, event);
          if (effect?.run === "check") {
            expect(after).toMatchObject({ asking: true, hidden: false });
            expect("asking" in state && state.asking).toBe(false);
          }
          if (effect?.run === "wait") expect(effect.milliseconds).toBeLessThanOrEqual(LONGEST_PAUSE);
          if (state.phase === "closed") expect([after, effect]).toEqual([state, null]);
          if (effect?.run === "begin") begins += 1;
          if (effect?.run === "signIn") signIns += 1;
          state = after;
        }
        expect(signIns).toBeLessThanOrEqual(begins);
      }),
    );
  });
});

describe("the platform's answer about a code", () => {
  const context = { now: NOW, site: { allowedOrigins: [] }, origin: "https://p.test" };
  const wire = {
    device_code: "d",
    user_code: "0042",
    verification_uri_complete: "https://p.test/provider/x/scan?code=s",
    picture: "data:image/svg+xml,%3Csvg/%3E",
    expires_in: 180,
    interval: 2,
  };

  it("is read in RFC 8628's names [AUTH-13]", () => {
    expect(readQrCode(wire, context)).toEqual({
      deviceCode: "d",
      userCode: "0042",
      picture: wire.picture,
      page: wire.verification_uri_complete,
      until: NOW + 180_000,
      interval: 2_000,
    });
  });

  it.each([
    ["a picture from elsewhere", { picture: "https://evil.example/x.svg" }],
    ["a page instead of a picture", { picture: "data:text/html,x" }],
    ["no device code", { device_code: "" }],
  ])("is invalid with %s [SEC-02]", (_, wrong) => {
    expect(readQrCode({ ...wire, ...wrong }, context)).toBeNull();
  });

  it("has only allowed addresses, ends with its trip, and is not checked too often [AUTH-13, REDIR-05]", () => {
    const odd = { verification_uri_complete: "https://evil.example/", expires_in: 1e9, interval: 0.001 };
    expect(readQrCode({ ...wire, ...odd }, context)).toMatchObject({
      page: null,
      until: NOW + TRIP_LIFETIME,
      interval: 1_000,
    });
    const none = readQrCode({ ...wire, expires_in: "soon", interval: null }, context);
    expect(none).toMatchObject({ until: NOW + 60_000, interval: 5_000 });
  });

  it("is understood or ignored, whatever it is [REL-01]", () => {
    expect(readQrProgress({ progress: "scanned", name: "" })).toEqual({ progress: "scanned", name: null });
    expect(readQrProgress({ progress: "confirmed", code: "c", state: "s", extra: 1 })).toEqual({
      progress: "confirmed",
      back: { code: "c", state: "s" },
    });
    expect(readQrProgress({ progress: "confirmed", code: {} })).toEqual({ progress: "confirmed", back: {} });
    expect(readQrProgress({ progress: "slow_down" })).toBeNull();
    fc.assert(
      fc.property(fc.jsonValue(), (anything) => {
        expect(() => [readQrProgress(anything), readQrCode(anything, context)]).not.toThrow();
      }),
    );
  });
});
