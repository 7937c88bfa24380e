import fc from "fast-check";
import {
  codeDigits,
  maskedContact,
  RESET_START,
  resetFieldErrors,
  stepReset,
  type ResetEvent,
  type ResetState,
} from "./passwordReset";

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
  const [busy, effect] = stepReset(atCode(), { type: "askedAgain" });
  expect(effect).toEqual({ run: "send", account: "wang", contact: "13900000000" });
  expect(stepReset(busy, { type: "sent", resetId: "r2" })).toEqual([
    { ...atCode(), resetId: "r2", status: { id: "forgot.sentAgain" } },
    null,
  ]);
});

it("takes a refusal to send again for no fault of the code, and for the newest word on it [AUTH-06]", () => {
  const twice = afterAll(
    asked,
    { type: "sent", resetId: "r" },
    { type: "askedAgain" },
    { type: "sent", resetId: "r2" },
  );
  const [asking] = stepReset(twice, { type: "askedAgain" });
  expect(asking).toMatchObject({ busy: true, again: true, status: null });
  const [refused] = stepReset(asking, { type: "failed", text: "too soon", over: false });
  expect(refused).toMatchObject({ busy: false, again: false, status: "too soon", problem: null });
  const [checking] = stepReset(refused, { type: "codeGiven", code: "123456" });
  expect(checking).toMatchObject({ busy: true, again: false });
  const [wrong] = stepReset(checking, { type: "failed", text: "wrong", over: false });
  expect(wrong.problem).toBe("wrong");
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
    { type: "shown", step: "code" },
    { type: "shown", step: "password" },
  );
  fc.assert(
    fc.property(fc.array(events, { maxLength: 12 }), (all) => {
      let state = RESET_START;
      for (const event of all) {
        const [next, effect] = stepReset(state, event);
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
