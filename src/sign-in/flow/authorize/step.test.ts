import fc from "fast-check";
import { beginAuthorize, stepAuthorize, type AuthorizeEvent, type AuthorizeState } from "./step";
import { readAskingClient, type AskingClient } from "../../core/authorize/askingClient";
import { denialAddress, readAuthorization } from "../../core/authorize/authorization";
import {
  isReturnAddress,
  readAuthorizeRequest,
  returnAddress,
  type AuthorizeRequest,
} from "../../core/authorize/authorizeRequest";
import { isAuthorizePage, wayBack } from "../../../base/core/address/authorizePage";
import { targetAfterLogin } from "../../../base/core/address/redirect";
import { DEFAULT_SITE } from "../../../base/core/site/siteConfig";
import { takeSecrets } from "../../../base/core/address/secrets";
import type { Failure } from "../../../base/core/wire/failure";
import { httpFailure, settle } from "../../../base/core/wire/answer";

const BACK = "https://app.example/back?from=portal";
const request: AuthorizeRequest = {
  clientId: "app",
  redirectUri: BACK,
  responseType: null,
  state: "s&1",
  scope: "profile school",
  challenge: null,
  challengeMethod: null,
  asksAgain: false,
};
const envelope = (status: number, data: unknown = null, code = "", message = "") =>
  settle({ kind: "envelope", envelope: { status, code, message, fieldErrors: [], data } });
const failed = (error: Failure) => settle({ kind: "failed", error });
const client: AskingClient = { name: "App", scopes: [], matched: true, consented: false };
const person = { id: "7", name: "王", loginName: "wang", unitName: "一中" };
const asking: AuthorizeState = { phase: "asking", client, person, problem: null, busy: false };
const LOCAL = "http://localhost";

describe("the authorize page's address", () => {
  it.each([
    ["http://h/authorize", true],
    ["http://h/oauth/authorize/?client_id=x", true],
    ["http://h/pages/login/authorize/index.html#/", true],
    ["/authorize?x", true],
    ["http://h/authorized", false],
    ["http://h/login/?redirect_uri=/authorize", false],
    ["http://h/login/#/authorize", false],
    ["http://authorize/login/", false],
  ])("%s: %s [AUTH-12]", (href, is) => {
    expect(isAuthorizePage(href)).toBe(is);
  });

  it("keeps the application's state, and no secret beside it [AUTH-12, AUTH-17]", () => {
    const href = `${LOCAL}/authorize/?client_id=a&state=s&username=u&password=p&token=t`;
    expect(takeSecrets(href)).toEqual({
      secrets: { username: "u", password: "p", token: "t" },
      cleanHref: `${LOCAL}/authorize/?client_id=a&state=s`,
    });
    expect(takeSecrets(`${LOCAL}/login/?state=s`).cleanHref).toBe(`${LOCAL}/login/`);
  });

  it("is opened again with its whole request after a sign-in elsewhere, and with no secret [AUTH-12, REDIR-02]", () => {
    const path = `/authorize/?client_id=app&redirect_uri=${encodeURIComponent(BACK)}&state=s%261&scope=profile#/x`;
    const after = (href: string, allowedOrigins: string[] = []) =>
      targetAfterLogin({
        href,
        origin: LOCAL,
        site: { ...DEFAULT_SITE, allowedOrigins },
        device: { mobile: false },
        person: { unitType: 2, unitId: "2", userType: 2 },
        code: "login",
        development: false,
      });
    const back = wayBack(path);
    expect(back.startsWith("/login/?redirect_uri=%2Fauthorize%2F")).toBe(true);
    expect(takeSecrets(LOCAL + back)).toEqual({ secrets: {}, cleanHref: LOCAL + back });
    expect(after(LOCAL + back)).toBe(LOCAL + path);
    expect(after(LOCAL + wayBack("/authorize/?client_id=a&token=t&ticket=t&password=p&code=c&state=s"))).toBe(
      `${LOCAL}/authorize/?client_id=a&state=s`,
    );
    for (const other of ["/login/?redirect_uri=%2Fx", "/bind/?openid=o", "/login/?next=/authorize/?state=s"])
      expect(wayBack(other)).toBe(other);
    // No other page gets a state, not even one of ours that only mentions authorizing.
    const foreign = "https://app.example/authorize/?state=s&x=1";
    expect(
      after(`${LOCAL}/login/?redirect_uri=${encodeURIComponent(foreign)}`, ["https://app.example"]),
    ).toBe("https://app.example/authorize/?x=1");
    expect(after(`${LOCAL}/login/?redirect_uri=%2Fx%3Fstate%3Ds%23%2Fauthorize`)).toBe(
      `${LOCAL}/x#/authorize`,
    );
  });

  it("is read by OAuth's names, and invalid without a client id [AUTH-12]", () => {
    const query = `client_id=app&redirect_uri=${encodeURIComponent(BACK)}&state=s%261&scope=profile%20school`;
    expect(readAuthorizeRequest(`${LOCAL}/authorize/?${query}`)).toEqual(request);
    expect(readAuthorizeRequest(`${LOCAL}/authorize/?${query}&prompt=login+consent`)?.asksAgain).toBe(true);
    expect(readAuthorizeRequest(`${LOCAL}/authorize/?${query}&response_type=token`)?.responseType).toBe(
      "token",
    );
    for (const none of ["", "?client_id=", "?redirect_uri=x"])
      expect(readAuthorizeRequest(`${LOCAL}/authorize/${none}`)).toBeNull();
    expect(beginAuthorize(null)).toEqual([{ phase: "missing" }, null]);
  });
});

