import {
  addressKey,
  bucketsFor,
  counted,
  delayAfter,
  FREE_NAMES,
  HOUR,
  namesDelay,
  settled,
} from "./throttleRules";

const attempt = { account: "teacher", guessed: "password", address: "203.0.113.7" } as const;
const names = (standing: Parameters<typeof bucketsFor>[1]) =>
  bucketsFor(attempt, standing).map(({ name }) => name);

describe("what holds an attempt", () => {
  it("is a known device's own count, and no other [SEC-07]", () => {
    expect(names({ device: "d1", address: false })).toEqual(["device d1 teacher"]);
    expect(names({ device: "d1", address: true })).toEqual(["device d1 teacher"]);
  });

  it("is the address's own count for an account that has signed in there [SEC-07]", () => {
    expect(names({ device: null, address: true })).toEqual(["account+address teacher 203.0.113.7"]);
  });

  it("is for unknown devices one of the address, one of the account and one of the names that fail there [SEC-07]", () => {
    expect(names({ device: null, address: false })).toEqual([
      "account+address teacher 203.0.113.7",
      "account teacher",
      "address 203.0.113.7",
    ]);
  });

  it("is a person's own count where they attempt it in a session, wherever they are [SEC-07]", () => {
    const attempts = [attempt, { ...attempt, address: "198.51.100.1" }].map((one) => ({ ...one, by: "7" }));
    for (const one of attempts)
      expect(bucketsFor(one, { device: null, address: false }).map(({ name }) => name)).toEqual([
        "by 7 teacher",
      ]);
  });

  it("is the address's own count where it is a face of all that a school has [SEC-07]", () => {
    expect(
      bucketsFor({ ...attempt, account: "school", guessed: "face" }, { device: null, address: false }),
    ).toMatchObject([{ name: "account+address school 203.0.113.7" }]);
  });

  it("is bounded for each, and roomier for the secrets of servers [SEC-07]", () => {
    for (const guessed of ["password", "secret"] as const)
      for (const standing of [
        { device: null, address: false },
        { device: "d", address: false },
      ])
        for (const { free, mostSeconds } of bucketsFor({ ...attempt, guessed }, standing)) {
          expect(free).toBeGreaterThanOrEqual(guessed === "secret" ? FREE_NAMES : 5);
          expect(mostSeconds).toBeLessThanOrEqual(900);
        }
  });
});

describe("names that fail at an address", () => {
  it("are free for a while, then cost ever more, and less where many have signed in [SEC-07]", () => {
    expect(
      [0, FREE_NAMES - 1, FREE_NAMES, FREE_NAMES + 3, 1000].map((failing) => namesDelay(failing, 0)),
    ).toEqual([0, 0, 1000, 8000, 300_000]);
    expect(namesDelay(FREE_NAMES + 3, 5)).toBe(0);
    expect(namesDelay(FREE_NAMES + 100, 10_000)).toBe(1000);
  });
});

describe("a count", () => {
  const limit = { free: 5, mostSeconds: 900 };
  const now = Date.UTC(2026, 0, 1);

  it("grows, and makes wait once what is free is used [SEC-07]", () => {
    expect(counted({ count: 3, blocked_until: 0, at: now - 1 }, limit, now)).toEqual({
      count: 4,
      blocked_until: now,
      at: now,
    });
    expect(counted({ count: 5, blocked_until: 0, at: now - 1 }, limit, now).blocked_until).toBe(now + 2000);
    expect(delayAfter(99, 5, 900)).toBe(900_000);
  });

  it("is forgotten after an hour, but not while it holds [SEC-07]", () => {
    expect(settled({ count: 9, blocked_until: now - 1, at: now - HOUR }, limit, now).count).toBe(0);
    expect(settled({ count: 9, blocked_until: now - 1, at: now - HOUR + 1 }, limit, now).count).toBe(9);
    expect(settled({ count: 9, blocked_until: now + 1, at: now - HOUR }, limit, now).count).toBe(9);
  });

  it("of a clock that has been set back by any time waits as long as it did, and never beyond its bound [SEC-07]", () => {
    for (const ahead of [1000, HOUR, 24 * HOUR, 365 * 24 * HOUR]) {
      const later = now + ahead;
      const stored = { count: 7, blocked_until: later + 4000, at: later };
      expect(settled(stored, limit, now)).toEqual({ count: 7, blocked_until: now + 4000, at: now });
    }
    expect(settled({ count: 7, blocked_until: now + 24 * HOUR, at: now }, limit, now).blocked_until).toBe(
      now + 900_000,
    );
  });
});

describe("an address as it is counted", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["", ""],
    [undefined, ""],
  ])("%s is %s [SEC-07]", (ip, key) => {
    expect(addressKey(ip)).toBe(key);
  });
});
