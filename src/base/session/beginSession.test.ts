import {
  fakeHttp,
  fakeNavigation,
  fakePorts,
  fakeWebStorage,
  failure,
  success,
  wireUser,
} from "../../../test/fakePorts";
import { signInPage } from "../../../test/signInPage";
import { readUser } from "../core/wire/user";
import { createStorage } from "../platform/storage";
import { rememberedFrom, beginSession, finish, type SignInEffects } from "./beginSession";
import en from "./messages/en.json";
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
  return {
    begin: (how: SignInEffects) => beginSession(page, how),
    page,
    storage,
    paths,
    told,
    remembered: () => kept,
  };
}

it.each([
  ["what was typed", rememberedFrom(typed), { username: "wang", password: "p" }],
  ["nothing", rememberedFrom({ ...typed, remember: false }), null],
  ["the previous one", "unchanged", { username: "li", password: "q" }],
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
  await there.begin({ remembered: "ifSamePerson" });
  expect(there.remembered() !== null).toBe(stays);
});

it("resets the count of attempts, except after an automatic sign-in [AUTH-09]", async () => {
  const asked = device();
  await asked.begin({ remembered: "unchanged" });
  expect([asked.storage.read("loggedOut"), asked.storage.read("autoLogins")]).toEqual([false, 0]);
  const unasked = device();
  await unasked.begin({ remembered: "unchanged", automatic: true });
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
  await there.begin({ remembered: "unchanged", ...(former && { former }) });
  expect(there.storage.read("user") !== null).toBe(stays);
  expect(there.paths().length > 0).toBe(former === undefined);
});

it("stores a toast for the next page, after another person's values are removed, and notifies the other tabs [SEC-03]", async () => {
  const there = device({ userId: "8" });
  there.storage.write("user", readUser(wireUser()));
  await there.begin({
    remembered: "unchanged",
    nextToast: { severity: "success", text: { id: "account.signedIn" } },
    person: "100:8",
  });
  expect(there.storage.read("pendingToast")?.text).toEqual({ id: "account.signedIn" });
  expect(there.told).toEqual([{ kind: "signedIn", person: "100:8" }]);
});

it("tries no name and password without cookies [REL-03]", async () => {
  const { http, paths } = fakeHttp(() => success(null));
  const { ports } = fakePorts({ http, keepsCookies: () => false });
  const { error: why } = await tryPassword(signInPage(ports), typed);
  expect(why).toMatchObject({ kind: "refused", text: { id: "login.cookiesOff" } });
  expect(paths()).toEqual([]);
});

it("announces a success in English by the words of the specification [AUTH-04]", () => {
  expect(en["account.signedIn"]).toBe("Login successful!");
});

it("leaves no form of a remembered password that can be read back in the browser's storages [AUTH-08]", async () => {
  const [local, session] = [fakeWebStorage(), fakeWebStorage()];
  const storage = createStorage({ local: () => local, session: () => session });
  const { ports } = fakePorts({ storage });
  const password = "Kranich-42 Röhricht";
  const credentials = { username: "wang", password, remember: true, autoLogin: true };
  const success = { remembered: rememberedFrom(credentials), autoLogin: true, person: "100:7" } as const;
  await beginSession(signInPage(ports), {
    ...success,
    nextToast: { severity: "success", text: { id: "account.signedIn" } },
  });
  const kept = [...local.entries, ...session.entries].flat();
  expect(kept).toContain("portal.autoLogin");
  const bytes = Buffer.from(password);
  const forms = [
    password,
    Array.from(password).reverse().join(""),
    encodeURIComponent(password),
    bytes.toString("base64").replace(/=+$/, ""),
    bytes.toString("base64url"),
    bytes.toString("hex"),
    bytes.join(","),
  ];
  for (const form of forms) expect(kept.filter((text) => text.includes(form))).toEqual([]);
});

describe("in a development build", () => {
  const usual = process.env["NODE_ENV"];
  beforeAll(() => (process.env["NODE_ENV"] = "development"));
  afterAll(() => (process.env["NODE_ENV"] = usual));

  it.each([
    [false, "go http://localhost/pc_desktop_all.html"],
    [true, "go http://localhost/mobile_desktop_all.html"],
  ])("leads to the page that the development server has (on a phone: %j) [REDIR-03]", async (mobile, led) => {
    const { navigation, done } = fakeNavigation("http://localhost/login/");
    const page = signInPage(fakePorts({ navigation }).ports, undefined, { mobile });
    const person = { unitType: 2, unitId: "2", userType: 2 };
    expect(await finish(page, { data: person }, { remembered: "none" })).toBeNull();
    expect(done).toEqual([led]);
  });
});
