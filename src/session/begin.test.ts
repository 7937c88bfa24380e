import { fakeHttp, fakePorts, failure, success, wireUser } from "../../test/fakePorts";
import { signInPage } from "../../test/signInPage";
import { readUser } from "../core/wire/user";
import { asTyped, begin, type Success } from "./begin";
import { tryPassword } from "./tryPassword";

const typed = { username: "wang", password: "p", remember: true, autoLogin: true };

/** A device on which a sign-in is remembered, and a page on it; the platform says who is here. */
function device(me: Parameters<typeof wireUser>[0] = {}) {
  const { http, paths } = fakeHttp(({ url }) =>
    url.startsWith("/api/uaa/oauth/me") ? success(wireUser(me)) : failure(401),
  );
  let kept: { readonly username: string; readonly password: string } | null = {
    username: "li",
    password: "q",
  };
  const vault = {
    canKeep: () => Promise.resolve(true),
    read: () => Promise.resolve(kept),
    keep: (login: NonNullable<typeof kept>) => Promise.resolve(void (kept = login)),
    forget: () => Promise.resolve(void (kept = null)),
  };
  const told: unknown[] = [];
  const broadcast = { post: (message: unknown) => void told.push(message), listen: () => () => undefined };
  const { ports } = fakePorts({ http, vault, broadcast });
  const { storage } = ports;
  storage.write("loggedOut", true);
  storage.write("autoLogins", 2);
  const page = signInPage(ports);
  return { begin: (how: Success) => begin(page, how), page, storage, paths, told, remembered: () => kept };
}

it.each([
  ["what was typed", asTyped(typed), { username: "wang", password: "p" }],
  ["nothing", asTyped({ ...typed, remember: false }), null],
  ["the previous one", "asBefore", { username: "li", password: "q" }],
] as const)("remembers %s, as the way in has it [AUTH-08]", async (_what, remembered, expected) => {
  const there = device();
  await there.begin({ remembered });
  expect(there.remembered()).toEqual(expected);
  expect(there.paths()).toEqual([]);
});

it.each([
  ["keeps the remembered sign-in of the person who has signed in", "li", true],
  ["forgets that of another one", "wang", false],
])("%s by a link [AUTH-08]", async (_what, loginName, stays) => {
  const there = device({ loginName });
  await there.begin({ remembered: "ifTheirs" });
  expect(there.remembered() !== null).toBe(stays);
});

it("resets the count of attempts, except after an automatic sign-in [AUTH-09]", async () => {
  const asked = device();
  await asked.begin({ remembered: "asBefore" });
  expect([asked.storage.read("loggedOut"), asked.storage.read("autoLogins")]).toEqual([false, 0]);
  const unasked = device();
  await unasked.begin({ remembered: "asBefore", unasked: true });
  expect([unasked.storage.read("loggedOut"), unasked.storage.read("autoLogins")]).toEqual([true, 2]);
});

it("changes the choice to be signed in automatically only if the person was asked for it [AUTH-09]", async () => {
  const there = device();
  there.storage.write("autoLogin", true);
  await there.begin({ remembered: "none" });
  expect(there.storage.read("autoLogin")).toBe(true);
  await there.begin({ remembered: "none", autoLogin: false });
  expect(there.storage.read("autoLogin")).toBe(false);
});

it.each([
  ["leaves nothing of another person", { userId: "8" }, undefined, false],
  ["keeps the same person's values", {}, undefined, true],
  ["does not ask if it is known to be the same", { userId: "8" }, "same", true],
] as const)("%s who was here before [SEC-03]", async (_what, me, former, stays) => {
  const there = device(me);
  there.storage.write("user", readUser(wireUser()));
  await there.begin({ remembered: "asBefore", ...(former && { former }) });
  expect(there.storage.read("user") !== null).toBe(stays);
  expect(there.paths().length > 0).toBe(former === undefined);
});

it("stores a toast for the next page, after another person's values are removed, and notifies the other tabs [SEC-03]", async () => {
  const there = device({ userId: "8" });
  there.storage.write("user", readUser(wireUser()));
  await there.begin({
    remembered: "asBefore",
    said: { severity: "success", text: { id: "account.signedIn" } },
    person: "100:8",
  });
  expect(there.storage.read("pendingToast")?.text).toEqual({ id: "account.signedIn" });
  expect(there.told).toEqual([{ kind: "signedIn", person: "100:8" }]);
});

it("tries no name and password without cookies [REL-03]", async () => {
  const { http, paths } = fakeHttp(() => success(null));
  const { ports } = fakePorts({ http, keepsCookies: () => false });
  const { failure: why } = await tryPassword(signInPage(ports), typed);
  expect(why).toMatchObject({ kind: "refused", text: { id: "login.cookiesOff" } });
  expect(paths()).toEqual([]);
});
