import type { Failure } from "../wire/failure";
import { httpFailure, settle } from "../wire/answer";
import { readEnvelope, type Envelope } from "../wire/envelope";
import { checkLogin } from "./loginForm";
import { bindAddress, bindParametersOf, loginFault, loginOutcome, loginProblem } from "./loginOutcome";

const site = { oneProxy: false, root: "pages" };
const envelope = (fields: Record<string, unknown>): Envelope => {
  const read = readEnvelope(fields);
  if (!read) throw new Error("no envelope");
  return read;
};
/** What a call comes to that is answered with this envelope, or with none. */
const asked = (fields: Record<string, unknown>) => settle({ kind: "envelope", envelope: envelope(fields) });
const failed = (error: Failure) => settle({ kind: "failed", error });

describe("the answer to a login", () => {
  it("of 200 leads on, with what decides where to [AUTH-04]", () => {
    const data = { unitType: 1, unitId: 100, userType: 3 };
    expect(loginOutcome(asked({ status: 200, data }), site)).toEqual({
      next: "redirect",
      person: { unitType: 1, unitId: "100", userType: 3 },
    });
    expect(loginOutcome(asked({ status: 200, data: { unitId: "1", userType: 2 } }), site)).toMatchObject({
      person: { unitType: 2 },
    });
  });

  it("of 400 with another code than invalid_grant leads to the bind page [AUTH-04, AUTH-05]", () => {
    const data = { openid: "o&1", unionid: "u" };
    expect(loginOutcome(asked({ status: 400, code: "not_bound", data }), site, { deviceId: "d" })).toEqual({
      next: "bind",
      address: "/bind/?openid=o%261&unionid=u&deviceId=d",
    });
  });

  it("of the same kind at the bind page itself is a message, so that it does not lead to itself [AUTH-04]", () => {
    const answer = asked({ status: 400, code: "not_bound", message: "尚未绑定|||Not linked" });
    expect(loginOutcome(answer, site, { openid: "o" })).toEqual({
      next: "message",
      text: "尚未绑定|||Not linked",
    });
  });

  it.each([
    [
      { status: 400, code: "invalid_grant", message: "密码错误|||Wrong password" },
      "密码错误|||Wrong password",
    ],
    [{ status: 400, message: "no code" }, "no code"],
    [{ status: 400, code: "invalid", fieldErrors: [{ message: "too short" }] }, "too short"],
    [{ status: 423, code: "locked", message: "locked" }, "locked"],
    [{ status: 500 }, { id: "api.serverError" }],
  ])("else is a message: %j [AUTH-04]", (fields, text) => {
    expect(loginOutcome(asked(fields), site)).toEqual({ next: "message", text });
  });

  it("is the same in the envelope of another HTTP status, but no success [AUTH-04]", () => {
    const of = (fields: Record<string, unknown>, httpStatus: number) =>
      failed(httpFailure({ status: httpStatus, statusText: "" }, envelope(fields)));
    const unbound = { status: 400, code: "not_bound", data: { openid: "o" } };
    expect(loginOutcome(of(unbound, 400), site)).toEqual(loginOutcome(asked(unbound), site));
    expect(loginOutcome(of(unbound, 401), site)).toEqual(loginOutcome(asked(unbound), site));
    expect(loginOutcome(of({ status: 200, code: "not_bound" }, 400), site).next).toBe("message");
    const silent = failed(httpFailure({ status: 400, statusText: "" }, null));
    expect(loginOutcome(silent, site)).toEqual({ next: "message", text: "400" });
    expect(loginOutcome(asked({ status: 200 }), site).next).toBe("redirect");
  });

  it("that is no envelope has words too, the platform's own where it gave some [AUTH-04]", () => {
    expect(loginFault({ kind: "transport", fault: "network", text: { id: "api.network" } })).toEqual({
      id: "api.network",
    });
    expect(
      loginFault({
        kind: "transport",
        fault: "timeout",
        text: { id: "api.timeout", values: { n: 30_000 } },
      }),
    ).toEqual({ id: "account.noAnswer" });
    const limited = envelope({ status: 429, message: "稍后|||Later" });
    const late = httpFailure({ status: 429, statusText: "Too Many Requests" }, limited);
    expect(loginFault(late)).toBe("稍后|||Later");
  });
});

describe("where the words for a login that did not work stand", () => {
  it.each([
    [{ status: 400, code: "invalid_grant" }, "password"],
    [{ status: 400, code: "x", fieldErrors: [{ message: "f" }] }, "password"],
    [{ status: 400, code: "expired" }, "form"],
    [{ status: 429, code: "too_many_attempts" }, "form"],
    [{ status: 500, code: "invalid_grant" }, "form"],
  ])("for %j is the %s [AUTH-04, API-09]", (fields, place) => {
    const data = envelope(fields);
    expect(loginProblem("words", asked(fields).error)).toEqual({ [place]: "words", code: fields.code });
    const error = httpFailure({ status: fields.status, statusText: "" }, data);
    expect(loginProblem("words", error)).toEqual({ [place]: "words", code: fields.code });
  });

  it("is the form where there was no envelope at all [API-09]", () => {
    expect(loginProblem("words")).toEqual({ form: "words" });
    const error = httpFailure({ status: 400, statusText: "" }, null);
    expect(loginProblem("words", error)).toEqual({ form: "words" });
  });
});

describe("the bind page's address", () => {
  const known = { id: "1", openid: "2", unionid: "3", deviceId: "4" };

  it("is /bind/, or below the root in one-proxy mode, with what is known [AUTH-05]", () => {
    const query = "id=1&openid=2&unionid=3&deviceId=4";
    expect(bindAddress(site, known)).toBe(`/bind/?${query}`);
    expect(bindAddress({ oneProxy: true, root: "school" }, known)).toBe(
      `/school/login/pc_bind_all/index.html?${query}`,
    );
    expect(bindAddress(site, { openid: "" })).toBe("/bind/");
  });

  it("says again what it was told, and where the person wanted to go [AUTH-05, REDIR-01]", () => {
    const wished = { ...known, openid: "o&=#1", redirect_uri: "/pages/x?a=1#/b" };
    const address = bindAddress(site, wished);
    expect(bindParametersOf(`https://portal.school.test${address}`)).toEqual(wished);
    expect(bindParametersOf("https://portal.school.test/login/?openid=&x=1")).toEqual({});
  });

  it("keeps to what the platform may tell: nothing in its answer names another place to go to [REDIR-05]", () => {
    const data = { openid: "o", redirect_uri: "https://evil.example/", id: 7 };
    expect(loginOutcome(asked({ status: 400, code: "not_bound", data }), site)).toEqual({
      next: "bind",
      address: "/bind/?id=7&openid=o",
    });
  });
});

describe("the login box", () => {
  it("trims both fields and requires both [AUTH-03]", () => {
    expect(checkLogin({ username: " u ", password: " p " })).toEqual({
      values: { username: "u", password: "p" },
    });
    expect(checkLogin({ username: " ", password: "p" })).toEqual({
      errors: { username: { id: "login.usernameRequired" }, password: false },
    });
    expect(checkLogin({ username: "", password: "\t" })).toEqual({
      errors: { username: { id: "login.usernameRequired" }, password: { id: "login.passwordRequired" } },
    });
  });
});