const HOSTILE = [
  "",
  "/back",
  "//evil.example/",
  "back",
  "javascript:alert(1)",
  "data:text/html,x",
  "ftp://app.example/",
  "https:/app.example/",
  "https:app.example",
  "https://",
  "https://user@app.example/",
  "https://app.example@evil.example/",
  "https://app.example\\@evil.example/",
  "https://app.example/\\evil",
  "https://app.example/a b",
  "https://app.example/a\n",
  "https://app.example/#fragment",
  "https://app.example/%2f%2fevil",
  " https://app.example/",
];

describe("a return address", () => {
  it.each(HOSTILE)("is refused before the person is asked: %j [REDIR-05]", (redirectUri) => {
    expect(isReturnAddress(redirectUri)).toBe(false);
    const [state, effect] = beginAuthorize({ ...request, redirectUri });
    expect([state.phase, effect]).toEqual(["refused", null]);
    const told = envelope(200, { code: "c", state: null, redirect_uri: redirectUri });
    expect(readAuthorization(told, { ...request, redirectUri }, "pc").next).toBe("refused");
    expect(denialAddress({ ...request, redirectUri }, client, { allowedOrigins: [] }, LOCAL)).toBeNull();
  });

  it("gets the answer added to its parameters, and loses parameters with the answer's names [AUTH-12]", () => {
    const address = returnAddress("https://app.example/b?code=old&x=1&state=old", {
      code: "a+b/&",
      state: "s",
      source: "pc",
    });
    expect(address).toBe("https://app.example/b?x=1&code=a%2Bb%2F%26&state=s&source=pc");
    expect(returnAddress("https://app.example/b", { error: "e", state: null })).toBe(
      "https://app.example/b?error=e",
    );
  });

  it("gets every state back unchanged [AUTH-12]", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (state) => {
        const back = new URL(returnAddress(BACK, { code: "c", state, source: "pc" })).searchParams;
        return back.get("state") === state && back.get("code") === "c" && back.get("from") === "portal";
      }),
    );
  });
});

describe("the platform's answer", () => {
  const good = { code: "c", state: "s&1", redirect_uri: BACK };

  it("is followed to the requested and matched address [AUTH-12]", () => {
    expect(readAuthorization(envelope(200, good), request, "app")).toEqual({
      next: "go",
      address: `${BACK}&code=c&state=s%261&source=app`,
    });
  });

  it.each([
    ["another address", { ...good, redirect_uri: "https://evil.example/" }],
    ["nearly the address", { ...good, redirect_uri: `${BACK}/` }],
    ["no address", { code: "c" }],
    ["no code", { ...good, code: "" }],
    ["no data", null],
  ])("is not followed with %s [AUTH-12, REDIR-05]", (_, data) => {
    expect(readAuthorization(envelope(200, data), request, "pc")).toEqual({
      next: "refused",
      text: { id: "authorize.badAddress" },
    });
  });

  it("makes a person sign in whose session has ended, and shows other errors [AUTH-12]", () => {
    expect(readAuthorization(envelope(401), request, "pc")).toEqual({ next: "signIn" });
    expect(readAuthorization(envelope(400, null, "invalid_redirect_uri", "no"), request, "pc")).toEqual({
      next: "refused",
      text: "no",
    });
    expect(readAuthorization(envelope(409, null, "other_person", "who"), request, "pc").next).toBe("message");
    const text = { id: "api.network" };
    expect(readAuthorization(failed({ kind: "transport", fault: "network", text }), request, "pc")).toEqual({
      next: "message",
      text,
    });
  });
});

