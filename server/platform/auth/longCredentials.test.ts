import { hash, verify } from "@node-rs/argon2";
import { DEMO_PASSWORD } from "../../demo/seed/people";
import type { Client } from "../../testing/platform";
import { platformOn } from "../../testing/platformOn";
import { createPasswordCheck, hashPassword } from "./passwords";

jest.setTimeout(60_000);

/** The longest fits into a body that comes without a session. */
const LENGTHS = [65, 100, 1500, 15_000];

describe("a name or password that is longer than any", () => {
  const compared: string[] = [];
  const checkPassword = createPasswordCheck((stored, password) => {
    compared.push(password);
    return verify(stored, password);
  });
  const platform = platformOn("sqlite", {}, { checkPassword });
  let client: Client;

  beforeEach(() => {
    client = platform.client();
    platform.pass(2 * 3_600_000);
    compared.length = 0;
  });

  const login = (username: string, password: string) => client.call("login", { username, password });
  const wrong = {
    status: 400,
    code: "invalid_grant",
    message: "用户名或密码错误|||Wrong user name or password",
    data: null,
    fieldErrors: [],
  };

  it.each(LENGTHS)("is refused as wrong: a name of %d characters [AUTH-04, SEC-04]", async (length) => {
    expect(await login("teacher".padEnd(length, "x"), DEMO_PASSWORD)).toEqual(wrong);
    expect(await login("ﷺ".repeat(Math.min(length, 1500)), DEMO_PASSWORD)).toEqual(wrong);
    expect(compared).toEqual([DEMO_PASSWORD, DEMO_PASSWORD]);
  });

  it("is refused as wrong: a password, of which only the beginning is checked [AUTH-04, SEC-04]", async () => {
    for (const length of [257, 7500]) {
      expect(await login("teacher", DEMO_PASSWORD.padEnd(length, "x"))).toEqual(wrong);
      expect(await login("n".repeat(length), "x".repeat(length))).toEqual(wrong);
    }
    expect(compared.map(({ length }) => length)).toEqual([256, 256, 256, 256]);
  });

  it("is wrong even if it begins like a right password [AUTH-04, SEC-04]", async () => {
    const always = createPasswordCheck(() => Promise.resolve(true));
    expect(await always("$argon2id$stored", "x".repeat(256))).toBe(true);
    expect(await always("$argon2id$stored", "x".repeat(257))).toBe(false);
  });

  it("is not the name of its beginning, here and at the demo launcher [AUTH-04, SEC-04]", async () => {
    const longest = "d".repeat(64);
    await platform.database
      .updateTable("person")
      .set({ login_name: longest })
      .where("login_name", "=", "student2")
      .execute();
    const launch = async (account: string) => {
      const answer = await client.fetch("/launcher/", {
        method: "POST",
        headers: { origin: platform.url },
        body: new URLSearchParams({ account, password: DEMO_PASSWORD }),
      });
      return answer.headers.has("location");
    };
    expect((await login(` ${longest} `, DEMO_PASSWORD)).status).toBe(200);
    expect(await login(`${longest}d`, DEMO_PASSWORD)).toEqual(wrong);
    expect(await launch(longest)).toBe(true);
    expect(await launch(`${longest}d`)).toBe(false);
  });

  const storeOf = (account: string) =>
    platform.database.selectFrom("person").where("login_name", "=", account).select("password");
  const keep = (account: string, password: string) =>
    platform.database.updateTable("person").set({ password }).where("login_name", "=", account).execute();

  it("is the same whichever way its letters are typed, and a name without what comes along by pasting [I18N-07, AUTH-04]", async () => {
    const before = (await storeOf("staff").executeTakeFirstOrThrow()).password;
    await keep("staff", await hashPassword("Schön-Grün-2026"));
    for (const password of ["Schön-Grün-2026", "Schön-Grün-2026".normalize("NFD"), "Schön-Grün-２０２６"])
      expect((await login("\u202Dst\u200Baff\u202C", password)).status).toBe(200);
    expect(await login("staff", "Schon-Grun-2026")).toEqual(wrong);
    await keep("staff", before);
  });

  it("is right as it was stored before there was a normal form, and in any form from then on [I18N-07, AUTH-04]", async () => {
    const before = (await storeOf("staff").executeTakeFirstOrThrow()).password;
    const [composed, apart] = ["Schön-Grün-2026", "Schön-Grün-2026".normalize("NFD")];
    await keep("staff", await hash(apart));
    expect(await login("staff", composed)).toEqual(wrong);
    expect((await login("staff", apart)).status).toBe(200);
    expect((await login("staff", composed)).status).toBe(200);
    const kept = (await storeOf("staff").executeTakeFirstOrThrow()).password;
    expect((await login("staff", apart)).status).toBe(200);
    expect((await storeOf("staff").executeTakeFirstOrThrow()).password).toBe(kept);
    await keep("staff", before);
  });

  it("is slowed down like any other, each name by itself [AUTH-04, SEC-04]", async () => {
    const one = "a".repeat(15_000);
    for (let attempt = 0; attempt < 5; attempt += 1) expect(await login(one, "guess")).toEqual(wrong);
    const refused = await client.send("login", { username: one, password: "guess" });
    expect(refused.status).toBe(429);
    expect(await login(`${one}b`, "guess")).toEqual(wrong);
    const rows = await platform.database.selectFrom("login_attempt").select("key").execute();
    expect(new Set(rows.map(({ key }) => key.length))).toEqual(new Set([64]));
  });

  it("is treated as an unknown account for a forgotten password [AUTH-06, AUTH-04, SEC-04]", async () => {
    const ask = async (account: string) => {
      const { data, ...answer } = await client.call("passwordCode", {
        account,
        contact: "teacher@school.example",
      });
      return { ...answer, length: data?.resetId.length };
    };
    const unknown = await ask("unknown-here");
    expect(unknown).toMatchObject({ status: 200 });
    for (const length of LENGTHS) expect(await ask("teacher".padEnd(length, "x"))).toEqual(unknown);
    const one = "a".repeat(5000);
    for (let attempt = 0; attempt < 5; attempt += 1) await ask(one);
    expect((await ask(one)).status).toBe(429);
  });
});
