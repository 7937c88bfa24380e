import { DEMO_CLIENT } from "../../demo/seed/clients";
import { DEMO_PASSWORD } from "../../demo/seed/people";
import { DATABASES, onOne } from "../../testing/databases";
import { platformOn } from "../../testing/platformOn";
import { CLIENT_PATHS } from "./clientCalls";
import { createThrottle, type Throttle } from "./throttle";
import { FREE_NAMES } from "./throttleRules";

jest.setTimeout(120_000);

const HOUR = 3_600_000;

/** A browser with its device cookies. */
interface Browser {
  readonly ip: string;
  devices: readonly string[];
}
const browserAt = (ip: string): Browser => ({ ip, devices: [] });

describe.each(DATABASES)("guessing on %s", (kind) => {
  const platform = platformOn(kind);
  let throttle: Throttle;
  let time = Date.UTC(2026, 0, 1);
  const now = () => time;

  beforeEach(async () => {
    throttle = createThrottle(platform.database, now);
    for (const table of ["login_attempt", "known_device", "sign_in_place"] as const)
      await platform.database.deleteFrom(table).execute();
  });

  /** One attempt: the seconds it has to wait, 0 if its password was checked. */
  const attempt = async (browser: Browser, account: string, right = false): Promise<number> => {
    const guess = { account, ...browser };
    const wait = await throttle.enter(guess);
    if (wait === 0 && right) browser.devices = await throttle.succeed(guess);
    return wait;
  };
  /** Attempts one after the other; how many were checked. */
  const passing = async (attempts: Iterable<readonly [Browser, string]>): Promise<number> => {
    let passed = 0;
    for (const [browser, account] of attempts) if ((await attempt(browser, account)) === 0) passed += 1;
    return passed;
  };
  const each = <T>(count: number, make: (index: number) => T): T[] =>
    Array.from({ length: count }, (_, index) => make(index));

  onOne(kind, () => {
    it("at 300 names from one address is held after the first few, from however many browsers [SEC-07]", async () => {
      expect(await passing(each(300, (index) => [browserAt("203.0.113.9"), `name${index}`] as const))).toBe(
        FREE_NAMES,
      );
      expect(await attempt(browserAt("203.0.113.9"), "another")).toBeGreaterThan(0);
      // One network of IPv6 is one address.
      const networks = each(
        60,
        (index) => [browserAt(`2001:db8:1:2::${index.toString(16)}`), `n${index}`] as const,
      );
      expect(await passing(networks)).toBe(FREE_NAMES);
      // Other addresses are not delayed.
      expect(await attempt(browserAt("203.0.113.10"), "name1")).toBe(0);
    });
  });

  it("at 300 names at one moment is held as much [SEC-07]", async () => {
    const waits = await Promise.all(each(120, (index) => attempt(browserAt("203.0.113.9"), `name${index}`)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(FREE_NAMES);
  });

  onOne(kind, () => {
    it("gets slower and slower for an attacker who keeps trying names, and reaches few more in an hour [SEC-07]", async () => {
      let looked = 0;
      for (const until = time + HOUR; time < until; time += 10_000)
        if ((await attempt(browserAt("203.0.113.9"), `name${time}`)) === 0) looked += 1;
      expect(looked).toBeLessThan(FREE_NAMES + 25);
    });

    it.each([20, 500])(
      "%s times at one account from as many addresses locks out neither its device nor its address [SEC-07]",
      async (count) => {
        const home = browserAt("198.51.100.1");
        expect(await attempt(home, "owner", true)).toBe(0);
        await passing(
          each(count, (index) => [browserAt(`203.0.${index >> 8}.${index & 255}`), "owner"] as const),
        );
        expect(await attempt(browserAt("192.0.2.1"), "owner")).toBeGreaterThan(0);
        // The known device elsewhere, and another browser at home.
        expect(await attempt({ ...home, ip: "192.0.2.2" }, "owner", true)).toBe(0);
        expect(await attempt(browserAt("198.51.100.1"), "owner", true)).toBe(0);
        // The owner's sign-ins do not reset the counts of unknown devices.
        expect(await attempt(browserAt("192.0.2.3"), "owner")).toBeGreaterThan(0);
      },
    );

    it("by one pupil delays no other person of a school behind one address in the morning [SEC-07]", async () => {
      const ip = "198.51.100.7";
      const lesson = each(200, (index) => ({ pupil: `pupil${index}`, browser: browserAt(ip) }));
      const held: string[] = [];
      for (const [index, { pupil, browser }] of lesson.entries()) {
        time += 2000;
        // The guesser tries classmates' names; every tenth pupil mistypes.
        if (index % 3 === 0) await attempt(browserAt(ip), `pupil${199 - (index % 12)}`);
        if (index % 10 === 0) await attempt(browser, pupil);
        if ((await attempt(browser, pupil, true)) > 0) held.push(pupil);
      }
      // The accounts that were tried, before they had ever signed in from there, waited once at most.
      expect(held.filter((pupil) => Number(pupil.slice(5)) < 188)).toEqual([]);
      // Then the attacker goes through the whole school, and still every known browser passes.
      await passing(each(150, (index) => [browserAt(ip), `stranger${index}`] as const));
      expect(await attempt(browserAt(ip), "yet another")).toBeGreaterThan(0);
      for (const { pupil, browser } of lesson.slice(0, 20))
        expect(await attempt(browser, pupil, true)).toBe(0);
      // So does a new browser of a person who has signed in there before.
      expect(await attempt(browserAt(ip), "pupil5", true)).toBe(0);
    });
  });

  it("with a known device, stolen or not, is held by its own count, and helps at no other account [SEC-07]", async () => {
    const device = browserAt("198.51.100.1");
    await attempt(device, "owner", true);
    const thief = { ...device, ip: "203.0.113.1" };
    expect(await passing(each(20, () => [thief, "owner"] as const))).toBe(5);
    expect(await passing(each(20, () => [thief, "other"] as const))).toBe(5);
    // The owner still has the address.
    expect(await attempt(browserAt("198.51.100.1"), "owner", true)).toBe(0);
  });

  onOne(kind, () => {
    it("does not accept a device token that this platform did not issue [SEC-07]", async () => {
      const planted = { ip: "203.0.113.1", devices: ["P".repeat(43)] as readonly string[] };
      await attempt(planted, "owner", true);
      expect(planted.devices).toHaveLength(1);
      expect(planted.devices).not.toContain("P".repeat(43));
      const [own = ""] = planted.devices;
      // A second person of the same browser is known beside the first, each by a token of their own.
      await attempt(planted, "second", true);
      expect([planted.devices.length, planted.devices.includes(own)]).toEqual([2, true]);
      await attempt(planted, "owner", true);
      expect(planted.devices[0]).toBe(own);
    });

    it("waits no longer after the clock was set back a day, whatever was held [SEC-07]", async () => {
      time += 24 * HOUR;
      await passing(each(8, () => [browserAt("203.0.113.1"), "owner"] as const));
      await passing(each(60, (index) => [browserAt("203.0.113.1"), `name${index}`] as const));
      time -= 24 * HOUR;
      for (const account of ["owner", "name1", "new"]) {
        let waited = 0;
        for (let wait = 1; wait > 0; waited += wait) {
          wait = await attempt(browserAt("203.0.113.1"), account);
          time += wait * 1000;
        }
        expect(waited).toBeLessThanOrEqual(900);
      }
      // An hour later it is forgotten.
      time += HOUR + 1;
      expect(await passing(each(5, () => [browserAt("203.0.113.1"), "owner"] as const))).toBe(5);
      expect(await attempt(browserAt("203.0.113.1"), "new")).toBe(0);
    });
  });

  it("stores nothing while it is held, however many names are tried [SEC-06, SEC-07]", async () => {
    const kept = async () =>
      (await platform.database.selectFrom("login_attempt").select("key").execute()).length +
      (await platform.database.selectFrom("sign_in_place").select("account").execute()).length;
    const browser = browserAt("203.0.113.9");
    expect(await passing(each(FREE_NAMES, (index) => [browser, `name${index}`] as const))).toBe(FREE_NAMES);
    const before = await kept();
    expect(await passing(each(50, (index) => [browser, `other${index}`] as const))).toBe(0);
    expect(await kept()).toBe(before);
  });

  it("is forgotten in the end, and no account keeps more than twenty devices [SEC-07]", async () => {
    const { database } = platform;
    for (let index = 0; index < 25; index += 1) {
      time += 1000;
      await attempt(browserAt("203.0.113.1"), "owner", true);
    }
    await attempt(browserAt("203.0.113.2"), "never");
    await throttle.sweep();
    expect(await database.selectFrom("known_device").selectAll().execute()).toHaveLength(20);
    expect(await database.selectFrom("sign_in_place").selectAll().execute()).toHaveLength(2);
    time += 2 * HOUR;
    await throttle.sweep();
    expect(await database.selectFrom("sign_in_place").selectAll().execute()).toHaveLength(1);
    expect(await database.selectFrom("login_attempt").selectAll().execute()).toEqual([]);
    time += 200 * 24 * HOUR;
    await throttle.sweep();
    for (const table of ["known_device", "sign_in_place"] as const)
      expect(await database.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  describe("over HTTP", () => {
    const from = (ip: string) => ({ headers: { "x-forwarded-for": ip } });
    // Demo accounts work on this machine alone, which has many addresses.
    const home = from("127.0.0.1");

    it("knows a device by its cookie, and its owner signs in under attack, as at the launcher [SEC-07]", async () => {
      const owner = platform.client();
      const login = { username: "teacher", password: DEMO_PASSWORD };
      const first = await owner.send("login", login, home);
      expect(first.headers.getSetCookie().find((line) => line.startsWith("portal_device="))).toMatch(
        /^portal_device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
      );
      for (let index = 0; index < 25; index += 1)
        await platform.client().call("login", { ...login, password: "guess" }, from(`203.0.113.${index}`));
      expect((await platform.client().send("login", login, from("127.0.0.77"))).status).toBe(429);
      expect((await owner.send("login", login, from("127.0.0.78"))).status).toBe(200);
      const launched = await owner.fetch("/launcher/", {
        method: "POST",
        body: new URLSearchParams({ account: "teacher", password: DEMO_PASSWORD }),
        headers: { origin: platform.url, ...from("127.0.0.79").headers },
      });
      expect(launched.status).toBe(303);
    });

    onOne(kind, () => {
      it("holds an attacker who tries codes for forgotten passwords, client ids and client secrets [SEC-07]", async () => {
        const sprayed = async (
          ip: string,
          guess: (index: number) => Promise<{ readonly status: number }>,
        ) => {
          const statuses = [];
          for (let index = 0; index < FREE_NAMES + 5; index += 1) statuses.push((await guess(index)).status);
          return [ip, statuses.filter((status) => status === 429).length];
        };
        const client = platform.client();
        expect(
          await sprayed("127.0.0.91", (index) =>
            client.send(
              "passwordCode",
              { account: `name${index}`, contact: "a@school.example" },
              from("127.0.0.91"),
            ),
          ),
        ).toEqual(["127.0.0.91", 5]);
        expect(
          await sprayed("127.0.0.92", (index) =>
            client.send(
              "loginUserClient",
              { userClientId: `guess-${index}` },
              { headers: { "x-device-type": "app", "x-forwarded-for": "127.0.0.92" } },
            ),
          ),
        ).toEqual(["127.0.0.92", 5]);
        expect(
          await sprayed("127.0.0.93", (index) =>
            client.fetch(CLIENT_PATHS.token, {
              method: "POST",
              body: new URLSearchParams({ client_id: `client-${index}`, client_secret: "guess" }),
              ...from("127.0.0.93"),
            }),
          ),
        ).toEqual(["127.0.0.93", 5]);
      });

      it("does not delay a client's own server while its secret is guessed from elsewhere [SEC-07]", async () => {
        const ask = (secret: string, ip: string) =>
          platform.client().fetch(CLIENT_PATHS.token, {
            method: "POST",
            body: new URLSearchParams({
              client_id: DEMO_CLIENT.id,
              client_secret: secret,
              grant_type: "other",
            }),
            ...from(ip),
          });
        expect((await ask(DEMO_CLIENT.secret, "127.0.0.1")).status).toBe(400);
        // A busy machine turns some guesses away before it tries them, which do not count.
        let isThrottled = false;
        for (let round = 0; round < 5 && !isThrottled; round += 1) {
          const guesses = await Promise.all(each(230, (index) => ask("guess", `203.0.114.${index % 250}`)));
          isThrottled = guesses.some(({ status }) => status === 429);
        }
        expect(isThrottled).toBe(true);
        const own = await Promise.all(each(30, () => ask(DEMO_CLIENT.secret, "127.0.0.1")));
        expect(new Set(own.map(({ status }) => status))).toEqual(new Set([400]));
      });
    });
  });
});