describe("the asking application", () => {
  it("is described by the platform [AUTH-12]", () => {
    const data = {
      clientName: "图书馆|||Library",
      redirectMatched: true,
      consented: true,
      scopes: [{ scope: "profile", description: "姓名|||Name" }, { scope: "x" }, 7],
    };
    expect(readAskingClient(envelope(200, data), request)).toEqual({
      client: {
        name: "图书馆|||Library",
        matched: true,
        consented: true,
        scopes: [
          { scope: "profile", description: "姓名|||Name" },
          { scope: "x", description: "x" },
        ],
      },
    });
  });

  it.each([
    ["501", envelope(501, null, "not_implemented")],
    ["404", envelope(404, null, "not_found")],
    ["a page", failed(httpFailure({ status: 404, statusText: "" }, null))],
  ])("is shown by id and scopes if the platform does not describe it: %s [AUTH-12]", (_, answer) => {
    expect(readAskingClient(answer, request)).toEqual({
      client: {
        name: "app",
        matched: null,
        consented: false,
        scopes: [
          { scope: "profile", description: "profile" },
          { scope: "school", description: "school" },
        ],
      },
    });
  });

  it("is shown like all text from an address: short, in one line, not changing the direction of the text around it [AUTH-12, SEC-04]", () => {
    const clientId = `\u202Eevil\n${"x".repeat(200)}`;
    const found = readAskingClient(envelope(501), { ...request, clientId, scope: "a\u202Eb" });
    expect(found).toMatchObject({
      client: { name: `evil${"x".repeat(60)}…`, scopes: [{ description: "ab" }] },
    });
  });

  it("hides no scope at the end of a long list, however a platform separates them [AUTH-12, SEC-04]", () => {
    const scope = `profile,${"a,".repeat(40)}admin`;
    const found = readAskingClient(envelope(501), { ...request, scope });
    expect("client" in found && found.client.scopes.at(-1)).toEqual({ scope: "admin", description: "admin" });
  });

  it("is refused if the platform refuses, and unknown if it does not answer [AUTH-12]", () => {
    expect(readAskingClient(envelope(404, null, "invalid_client", "who?"), request)).toEqual({
      refused: "who?",
    });
    const text = { id: "api.network" };
    expect(readAskingClient(failed({ kind: "transport", fault: "network", text }), request)).toEqual({
      unclear: text,
    });
  });
});

