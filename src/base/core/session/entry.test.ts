import fc from "fast-check";
import { chooseWay, isExplicit, type EntryContext, type Remembered, type Way } from "./entry";
import { takeSecrets, type Secrets } from "../address/secrets";

const socialApps = [
  { client: "wechat", userAgent: "MicroMessenger", provider: "wx" },
  { client: "workWechat", userAgent: "wxwork", provider: "ww" },
] as const;
const login = "https://portal.school.test/login/";
const remembered: Remembered = {
  loggedOut: false,
  setting: true,
  remembered: true,
  attempts: 0,
  person: true,
  away: false,
};
/** A visit with a reason for every way. */
const everything: EntryContext = {
  href: "https://portal.school.test/authorize?client_id=x",
  secrets: {
    userClientId: "c",
    username: "u",
    password: "p",
    ticket: "t",
    accessToken: "a",
    code: "k",
    token: "o",
    state: "s",
  },
  client: "wechat",
  site: { sso: true, autologin: true, socialApps },
  remembered,
  submitted: false,
};
const nothing: EntryContext = {
  href: login,
  secrets: {},
  client: "browser",
  site: { sso: false, autologin: true, socialApps },
  remembered: { ...remembered, setting: false, remembered: false, person: false },
  submitted: false,
};

/** The ways in their order, each with the change that removes its reason. */
const ORDER: readonly (readonly [Way["way"], (context: EntryContext) => EntryContext])[] = [
  ["authorize", (context) => ({ ...context, href: login })],
  ["client", (context) => drop(context, "userClientId")],
  ["password", (context) => drop(context, "username", "password")],
  ["ticket", (context) => drop(context, "ticket")],
  ["relogin", (context) => drop(context, "accessToken")],
  ["social", (context) => drop(context, "code", "token", "state")],
  ["lookUp", (context) => ({ ...context, client: "browser" })],
  ["sso", (context) => ({ ...context, site: { ...context.site, sso: false } })],
  ["autoLogin", (context) => ({ ...context, site: { ...context.site, autologin: false } })],
  ["here", (context) => ({ ...context, remembered: { ...context.remembered, person: false } })],
  ["box", (context) => context],
];
function drop(context: EntryContext, ...names: (keyof Secrets)[]): EntryContext {
  const secrets = Object.fromEntries(
    Object.entries(context.secrets).filter(([name]) => !names.includes(name as keyof Secrets)),
  );
  return { ...context, secrets };
}

const visit = (href: string, more: Partial<EntryContext> = {}) => {
  const { secrets, cleanHref } = takeSecrets(href);
  return chooseWay({ ...nothing, href: cleanHref, secrets, ...more });
};

