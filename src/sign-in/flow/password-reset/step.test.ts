import fc from "fast-check";
import {
  codeDigits,
  maskedContact,
  RESEND_MS,
  RESET_START,
  resendLeft,
  resetFieldErrors,
  stepReset as stepAt,
  type ResetEvent,
  type ResetState,
} from "./step";

const NOW = 1_000_000;
/** After the wait for another code. */
const LATER = NOW + RESEND_MS;
const stepReset = (state: ResetState, event: ResetEvent, now = NOW) => stepAt(state, event, now);

const asked = { type: "asked", account: "wang", contact: "13900000000" } as const;
const afterAll = (...events: ResetEvent[]): ResetState =>
  events.reduce<ResetState>((state, event) => stepReset(state, event)[0], RESET_START);
const atCode = () => afterAll(asked, { type: "sent", resetId: "r" });
const atPassword = () => stepReset(atCode(), { type: "proven", proof: "p" })[0];

it("goes from the account to the code to the password to the end [AUTH-06]", () => {
  const [sending, send] = stepReset(RESET_START, asked);
  expect(send).toEqual({ run: "send", account: "wang", contact: "13900000000" });
  const [code, showCode] = stepReset(sending, { type: "sent", resetId: "r" });
  expect([code.step, showCode]).toEqual(["code", { run: "show", step: "code" }]);
  const [checking, check] = stepReset(code, { type: "codeGiven", code: "123456" });
  expect(check).toEqual({ run: "check", resetId: "r", code: "123456" });
  const [password, show] = stepReset(checking, { type: "proven", proof: "p" });
  expect([password.step, show]).toEqual(["password", { run: "show", step: "password" }]);
  const [setting, set] = stepReset(password, { type: "passwordGiven", password: "new-pass-1" });
  expect(set).toEqual({ run: "set", proof: "p", password: "new-pass-1" });
  expect(stepReset(setting, { type: "set" })).toEqual([
    { ...setting, step: "done", busy: false, proof: null },
    { run: "finish" },
  ]);
});

it("sends again without another place in the history, and by the newest secret [AUTH-06]", () => {
  const [busy, effect] = stepReset(atCode(), { type: "askedAgain" }, LATER);
  expect(effect).toEqual({ run: "send", account: "wang", contact: "13900000000" });
  expect(stepReset(busy, { type: "sent", resetId: "r2" })).toEqual([
    {
      ...atCode(),
      resetId: "r2",
      status: { id: "forgot.sentAgain" },
    },
    null,
  ]);
});

it("takes a refusal to send again for no fault of the code, and for the newest word on it [AUTH-06]", () => {
  const [askedTwice] = stepReset(atCode(), { type: "askedAgain" }, LATER);
  const [twice] = stepReset(askedTwice, { type: "sent", resetId: "r2" });
  expect(twice.status).toEqual({ id: "forgot.sentAgain" });
  const [asking] = stepReset(twice, { type: "askedAgain" }, LATER);
  expect(asking).toMatchObject({ busy: true, again: true, status: null });
  const [refused] = stepReset(asking, { type: "failed", text: "too soon", over: false });
  expect(refused).toMatchObject({ busy: false, again: false, status: "too soon", problem: null });
  const [checking] = stepReset(refused, { type: "codeGiven", code: "123456" });
  expect(checking).toMatchObject({ busy: true, again: false });
  const [wrong] = stepReset(checking, { type: "failed", text: "wrong", over: false });
  expect(wrong.problem).toBe("wrong");
});

describe("the wait for another code", () => {
  const seconds = (state: ResetState) => state.hold?.seconds ?? 0;

  it("lasts 60 seconds after a code was sent; then it announces once that another can be requested [AUTH-06, A11Y-03]", () => {
    let state = atCode();
    const shown = [seconds(state)];
    const said = [state.status];
    for (const passed of [1, 999, 1_000, 30_500, 59_999, 60_000, 61_000]) {
      const [asking, effect] = stepReset(state, { type: "askedAgain" }, NOW + passed);
      expect([asking.busy, effect !== null]).toEqual(passed < 60_000 ? [false, false] : [true, true]);
      [state] = stepReset(state, { type: "ticked" }, NOW + passed);
      shown.push(seconds(state));
      said.push(state.status);
    }
    expect(shown).toEqual([60, 60, 60, 59, 30, 1, 0, 0]);
    expect(said).toEqual([...Array<null>(6).fill(null), ...Array(2).fill({ id: "forgot.canSend" })]);
    expect(stepReset(state, { type: "ticked" }, LATER + 9_000)[0]).toBe(state);
  });

  it("begins again with every code that is sent [AUTH-06]", () => {
    const [asking] = stepReset(atCode(), { type: "askedAgain" }, LATER);
    const [again] = stepReset(asking, { type: "sent", resetId: "r2" }, LATER + 2_000);
    expect(resendLeft(again, LATER + 3_000)).toBe(59_000);
  });

  it("is as long as a refusal says, and no refusal makes it shorter [AUTH-06]", () => {
    const [asking] = stepReset(atCode(), { type: "askedAgain" }, LATER);
    const refused = (wait: number) =>
      stepReset(asking, { type: "failed", text: "too many", over: false, wait }, LATER)[0];
    expect([seconds(refused(300_000)), refused(300_000).status]).toEqual([300, "too many"]);
    expect(stepReset(refused(300_000), { type: "askedAgain" }, LATER + 299_999)[1]).toBeNull();
    expect(stepReset(refused(300_000), { type: "askedAgain" }, LATER + 300_000)[1]).not.toBeNull();
    expect(resendLeft(refused(0), LATER)).toBe(0);
    const [checking] = stepReset(atCode(), { type: "codeGiven", code: "123456" });
    const [wrong] = stepReset(checking, { type: "failed", text: "wrong", over: false, wait: 900_000 });
    expect(wrong.hold).toBe(checking.hold);
    const early: ResetState = { ...checking, again: true };
    const [shorter] = stepReset(early, { type: "failed", text: "no", over: false, wait: 2_000 });
    expect(shorter.hold).toBe(early.hold);
  });

  it("does not outlast a clock that was set back [AUTH-06]", () => {
    expect(resendLeft(atCode(), NOW - 3_600_000)).toBe(0);
  });

  it("ends silently at another step, which shows no word on codes [AUTH-06]", () => {
    const [back] = stepReset(stepReset(atCode(), { type: "ticked" }, LATER)[0], { type: "shown", step: "" });
    expect([back.step, back.status]).toEqual(["who", null]);
    const [early] = stepReset(atCode(), { type: "shown", step: "" });
    const [passed] = stepReset(early, { type: "ticked" }, LATER);
    expect([passed.hold, passed.status]).toEqual([null, null]);
  });
});