describe("the flow", () => {
  const step = (state: AuthorizeState, event: AuthorizeEvent, more: Partial<AuthorizeRequest> = {}) =>
    stepAuthorize(state, event, { ...request, ...more });
  const looked = (found: Partial<AskingClient>, who: typeof person | null = person) =>
    ({ type: "looked", look: { client: { ...client, ...found } }, person: who }) as const;
  const looking: AuthorizeState = { phase: "looking" };

  it("asks for a sign-in, then for consent, and goes [AUTH-12]", () => {
    expect(beginAuthorize(request)).toEqual([looking, { run: "look" }]);
    const [signIn] = step(looking, looked({}, null));
    expect(signIn).toEqual({ phase: "signIn", client });
    expect(step(signIn, { type: "signedIn" })).toEqual([looking, { run: "look" }]);
    expect(step(looking, looked({}))).toEqual([asking, null]);
    const [busy, allow] = step(asking, { type: "allowed" });
    expect(allow).toEqual({ run: "allow", userId: "7" });
    expect(step(busy, { type: "allowed" })[1]).toBeNull();
    const go = { next: "go", address: "a" } as const;
    expect(step(busy, { type: "answered", authorization: go })).toEqual([
      { phase: "leaving", client },
      { run: "go", address: "a" },
    ]);
  });

  it("does not ask again for what was allowed, unless the application wants it or the address is not known [AUTH-12]", () => {
    expect(step(looking, looked({ consented: true }))[1]).toEqual({ run: "allow", userId: "7" });
    expect(step(looking, looked({ consented: true }), { asksAgain: true })[0].phase).toBe("asking");
    expect(step(looking, looked({ consented: true, matched: null }))[0].phase).toBe("asking");
    expect(step(looking, looked({ consented: true }, null))[0].phase).toBe("signIn");
  });

  it("stays if the address is not the client's, signed in or not [AUTH-12, REDIR-05]", () => {
    for (const who of [person, null])
      expect(step(looking, looked({ matched: false, consented: true }, who))).toEqual([
        { phase: "refused", text: { id: "authorize.badAddress" } },
        null,
      ]);
  });

  it("lets another person sign in, and shows what fails [AUTH-12]", () => {
    const [busy, effect] = step(asking, { type: "notMe" });
    expect(effect).toEqual({ run: "signOut" });
    expect(step(busy, { type: "signedOut" })).toEqual([{ phase: "signIn", client }, null]);
    expect(step(busy, { type: "failed", text: "x" })[0]).toEqual({ ...asking, problem: "x" });
    const message = { next: "message", text: "m" } as const;
    expect(step(busy, { type: "answered", authorization: message })[0]).toEqual({ ...asking, problem: "m" });
    expect(step(looking, { type: "failed", text: "x" })[0]).toEqual({ phase: "unclear", text: "x" });
    expect(step({ phase: "leaving", client }, { type: "failed", text: "x" })[0]).toEqual({
      phase: "unclear",
      text: "x",
    });
    expect(step({ phase: "unclear", text: "x" }, { type: "retried" })[1]).toEqual({ run: "look" });
  });

  it("reports a refusal to the application if its address is known, and else stays [AUTH-12, REDIR-05]", () => {
    expect(step(asking, { type: "denied" })[1]).toEqual({ run: "deny", client });
    const told = (matched: boolean | null, allowedOrigins: string[] = []) =>
      denialAddress(request, { ...client, matched }, { allowedOrigins }, LOCAL);
    expect(told(true)).toBe(`${BACK}&error=access_denied&state=s%261`);
    expect(told(false, ["https://app.example"])).toBeNull();
    expect(told(null)).toBeNull();
    expect(told(null, ["https://app.example"])).toBe(told(true));
    expect(step(asking, { type: "denialKnown", address: null })).toEqual([{ phase: "denied" }, null]);
  });

  it("says that a missing address is missing, and not that it is wrong [AUTH-12]", () => {
    const refused = (id: string) => [{ phase: "refused", text: { id } }, null];
    expect(beginAuthorize({ ...request, redirectUri: "" })).toEqual(refused("authorize.missingAddress"));
    expect(beginAuthorize({ ...request, redirectUri: "/x" })).toEqual(refused("authorize.badAddress"));
  });

  it.each(["token", "id_token", "code token", "CODE"])(
    "gives no code for response_type %s: the application hears it where its address is known, else the person reads it [AUTH-12, REDIR-05]",
    (responseType) => {
      const wrong = { ...request, responseType };
      const refused = { phase: "refused", text: { id: "authorize.badResponseType" } };
      const asked = { ...client, consented: true };
      const [leaving, deny] = step(looking, looked(asked), wrong);
      expect([leaving, deny]).toEqual([
        { phase: "leaving", client: asked },
        { run: "deny", client: asked },
      ]);
      const address = denialAddress(wrong, client, { allowedOrigins: [] }, LOCAL);
      expect(address).toBe(`${BACK}&error=unsupported_response_type&state=s%261`);
      const known = (to: string | null) => step(leaving, { type: "denialKnown", address: to }, wrong);
      expect(known(address)).toEqual([leaving, { run: "go", address }]);
      expect(known(null)).toEqual([refused, null]);
      // A person who has not signed in is not sent on, nor to an address that is not the application's.
      expect(step(looking, looked({}, null), wrong)).toEqual([refused, null]);
      expect(step(looking, looked({ matched: false }), wrong)[1]).toBeNull();
    },
  );

  it("gives a code for response_type code and without one [AUTH-12]", () => {
    for (const responseType of ["code", "", null])
      expect(step(looking, looked({}), { responseType })).toEqual([asking, null]);
  });

  it("leaves only with an answer or a denial [AUTH-12]", () => {
    const states: AuthorizeState[] = [
      { phase: "missing" },
      looking,
      { phase: "refused", text: "t" },
      { phase: "unclear", text: "t" },
      { phase: "denied" },
      { phase: "signIn", client },
      asking,
      { ...asking, busy: true },
      { phase: "leaving", client },
    ];
    const events: AuthorizeEvent[] = [
      ...(["signedIn", "retried", "allowed", "denied", "notMe", "signedOut"] as const).map((type) => ({
        type,
      })),
      looked({ consented: true }),
      looked({}, null),
      { type: "failed", text: "t" },
    ];
    for (const state of states) for (const event of events) expect(step(state, event)[1]?.run).not.toBe("go");
  });
});
