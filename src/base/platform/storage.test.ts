import { NOT_ARRANGED } from "../core/apps/arrangement";
import fc from "fast-check";
import { fakeWebStorage, wireUser } from "../../../test/fakePorts";
import { readUser } from "../core/wire/user";
import { createMemoryStorage, createStorage, type WebStorage } from "./storage";
import {
  DEVICE_ROWS,
  PERSONAL_ROWS,
  personalName,
  type DeviceValues,
  type PersonalValues,
} from "./storageTable";

const device = Object.keys(DEVICE_ROWS) as (keyof DeviceValues)[];
const personal = Object.keys(PERSONAL_ROWS) as (keyof PersonalValues)[];

const user = readUser(wireUser());
const over = (local: WebStorage, session: WebStorage = fakeWebStorage()) =>
  createStorage({ local: () => local, session: () => session });

describe("remembered values", () => {
  it("are kept as the boot script and the platform's pages read them [THEME-06]", () => {
    const local = fakeWebStorage();
    const storage = over(local);
    storage.write("language", "en");
    storage.write("theme", "ink");
    storage.write("scheme", "dark");
    storage.write("user", user);
    expect(local.getItem("portal.language")).toBe("en");
    expect(local.getItem("portal.theme")).toBe("ink");
    expect(local.getItem("portal.scheme")).toBe("dark");
    expect(JSON.parse(local.getItem("user") ?? "")).toMatchObject({ userId: "7" });
  });

  it("come back as they were written", () => {
    const storage = over(fakeWebStorage());
    storage.write("user", user);
    storage.write("autoLogins", 3);
    storage.write("loggedOut", true);
    expect([storage.read("user"), storage.read("autoLogins"), storage.read("loggedOut")]).toEqual([
      user,
      3,
      true,
    ]);
    storage.remove("autoLogins");
    storage.write("user", null);
    expect([storage.read("user"), storage.read("autoLogins")]).toEqual([null, 0]);
  });

  it("of one person are apart from another's [SEC-03]", () => {
    const storage = over(fakeWebStorage());
    storage.of("100:7").write("recentApps", ["notices"]);
    expect(storage.of("100:7").read("recentApps")).toEqual(["notices"]);
    expect(storage.of("100:8").read("recentApps")).toEqual([]);
    expect(storage.of("200:7").read("recentApps")).toEqual([]);
    // Each address of a platform has a storage of its own.
    expect(over(fakeWebStorage()).of("100:7").read("recentApps")).toEqual([]);
  });

  it("of notices: the wish how long they stay outlasts a logout, quiet does not, and neither is ever half read [MORE-03, REL-03]", () => {
    const local = fakeWebStorage();
    const shelf = over(local).of("100:7");
    expect([shelf.read("toastStay"), shelf.read("quietUntil")]).toEqual([null, 0]);
    shelf.write("toastStay", "longer");
    shelf.write("quietUntil", Infinity);
    expect([shelf.read("toastStay"), shelf.read("quietUntil")]).toEqual(["longer", Infinity]);
    void over(local).wipePersonal();
    expect([shelf.read("toastStay"), shelf.read("quietUntil")]).toEqual(["longer", 0]);
    local.setItem("portal.of.100:7.quietUntil", "soon");
    expect(shelf.read("quietUntil")).toBe(0);
  });

  it("of a trip to a provider are the tab's own [AUTH-13]", () => {
    const [local, session] = [fakeWebStorage(), fakeWebStorage()];
    over(local, session).write("socialTrip", "campus.nonce");
    expect([local.length, session.getItem("portal.socialTrip")]).toEqual([0, "campus.nonce"]);
    expect(over(local).read("socialTrip")).toBeNull();
  });

  it("that tell about a person go at logout, the look too; the scheme, the device's own and other sites' values stay [SEC-03, AUTH-11, AUTH-09]", () => {
    const local = fakeWebStorage({ foreign: "x" });
    const session = fakeWebStorage({ anything: "x" });
    const storage = over(local, session);
    storage.write("user", user);
    storage.write("autoLogins", 2);
    storage.write("theme", "ink");
    storage.write("scheme", "dark");
    for (const person of ["100:7", "100:8"] as const) {
      storage.of(person).write("recentApps", ["notices"]);
      storage.of(person).write("chosenChild", "c1");
      storage.of(person).write("arrangement", { ...NOT_ARRANGED, pinned: ["a"] });
    }
    void storage.wipePersonal();
    expect([...local.entries.keys()].sort()).toEqual([
      "foreign",
      "portal.autoLogins",
      "portal.of.100:7.arrangement",
      "portal.of.100:8.arrangement",
      "portal.scheme",
    ]);
    expect(session.length).toBe(0);
  });

  it("never cause an error, whatever text any of them holds, and keep to their kind [REL-03]", () => {
    const strange = fc.oneof(
      fc.string(),
      fc.json(),
      fc.constantFrom("null", "1e999", "\ud800", "x".repeat(100_000)),
    );
    fc.assert(
      fc.property(strange, (text) => {
        const names = [
          ...Object.values(DEVICE_ROWS).map(({ name }) => name),
          ...personal.map((key) => personalName("1:2", key)),
        ];
        const storage = over(fakeWebStorage(Object.fromEntries(names.map((name) => [name, text]))));
        for (const key of device) expect(() => storage.read(key)).not.toThrow();
        for (const key of personal) expect(() => storage.of("1:2").read(key)).not.toThrow();
        expect(storage.read("autoLogins")).toBeGreaterThanOrEqual(0);
        expect([null, "en", "zh-CN"]).toContain(storage.read("language"));
        expect([null, "light", "dark", "system"]).toContain(storage.read("scheme"));
        expect(Array.isArray(storage.of("1:2").read("recentApps"))).toBe(true);
        expect("polluted" in {}).toBe(false);
      }),
    );
  });

  it("live in memory where storage is forbidden, absent or full [REL-03]", () => {
    const refuse = (): never => {
      throw new DOMException("denied", "SecurityError");
    };
    const full: WebStorage = { ...fakeWebStorage(), length: 0, setItem: refuse };
    const storages = [createStorage({ local: refuse, session: refuse }), createMemoryStorage(), over(full)];
    for (const storage of storages) {
      storage.write("theme", "ink");
      storage.of("1:2").write("recentApps", ["a"]);
      storage.write("scheme", "dark");
      storage.write("user", user);
      expect(storage.read("theme")).toBe("ink");
      void storage.wipePersonal();
      expect([storage.read("theme"), storage.read("scheme"), storage.read("user")]).toEqual([
        null,
        "dark",
        null,
      ]);
      expect(storage.of("1:2").read("recentApps")).toEqual([]);
    }
  });
});
