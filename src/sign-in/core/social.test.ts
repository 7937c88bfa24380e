import fc from "fast-check";
import { partsOf } from "../../base/core/address/address";
import { takeSecrets } from "../../base/core/address/secrets";
import { formatTrip, parseTrip, providerAddress, readProviders, stateOf, type SocialTrip } from "./social";
import { endTrip } from "./tripEnd";
import { socialReturn } from "../../base/core/session/socialReturn";

const origin = "https://portal.school.test";
const site = { allowedOrigins: ["https://id.example"] };
const wire = (fields: Readonly<Record<string, unknown>> = {}) => ({
  providerId: "campus",
  providerName: "校园|||Campus",
  providerType: "redirect",
  providerAppId: "app-1",
  providerApplicationId: "1",
  providerAppLoginUrl: "/provider/campus?response_type=code",
  logo: "/logo.svg",
  ...fields,
});
const read = (...list: readonly unknown[]) => readProviders(list, site, origin);

const segment = fc.stringMatching(/^[\w-][\w.-]{0,20}$/);
const trips: fc.Arbitrary<SocialTrip> = fc.record({
  provider: segment,
  nonce: fc.stringMatching(/^[0-9a-f]{32}$/),
  at: fc.integer({ min: 0, max: 4e12 }),
  from: fc.constantFrom("/login/", "/login/?redirect_uri=%2Fx#/y"),
});