describe("the way of signing in", () => {
  it("is the first one with a reason, in the given order [AUTH-01]", () => {
    let context = everything;
    const seen = ORDER.map(([, without]) => {
      const { way } = chooseWay(context);
      context = without(context);
      return way;
    });
    expect(seen).toEqual(ORDER.map(([way]) => way));
  });

  it("is exactly one for every set of reasons: the first of them [AUTH-01]", () => {
    const reasons = ORDER.slice(0, -1);
    fc.assert(
      fc.property(fc.subarray(reasons.map((_, index) => index)), (missing) => {
        const context = missing.reduce((before, index) => reasons[index]?.[1](before) ?? before, everything);
        const first = reasons.find((_, index) => !missing.includes(index));
        expect(chooseWay(context).way).toBe(first?.[0] ?? "box");
      }),
    );
  });

  it("has only what it needs, whatever else the address holds [AUTH-01, AUTH-17]", () => {
    expect(visit(`${login}?userClientId=c&ticket=t`)).toEqual({ way: "client", userClientId: "c" });
    expect(visit(`${login}?username=%20u%20&password=p&ticket=t`)).toEqual({
      way: "password",
      username: "u",
      password: "p",
    });
    expect(visit(`${login}?ticket=t&state=s&accessToken=a`)).toEqual({
      way: "ticket",
      ticket: "t",
      state: "s",
    });
    expect(visit(`${login}?access_token=a&code=c`)).toEqual({ way: "relogin", accessToken: "a" });
    expect(visit(`${login}#/x?code=c&state=s`)).toMatchObject({
      way: "social",
      back: { code: "c", state: "s" },
    });
  });

  it.each(["username=u", "password=p", "password=p&code=c&state=s", "username=u&password=", "ticket="])(
    "is the box for half of one: %s [AUTH-01]",
    (query) => {
      expect(visit(`${login}?${query}`)).toEqual({ way: "box" });
    },
  );

  it.each([
    ["/authorize", "authorize"],
    ["/x/authorize/", "authorize"],
    ["/authorize?ticket=t", "authorize"],
    ["/authorized/", "box"],
    ["/unauthorize/x", "box"],
    ["/login/?next=authorize", "box"],
    ["/login/?redirect_uri=%2Fauthorize", "box"],
    ["/login/#/authorize", "box"],
    ["/login/;authorize", "box"],
    ["/Authorize", "box"],
  ])("accepts authorize only as a segment of the path: %s [AUTH-01, AUTH-12]", (path, way) => {
    expect(visit(`https://portal.school.test${path}`).way).toBe(way);
  });

  it("is automatic only for a person who wants it, has not logged out, and has tries left [AUTH-09]", () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        fc.nat(6),
        (autologin, loggedOut, setting, kept, attempts) => {
          const { way } = chooseWay({
            ...nothing,
            site: { ...nothing.site, autologin },
            remembered: { loggedOut, setting, remembered: kept, attempts, person: false, away: false },
          });
          const may = autologin && !loggedOut && setting && kept && attempts < 4;
          expect(way).toBe(may ? "autoLogin" : "box");
        },
      ),
    );
  });

  it("is the box for a person who has submitted it, before any other; the authorize page has its own [AUTH-01, AUTH-09]", () => {
    const reasons = ORDER.slice(1, -1);
    for (const [way] of reasons) {
      const others = reasons.filter(([other]) => other !== way);
      const alone = others.reduce((context, [, without]) => without(context), { ...everything, href: login });
      expect(chooseWay(alone).way).toBe(way);
      expect(chooseWay({ ...alone, submitted: true })).toEqual({ way: "box" });
    }
    expect(chooseWay({ ...everything, submitted: true }).way).toBe("authorize");
  });

  it.each([{ loggedOut: true }, { away: true }])(
    "does not send a person away again who logged out or returned without a result: %p [AUTH-11, AUTH-19]",
    (left) => {
      const context = { ...nothing, remembered: { ...nothing.remembered, ...left } };
      expect(chooseWay({ ...context, client: "workWechat" }).way).toBe("box");
      expect(chooseWay({ ...context, site: { ...nothing.site, sso: true } }).way).toBe("box");
      expect(visit(`${login}?ticket=t`, { remembered: context.remembered }).way).toBe("ticket");
    },
  );

  it("is to continue for a person who is stored as signed in, unless they ask to stay [AUTH-01]", () => {
    const context = { remembered: { ...nothing.remembered, person: true } };
    expect(visit(`${login}?redirect_uri=%2Fpages%2Fx`, context)).toEqual({ way: "here" });
    expect(visit(`${login}?stay`, context)).toEqual({ way: "box" });
  });

  it("leads no person away who asks to stay, neither to a provider nor to single sign-on [AUTH-01, AUTH-19]", () => {
    const inWeChat = { ...nothing, client: "workWechat" } as const;
    const withSso = { ...nothing, site: { ...nothing.site, sso: true } };
    expect([inWeChat, withSso].map((context) => chooseWay({ ...context, href: login }).way)).toEqual([
      "lookUp",
      "sso",
    ]);
    for (const context of [inWeChat, withSso])
      expect(chooseWay({ ...context, href: `${login}?stay` })).toEqual({ way: "box" });
  });

  it("is looked up only inside WeChat and WeChat Work [AUTH-01]", () => {
    const clients = ["browser", "desktop", "mobileShell", "wechat", "workWechat"] as const;
    expect(clients.filter((client) => chooseWay({ ...nothing, client }).way === "lookUp")).toEqual([
      "wechat",
      "workWechat",
    ]);
  });

  it("is the box for any hostile address, and changes no prototype [AUTH-01, API-15]", () => {
    for (const query of [
      "__proto__=x&__proto__[ticket]=t&constructor.prototype.ticket=t",
      "prototype=x&ticket[__proto__]=t&ticket[]=t",
      "TicKet%00=t&%EF%BC%B4icket=t",
      "hasOwnProperty=1&toString=1",
    ])
      expect(visit(`${login}?${query}`)).toEqual({ way: "box" });
    expect(({} as { ticket?: string }).ticket).toBeUndefined();
    fc.assert(
      fc.property(fc.string(), fc.string(), (search, hash) => {
        const { way } = visit(`${login}?x=${encodeURIComponent(search)}#${encodeURIComponent(hash)}`);
        expect(way).toBe("box");
      }),
    );
  });

  it("of 10,000 parameters is the first valid one, and none of them stays [AUTH-01, AUTH-17]", () => {
    const many = Array.from({ length: 10_000 }, (_, index) => `ticket=t${String(index)}`).join("&");
    const { secrets, cleanHref } = takeSecrets(`${login}?${many}`);
    expect(cleanHref).toBe(login);
    expect(chooseWay({ ...nothing, secrets })).toEqual({ way: "ticket", ticket: "t0", state: null });
  });

  it("of a megabyte is chosen without delay or fault, by its first thousand parameters [AUTH-01, API-15]", () => {
    const big = "x".repeat(1_000_000);
    expect(visit(`${login}?a=${big}`).way).toBe("box");
    expect(visit(`${login}?ticket=${big}`)).toMatchObject({ way: "ticket" });
    expect(visit(`${login}?code=c${"&".repeat(1_000_000)}`).way).toBe("social");
    expect(visit(`${login}?${"&".repeat(1_000_000)}code=c`).way).toBe("box");
  });

  it("was requested by the address in five of the ways [AUTH-01]", () => {
    let context = everything;
    const explicit = ORDER.filter(([, without]) => {
      const way = chooseWay(context);
      context = without(context);
      return isExplicit(way);
    });
    expect(explicit.map(([way]) => way)).toEqual(["client", "password", "ticket", "relogin", "social"]);
  });
});
