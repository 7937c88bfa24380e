import { DEMO_CLIENT } from "../../demo/seed/clients";
import { DATABASES } from "../../testing/databases";
import { type Client } from "../../testing/platform";
import { platformOn } from "../../testing/platformOn";
import { insertRows } from "../module";
import { CLIENT_PATHS } from "./clientCalls";
import { ACCESS_MS, GRACE_MS, REFRESH_MS } from "./sessionModel";
import { hashToken } from "./tokens";

jest.setTimeout(60_000);

describe.each(DATABASES)("sessions on %s", (kind) => {
  const platform = platformOn(kind);
  let owner: Client;

  beforeEach(async () => {
    owner = await platform.client().signIn("teacher");
  });

  const isSignedIn = async (who: Client) => (await who.call("me", {})).status === 200;
  const renews = async (who: Client) => (await who.call("refresh", {})).status === 200;
  const told = async () =>
    (
      await platform.database
        .selectFrom("message")
        .where("module", "like", "账号安全%")
        .where("person_id", "=", "2001")
        .select("memo")
        .execute()
    ).length;
  const relogin = async (from: Client, browser = platform.client()) => {
    const accessToken = from.cookies.get("portal_access") ?? "";
    expect((await browser.call("relogin", { accessToken })).status).toBe(200);
    return browser;
  };

  describe("whose refresh token was stolen", () => {
    it("inside its grace end once both have used what they got, and the owner is told [SEC-09]", async () => {
      for (const thiefFirst of [false, true]) {
        const before = await told();
        owner = await platform.client().signIn("teacher");
        const thief = owner.copy();
        const order = thiefFirst ? [thief, owner] : [owner, thief];
        for (const who of order) expect(await renews(who)).toBe(true);
        platform.pass(GRACE_MS + 1);
        expect(await renews(owner)).toBe(true);
        expect(await isSignedIn(owner)).toBe(true);
        platform.pass(ACCESS_MS);
        expect(await renews(thief)).toBe(false);
        for (const who of [owner, thief])
          expect([await isSignedIn(who), await renews(who)]).toEqual([false, false]);
        expect(await told()).toBe(before + 1);
        expect(platform.log.at(-1)).toContain("person 2001");
      }
    });

    it("end as well where both go on at once, before the grace is over [SEC-09]", async () => {
      const thief = owner.copy();
      for (const who of [owner, thief]) expect(await renews(who)).toBe(true);
      // Each takes the other's access away, so that both renew again and again.
      let rounds = 0;
      while ((await renews(owner)) && (await renews(thief))) rounds += 1;
      expect(rounds).toBeLessThan(3);
      for (const who of [owner, thief]) expect(await isSignedIn(who)).toBe(false);
    });

    it("end where it is used after its grace [SEC-09]", async () => {
      const thief = owner.copy();
      const before = await told();
      await renews(owner);
      platform.pass(GRACE_MS + 1);
      expect(await renews(thief)).toBe(false);
      expect([await isSignedIn(owner), await told()]).toEqual([false, before + 1]);
    });
  });

  describe("of one browser", () => {
    /** The answers to so many renewals at one moment, of which the browser keeps the one that comes last. */
    const race = async (tabs: number, last: number) => {
      const rivals = Array.from({ length: tabs }, () => owner.copy());
      for (const rival of rivals) expect(await renews(rival)).toBe(true);
      const kept = rivals[last];
      if (!kept) throw new Error("no such tab");
      return { kept, rivals };
    };

    it.each([0, 1, 2])(
      "go on when tabs renew together, whichever answer comes last (%s) [SEC-09, API-11]",
      async (last) => {
        const { kept } = await race(3, last);
        for (let round = 0; round < 3; round += 1) {
          expect(await renews(kept)).toBe(true);
          expect(await isSignedIn(kept)).toBe(true);
          platform.pass(ACCESS_MS + 1);
        }
      },
    );

    it("go on when a slow answer overtakes one that was used already [SEC-09, API-11]", async () => {
      const { kept, rivals } = await race(2, 1);
      // The first tab meets a lapsed access token and renews before the second answer has come.
      expect(await renews(rivals[0] ?? kept)).toBe(true);
      expect(await renews(kept)).toBe(true);
      platform.pass(ACCESS_MS + 1);
      expect(await renews(kept)).toBe(true);
      expect(await isSignedIn(kept)).toBe(true);
    });
  });

  describe("opened by another session", () => {
    it("end with its owner's sign-out, and whatever they opened too [SEC-09]", async () => {
      const child = await relogin(owner);
      const grandchild = await relogin(child);
      platform.pass(ACCESS_MS + 1);
      for (const who of [owner, child, grandchild]) expect(await renews(who)).toBe(true);
      const thief = await relogin(owner);
      expect((await owner.call("logout", {})).status).toBe(200);
      for (const who of [child, grandchild, thief])
        expect([await isSignedIn(who), await renews(who)]).toEqual([false, false]);
    });

    it("leave the one that opened them alone when they end [SEC-09]", async () => {
      const [child, other] = [await relogin(owner), await relogin(owner)];
      expect((await child.call("logout", {})).status).toBe(200);
      for (const who of [owner, other]) expect(await isSignedIn(who)).toBe(true);
      expect(await isSignedIn(child)).toBe(false);
    });

    it("end where its refresh token is found stolen, or it is no longer renewed [SEC-09]", async () => {
      const child = await relogin(owner);
      const thief = owner.copy();
      await renews(owner);
      platform.pass(GRACE_MS + 1);
      expect(await renews(thief)).toBe(false);
      expect(await isSignedIn(child)).toBe(false);

      const next = await platform.client().signIn("teacher");
      const lasting = await relogin(next);
      platform.pass(REFRESH_MS - 1);
      expect(await renews(lasting)).toBe(true);
      platform.pass(1);
      expect(await isSignedIn(lasting)).toBe(false);
    });

    it("go on in the browser whose session they take the place of, and end with what had opened that [SEC-09]", async () => {
      await relogin(owner, owner);
      expect(await isSignedIn(owner)).toBe(true);
      const child = await relogin(owner);
      await relogin(child, child);
      expect((await owner.call("logout", {})).status).toBe(200);
      expect(await isSignedIn(child)).toBe(false);
    });

    it.each([
      ["both tokens", ["portal_access", "portal_refresh"]],
      ["the access token", ["portal_access"]],
    ])(
      "do not cut off whose session it was where a thief with %s lets one take its place [SEC-09]",
      async (_, stolen) => {
        const steal = () => {
          const thief = owner.copy();
          for (const name of thief.cookies.keys()) if (!stolen.includes(name)) thief.cookies.delete(name);
          return thief;
        };
        const before = await told();
        const thief = await relogin(owner, steal());
        expect([await isSignedIn(thief), await isSignedIn(owner)]).toEqual([true, false]);
        platform.pass(GRACE_MS + 1);
        expect(await renews(owner)).toBe(false);
        expect([await isSignedIn(thief), await renews(thief), await told()]).toEqual([
          false,
          false,
          before + 1,
        ]);

        owner = await platform.client().signIn("teacher");
        const other = await relogin(owner, steal());
        expect((await owner.call("logout", {})).status).toBe(200);
        expect([await isSignedIn(other), await renews(other)]).toEqual([false, false]);
      },
    );

    it("are found by a tab of that browser whose renewal was on its way [SEC-09, API-11]", async () => {
      const tab = owner.copy();
      await relogin(owner, owner);
      expect(await renews(tab)).toBe(true);
      platform.pass(GRACE_MS + 1);
      for (let round = 0; round < 2; round += 1) expect(await renews(tab)).toBe(true);
      expect(await isSignedIn(tab)).toBe(true);
    });

    it("pass their end on to the other account that a person switches to [SEC-09, WHO-02]", async () => {
      const teacher = await platform.client().signIn("linked-teacher");
      const parent = await platform.database
        .selectFrom("person")
        .where("login_name", "=", "linked-parent")
        .select("id")
        .executeTakeFirstOrThrow();
      const shell = await relogin(teacher);
      expect((await shell.call("switchLogin", { userId: parent.id })).status).toBe(200);
      expect((await shell.call("me", {})).data?.loginName).toBe("linked-parent");
      await teacher.call("logout", {});
      expect(await isSignedIn(shell)).toBe(false);
    });

    it("are not opened by one that is being ended at that moment, and none is a fault [SEC-09]", async () => {
      for (let round = 0; round < 10; round += 1) {
        const who = await platform.client().signIn("student");
        const accessToken = who.cookies.get("portal_access") ?? "";
        const shells = Array.from({ length: 3 }, () => platform.client());
        const answers = await Promise.all([
          ...shells.map((shell) => shell.call("relogin", { accessToken })),
          who.copy().call("logout", {}),
        ]);
        for (const { status } of answers) expect([200, 400]).toContain(status);
        for (const shell of shells) expect(await isSignedIn(shell)).toBe(false);
      }
      expect(platform.log.filter((line) => !line.startsWith("A session of person"))).toEqual([]);
    });
  });

  it("end what applications were given in them, codes not yet exchanged included [SEC-09, AUTH-12]", async () => {
    const redirect = `${platform.url}${DEMO_CLIENT.back}`;
    const allow = async (who: Client) =>
      (
        await who.call("webAuth", {
          client_id: DEMO_CLIENT.id,
          redirect_uri: redirect,
          response_type: "code",
          scope: "profile",
        })
      ).data?.code ?? "";
    const exchange = (code: string) =>
      platform.client().fetch(CLIENT_PATHS.token, {
        method: "POST",
        body: new URLSearchParams({
          grant_type: "authorization_code",
          code,
          redirect_uri: redirect,
          client_id: DEMO_CLIENT.id,
          client_secret: DEMO_CLIENT.secret,
        }),
      });
    const tokenOf = async (code: string) =>
      ((await (await exchange(code)).json()) as { access_token: string }).access_token;
    const reads = async (token: string) =>
      (
        await platform
          .client()
          .fetch(CLIENT_PATHS.userInfo, { headers: { authorization: `Bearer ${token}` } })
      ).status;

    const child = await relogin(owner);
    const elsewhere = await platform.client().signIn("teacher");
    const [own, childs, other] = [
      await tokenOf(await allow(owner)),
      await tokenOf(await allow(child)),
      await tokenOf(await allow(elsewhere)),
    ];
    const pending = await allow(owner);
    for (const token of [own, childs, other]) expect(await reads(token)).toBe(200);
    await owner.call("logout", {});
    expect(await Promise.all([own, childs, other].map(reads))).toEqual([401, 401, 200]);
    expect((await exchange(pending)).status).toBe(400);
  });

  it("are 200 of a person, of whom those last renewed stay, and one that is renewed without end is over [SEC-11]", async () => {
    const { database } = platform;
    // Those of other tests that would end with another one.
    await database.deleteFrom("session").where("opened_by", "is not", null).execute();
    const row = { person_id: "2001", access_until: 0, key_hash: null, opened_by: null };
    await insertRows(
      database,
      "session",
      Array.from({ length: 250 }, (_, place) => ({
        ...row,
        id: `many-${place}`,
        access_hash: `many-${place}`,
        refresh_until: platform.now + 1000 + place,
      })),
    );
    const newest = await platform.client().signIn("teacher");
    const sessions = await database
      .selectFrom("session")
      .where("person_id", "=", "2001")
      .select("id")
      .execute();
    expect(sessions).toHaveLength(200);
    expect(sessions.map(({ id }) => id)).toContain("many-249");
    expect([await isSignedIn(newest), await isSignedIn(owner)]).toEqual([true, true]);

    const { id } = await database
      .selectFrom("session")
      .where("access_hash", "=", hashToken(newest.cookies.get("portal_access") ?? ""))
      .select("id")
      .executeTakeFirstOrThrow();
    await insertRows(
      database,
      "refresh_token",
      Array.from({ length: 10_000 }, (_, place) => ({
        hash: `${id} ${place}`,
        session_id: id,
        used_at: platform.now,
        parent: null,
      })),
    );
    expect(await renews(newest)).toBe(false);
    expect(await isSignedIn(newest)).toBe(false);
    await database.deleteFrom("session").where("id", "like", "many-%").execute();
  });
});