describe("the providers on offer", () => {
  it("are read with absolute addresses, whatever language their name is in [AUTH-13]", () => {
    expect(read(wire())).toEqual([
      {
        id: "campus",
        name: "校园|||Campus",
        logo: `${origin}/logo.svg`,
        kind: "redirect",
        appId: "app-1",
        address: `${origin}/provider/campus?response_type=code`,
      },
    ]);
    const plain = { providerId: "w", providerAppLoginUrl: "https://id.example/authorize" };
    expect(read(plain)).toEqual([
      {
        id: "w",
        name: "w",
        logo: null,
        kind: "redirect",
        appId: "",
        address: "https://id.example/authorize",
      },
    ]);
  });

  it.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "https://id.example@evil.example/",
    "https://id.example.evil.example/",
    "http://id.example/",
    "",
    null,
    7,
  ])("leave out one whose page is at %j [REDIR-05, SEC-02]", (providerAppLoginUrl) => {
    expect(read(wire({ providerAppLoginUrl }))).toEqual([]);
  });

  it.each(["..", ".", "a/b", "a%2fb", "", " ", "a b", "x".repeat(81), null, {}])(
    "leave out one whose id %j could not stand in a path [AUTH-13]",
    (providerId) => {
      expect(read(wire({ providerId }))).toEqual([]);
    },
  );

  it.each(["https://evil.example/x.png", "data:image/svg+xml,x", "javascript:x", 7])(
    "show no logo from %j [SEC-02]",
    (logo) => {
      expect(read(wire({ logo }))[0]?.logo).toBeNull();
    },
  );

  it("are led to by a redirect or have a code to scan; of other kinds we know nothing [AUTH-13]", () => {
    expect(
      read(
        wire({ providerType: "qr", providerAppLoginUrl: "https://evil.example/" }),
        wire({ providerId: "b", providerType: undefined }),
        wire({ providerId: "c", providerType: "popup" }),
      ),
    ).toEqual([
      { id: "campus", name: "校园|||Campus", logo: `${origin}/logo.svg`, kind: "qr" },
      expect.objectContaining({ id: "b", kind: "redirect" }),
    ]);
  });

  it("count once each and survive any list [REL-01]", () => {
    expect(read(wire(), wire({ providerName: "again" }), null, 7, [])).toHaveLength(1);
    fc.assert(
      fc.property(fc.jsonValue(), (anything) => {
        expect(Array.isArray(readProviders(anything, site, origin))).toBe(true);
        expect(readProviders([anything], site, origin).length).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe("the way to a provider", () => {
  const address = (loginUrl: string, trip: SocialTrip) => {
    const [provider] = read(wire({ providerAppLoginUrl: loginUrl }));
    if (provider?.kind !== "redirect") throw new Error("no provider");
    return new URL(providerAddress(provider, { trip, redirectUri: `${origin}/login/`, language: "en" }));
  };
  const trip: SocialTrip = { provider: "campus", nonce: "n0", at: 0, from: "/login/" };

  it("asks in OAuth's own names and keeps what the provider's address says besides [AUTH-13]", () => {
    const url = address(
      "https://id.example/connect?appid=7&scope=a%20b&response_type=token#wechat_redirect",
      trip,
    );
    expect(url.hash).toBe("#wechat_redirect");
    expect(Object.fromEntries(url.searchParams)).toEqual({
      appid: "7",
      scope: "a b",
      response_type: "token",
      client_id: "app-1",
      redirect_uri: `${origin}/login/`,
      state: "campus.n0",
      ui_locales: "en",
    });
    expect(address("/provider/campus", trip).searchParams.get("response_type")).toBe("code");
  });

  it("lets no parameter of the provider's address replace ours [AUTH-13]", () => {
    const url = address("/p?state=x&redirect_uri=https%3A%2F%2Fevil.example&client_id=y", trip);
    expect(url.searchParams.getAll("state")).toEqual(["campus.n0"]);
    expect(url.searchParams.getAll("redirect_uri")).toEqual([`${origin}/login/`]);
    expect(url.searchParams.getAll("client_id")).toEqual(["app-1"]);
  });

  it("does not send the person's target to the provider [REDIR-02]", () => {
    const url = address("/p", { ...trip, from: "/login/?redirect_uri=%2Fpages%2Fsecret-page" });
    expect(url.href).not.toContain("secret-page");
  });
});

describe("a trip", () => {
  it("comes back as it was kept [AUTH-13]", () => {
    fc.assert(fc.property(trips, (trip) => expect(parseTrip(formatTrip(trip))).toEqual(trip)));
  });

  it("is nothing where anything else is kept, and never an error [REL-03]", () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => expect(parseTrip(text)).toBeNull()));
    expect(parseTrip(null)).toBeNull();
  });

  it.each([
    { from: "https://evil.example/" },
    { from: "//evil.example" },
    { from: "/\\evil.example" },
    { from: "/\t/evil.example" },
    { from: "/\n/evil.example" },
    { provider: "../x" },
    { nonce: "" },
    { at: "1" },
  ])("with %j is none [AUTH-13]", (wrong) => {
    const trip = { provider: "campus", nonce: "n", at: 1, from: "/login/", ...wrong };
    expect(parseTrip(JSON.stringify(trip))).toBeNull();
  });

  it("has a state whose provider can be told from its chance, and that no other trip has [AUTH-13]", () => {
    fc.assert(
      fc.property(trips, trips, (one, other) => {
        const same = one.provider === other.provider && one.nonce === other.nonce;
        expect(stateOf(one) === stateOf(other)).toBe(same);
        expect(stateOf(one).slice(0, stateOf(one).lastIndexOf("."))).toBe(one.provider);
      }),
    );
  });
});

describe("coming back", () => {
  it("within ten minutes with the state of the trip goes on with its provider alone [AUTH-13]", () => {
    fc.assert(
      fc.property(trips, fc.integer({ min: 0, max: 600_000 }), fc.string(), (trip, age, code) => {
        expect(endTrip(trip, { state: stateOf(trip), code }, trip.at + age)).toEqual({
          provider: trip.provider,
          grant: { code },
        });
      }),
    );
  });

  it("with any other state, at any time, is refused [AUTH-13]", () => {
    const states = fc.oneof(
      fc.string(),
      trips.map(stateOf),
      trips.map((trip) => `${trip.provider}.`),
      fc.constant(undefined),
    );
    fc.assert(
      fc.property(trips, states, fc.integer({ min: -1e6, max: 1e6 }), (trip, state, age) => {
        fc.pre(state !== stateOf(trip));
        const back = { ...(state !== undefined && { state }), code: "c", token: "t" };
        expect(endTrip(trip, back, trip.at + age)).toEqual({ refused: { id: "social.refused" } });
      }),
    );
  });

  it("with a state that only begins like the trip's, or has its chance in another place, is refused [AUTH-13]", () => {
    fc.assert(
      fc.property(trips, (trip) => {
        const right = stateOf(trip);
        for (const state of [
          right.slice(0, -1),
          `${right}0`,
          right.toUpperCase() + "x",
          trip.nonce,
          trip.provider,
          "",
        ])
          expect(endTrip(trip, { state, code: "c" }, trip.at)).toHaveProperty("refused");
      }),
    );
  });

  it.each([600_001, -1, Number.NaN, Number.POSITIVE_INFINITY])(
    "after %d ms is refused, with the right state too [AUTH-13]",
    (age) => {
      const trip: SocialTrip = { provider: "campus", nonce: "n", at: 1e12, from: "/login/" };
      expect(endTrip(trip, { state: stateOf(trip), code: "c" }, trip.at + age)).toHaveProperty("refused");
    },
  );

  it("without a trip is refused, whatever it has [AUTH-13]", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (state, code) => {
        expect(endTrip(null, { state, code }, 0)).toEqual({ refused: { id: "social.refused" } });
      }),
    );
  });

  it("takes a code before a token, and neither for having changed one's mind [AUTH-01, AUTH-13]", () => {
    const trip: SocialTrip = { provider: "campus", nonce: "n", at: 0, from: "/login/" };
    const state = stateOf(trip);
    expect(endTrip(trip, { state, code: "c", token: "t" }, 0)).toMatchObject({ grant: { code: "c" } });
    expect(endTrip(trip, { state, token: "t" }, 0)).toMatchObject({ grant: { token: "t" } });
    expect(endTrip(trip, { state }, 0)).toEqual({ refused: { id: "social.cancelled" } });
  });
});

describe("what an address brings back", () => {
  const back = (query: string) => socialReturn(takeSecrets(`${origin}/login/?${query}`).secrets);

  it("is a code or token with its state, or a state alone, and no longer in the address [AUTH-17]", () => {
    expect(back("code=c&state=s")).toEqual({ code: "c", state: "s" });
    expect(back("token=t&state=s")).toEqual({ token: "t", state: "s" });
    expect(back("error=access_denied&state=s")).toEqual({ state: "s" });
    expect(back("code=c")).toEqual({ code: "c" });
    const { cleanHref } = takeSecrets(`${origin}/login/?code=c&state=s&redirect_uri=%2Fx`);
    expect(partsOf(cleanHref).search).toBe("redirect_uri=%2Fx");
  });

  it.each(["username=u", "password=p", "ticket=k", "accessToken=a"])(
    "is nothing beside another way of signing in: %s [AUTH-01]",
    (other) => {
      expect(back(`code=c&state=s&${other}`)).toBeNull();
    },
  );

  it("is nothing where the address has nothing of the kind [AUTH-01]", () => {
    expect(back("redirect_uri=%2Fx&theme=ink")).toBeNull();
  });
});