it("keeps the step and what was typed when something fails, and starts again when it is over [AUTH-06]", () => {
  const failed = (over: boolean) => stepReset(atPassword(), { type: "failed", text: "no", over });
  expect(failed(false)).toEqual([{ ...atPassword(), problem: "no" }, null]);
  const [start, effect] = failed(true);
  expect(start).toMatchObject({ step: "who", account: "wang", problem: "no", proof: null });
  expect(effect).toEqual({ run: "show", step: "who" });
});

it("follows the browser back and forward as far as has been earned [AUTH-06]", () => {
  const to = (state: ResetState, step: string) => stepReset(state, { type: "shown", step })[0].step;
  expect(to(atCode(), "")).toBe("who");
  expect(to(stepReset(atCode(), { type: "shown", step: "" })[0], "code")).toBe("code");
  expect(to(RESET_START, "password")).toBe("who");
  expect(to(atCode(), "password")).toBe("who");
  expect(to(atPassword(), "code")).toBe("who");
  expect(to(afterAll(asked, { type: "sent", resetId: "r" }, { type: "set" }), "code")).toBe("done");
});

it("asks for one thing at a time, whatever happens in whatever order [AUTH-06]", () => {
  const events = fc.constantFrom<ResetEvent>(
    asked,
    { type: "askedAgain" },
    { type: "codeGiven", code: "123456" },
    { type: "passwordGiven", password: "new-pass-1" },
    { type: "sent", resetId: "r" },
    { type: "proven", proof: "p" },
    { type: "failed", text: "no", over: false },
    { type: "ticked" },
    { type: "shown", step: "code" },
    { type: "shown", step: "password" },
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(events, fc.nat(2 * RESEND_MS)), { maxLength: 12 }), (all) => {
      let state = RESET_START;
      let now = NOW;
      for (const [event, passed] of all) {
        now += passed;
        const [next, effect] = stepReset(state, event, now);
        const works = effect?.run === "send" || effect?.run === "check" || effect?.run === "set";
        if (works && state.busy) return false;
        if (works && !next.busy) return false;
        if (next.step === "password" && next.proof === null) return false;
        if (next.step === "code" && next.resetId === null) return false;
        state = next;
      }
      return true;
    }),
  );
});

it.each([
  [{ account: "", contact: "13900000000" }, ["account"]],
  [{ account: " a ", contact: "139-0000 0000" }, []],
  [{ account: "a", contact: "+86 13900000000" }, []],
  [{ account: "a", contact: " a@b.cn " }, []],
  [{ account: "a", contact: "1390000000" }, ["contact"]],
  [{ account: " ", contact: "" }, ["account", "contact"]],
])("says what is wrong with %j [AUTH-06]", (fields, wrong) => {
  expect(Object.keys(resetFieldErrors(fields))).toEqual(wrong);
});

it.each([
  ["123 456", "123456"],
  ["您的验证码是 123456", "123456"],
  ["１２３４５６", "123456"],
  ["1234567", "123456"],
  ["abc", ""],
])("reads %s as a code [AUTH-06]", (typed, code) => {
  expect(codeDigits(typed)).toBe(code);
});

it("shows a contact so that its owner knows it and others do not learn it [AUTH-06]", () => {
  expect(maskedContact("139 0000 1234")).toBe("139****1234");
  expect(maskedContact("+86 13900001234")).toBe("139****1234");
  expect(maskedContact("teacher@school.example")).toBe("t***@school.example");
});

it("begins again and says so where the page was loaded again on the way [AUTH-06]", () => {
  const [state, effect] = stepReset(RESET_START, { type: "lost" });
  expect(state).toMatchObject({ step: "who", status: { id: "forgot.lost" } });
  expect(effect).toBeNull();
});
