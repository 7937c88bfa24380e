import { writeFileSync } from "node:fs";
import path from "node:path";
import { DATABASES } from "../../testing/databases";
import type { Client } from "../../testing/platform";
import { platformOn } from "../../testing/platformOn";
import { proveForgotten, readCode } from "../../testing/proofs";
import { createOutbox } from "../outbox";
import { createPasswordResets, MOST_TRIES, readContact, RESET_MS } from "./passwordResets";

jest.setTimeout(60_000);

const NEW = "river-boat-7";

describe.each(DATABASES)("forgotten passwords on %s", (kind) => {
  const platform = platformOn(kind);
  let client: Client;

  beforeEach(() => {
    client = platform.client();
    platform.pass(2 * 3_600_000);
  });

  const ask = (account: string, contact = `${account}@school.example`, init: RequestInit = {}) =>
    client.call("passwordCode", { account, contact }, init);
  const begin = async (account: string) => {
    // The outbox is in the order of time.
    platform.pass(1);
    return (await ask(account)).data?.resetId ?? "";
  };
  const outbox = async () => (await client.fetch("/demo/outbox?ui_locales=en")).text();
  const read = () => readCode(platform);
  const check = (resetId: string, code: string) => client.call("passwordCheck", { resetId, code });
  const prove = (account: string) => proveForgotten(platform, account);
  const reset = (proof: string, password = NEW) => client.call("passwordReset", { proof, password });
  const login = (username: string, password: string) =>
    platform.client().call("login", { username, password });
  const wrong = { status: 400, code: "invalid_grant", data: null };
  const wrongCode = (code: string) => (code === "000000" ? "000001" : "000000");

  it("sets a new password by the code that was sent to the contact [AUTH-06]", async () => {
    const proof = await prove("student");
    expect(await reset(proof)).toMatchObject({ status: 200, data: null });
    expect((await login("student", NEW)).status).toBe(200);
    expect((await login("student", "school-2026")).status).toBe(400);
  });

  it.each(["1390000 2005", "139-0000-2005", "+86 139 0000 2005", " PARENT@school.example "])(
    "knows a contact however it is written: %s [AUTH-06]",
    async (contact) => {
      await ask("Parent", contact);
      expect(await outbox()).toContain(readContact(contact));
    },
  );

  it("signs the person out everywhere, including other applications [AUTH-06, SEC-04]", async () => {
    const elsewhere = await platform.client().signIn("staff");
    const bystander = await platform.client().signIn("teacher");
    await elsewhere.call("webAuth", {
      response_type: "code",
      client_id: "demo-library",
      redirect_uri: `${platform.url}/client/demo/back`,
    });
    await reset(await prove("staff"));
    expect((await elsewhere.call("me", {})).status).toBe(401);
    expect((await elsewhere.call("refresh", {})).status).toBe(401);
    expect((await bystander.call("me", {})).status).toBe(200);
    expect(
      await platform.database.selectFrom("oauth_code").where("person_id", "=", "2006").selectAll().execute(),
    ).toEqual([]);
  });

  it("answers alike whether or not the account exists and the contact is its own, and does the same work [AUTH-06, SEC-04]", async () => {
    const rows = async () => ({
      resets: (await platform.database.selectFrom("password_reset").selectAll().execute()).length,
      sent: (await platform.database.selectFrom("outbox").selectAll().execute()).length,
    });
    const shapes = [];
    for (const [account, contact] of [
      ["teacher", "teacher@school.example"],
      ["teacher2", "other@else.example"],
      ["unknown-here", "unknown@school.example"],
    ] as const) {
      const before = await rows();
      const { data, ...answer } = await ask(account, contact);
      const after = await rows();
      const tried = await check(data?.resetId ?? "", wrongCode(await read()));
      shapes.push({
        answer,
        length: data?.resetId.length,
        work: [after.resets - before.resets, after.sent - before.sent],
        tried,
      });
    }
    expect(shapes[1]).toEqual(shapes[0]);
    expect(shapes[2]).toEqual(shapes[0]);
    expect(shapes[0]).toMatchObject({ answer: { status: 200 }, work: [1, 1], tried: wrong });
    expect(await outbox()).not.toMatch(/else\.example|unknown@/);
  });

  describe("a code", () => {
    it("has six digits and may be guessed five times, even by simultaneous guesses [AUTH-06, SEC-04]", async () => {
      const resetId = await begin("teacher");
      const code = await read();
      expect(code).toMatch(/^\d{6}$/);
      await Promise.all(Array.from({ length: 8 }, () => check(resetId, wrongCode(code))));
      expect(await check(resetId, code)).toMatchObject(wrong);
      const again = await begin("teacher");
      const next = await read();
      for (let attempt = 1; attempt < MOST_TRIES; attempt += 1) await check(again, wrongCode(next));
      expect((await check(again, next)).status).toBe(200);
    });

    it("lasts ten minutes, and so does the right to set the password [AUTH-06]", async () => {
      const resetId = await begin("teacher");
      const code = await read();
      platform.pass(RESET_MS);
      expect(await check(resetId, code)).toMatchObject(wrong);
      expect(await outbox()).toContain("No messages yet");
      const proof = await prove("teacher");
      platform.pass(RESET_MS);
      expect(await reset(proof)).toMatchObject({ status: 400, code: "expired" });
      expect(RESET_MS).toBeLessThanOrEqual(600_000);
    });

    it("is useless in another browser, after a newer one, or twice [SEC-04]", async () => {
      const first = await begin("teacher");
      const old = await read();
      const foreign = await begin("student2");
      expect(await check(foreign, old)).toMatchObject(wrong);
      const second = await begin("teacher");
      const code = await read();
      expect(await check(first, code)).toMatchObject(wrong);
      expect(await check(first, old)).toMatchObject(wrong);
      expect((await check(second, code)).status).toBe(200);
      expect(await check(second, code)).toMatchObject(wrong);
    });

    it("is stored only as a hash, like every secret [SEC-04]", async () => {
      const resetId = await begin("teacher");
      const stored = JSON.stringify(
        await platform.database.selectFrom("password_reset").selectAll().execute(),
      );
      expect(stored).not.toContain(resetId);
      expect(stored).not.toContain(`"${await read()}"`);
      await createPasswordResets(
        platform.database,
        () => platform.now + RESET_MS,
        createOutbox(platform.database, () => 0),
      ).sweep();
      expect(await platform.database.selectFrom("password_reset").selectAll().execute()).toEqual([]);
      await createOutbox(platform.database, () => platform.now + RESET_MS).sweep();
      expect(await platform.database.selectFrom("outbox").selectAll().execute()).toEqual([]);
    });
  });

  it("sets a password once, by the site's rule, and a refused one costs nothing [AUTH-06, AUTH-07]", async () => {
    const proof = await prove("student2");
    for (const weak of ["short-1", "12345678", "密码密码密码1a", "has space 1"])
      expect(await reset(proof, weak)).toMatchObject({ status: 400, code: "weak_password" });
    expect((await reset(proof)).status).toBe(200);
    expect(await reset(proof, "another-one-8")).toMatchObject({ status: 400, code: "expired" });
    expect((await login("student2", NEW)).status).toBe(200);
  });

  it("accepts neither an invented proof nor the browser's secret as one [SEC-04]", async () => {
    expect(await reset("made-up")).toMatchObject({ code: "expired" });
    expect(await reset(await begin("teacher2"))).toMatchObject({ code: "expired" });
    expect((await login("teacher2", "school-2026")).status).toBe(200);
  });

  it("slows down repeated requests for an account, known or not, and keeps its counts over a restart; the site may have another rule since [SEC-04, AUTH-07]", async () => {
    const slowed = { status: 429, code: "too_many_attempts" };
    for (const account of ["admin2", "unknown-account"]) {
      for (let attempt = 0; attempt < 5; attempt += 1) expect((await ask(account)).status).toBe(200);
      expect(await ask(account)).toMatchObject(slowed);
    }
    const siteConfig = path.join(platform.folder, "site.json");
    writeFileSync(siteConfig, JSON.stringify({ passwordRule: 2 }));
    platform.configure({ siteConfig });
    await platform.stop();
    await platform.start();
    client = platform.client();
    expect(await ask("admin2")).toMatchObject(slowed);
    expect((await login("admin2", "school-2026")).status).toBe(200);

    const proof = await prove("student2");
    for (const weak of ["short-1", "river boat 7", "river+boat+7"])
      expect(await reset(proof, weak)).toMatchObject({ status: 400, code: "weak_password" });
    expect((await reset(proof, "12345678")).status).toBe(200);
  });

  it("lets a person in by a new password who has guessed at the old one until they had to wait [AUTH-06, SEC-04]", async () => {
    for (let attempt = 0; attempt < 6; attempt += 1) await login("linked-teacher", "guess");
    expect((await login("linked-teacher", "school-2026")).status).toBe(429);
    const proof = await prove("linked-teacher");
    expect(await reset("made-up")).toMatchObject({ code: "expired" });
    expect((await login("linked-teacher", NEW)).status).toBe(429);
    await reset(proof);
    expect((await login("linked-teacher", NEW)).status).toBe(200);
  });

  it("requires the device header of all three calls [SEC-04]", async () => {
    for (const step of ["code", "check", "reset"]) {
      const answer = await client.fetch(`/api/uaa/password/${step}`, { method: "POST" });
      expect(await answer.json()).toMatchObject({ status: 403, code: "device_header" });
    }
  });

  it("shows its messages only on this machine, and sends none for people elsewhere [SEC-04]", async () => {
    const outside = { headers: { "x-forwarded-for": "203.0.113.7" } };
    expect((await client.fetch("/demo/outbox", outside)).status).toBe(404);
    expect(await ask("teacher", undefined, outside)).toMatchObject({ status: 501 });
  });

  it("forgets sent messages, at the latest when the platform starts again [AUTH-06]", async () => {
    await ask("teacher");
    platform.pass(RESET_MS);
    await platform.stop();
    await platform.start();
    client = platform.client();
    for (const table of ["outbox", "password_reset"] as const)
      expect(await platform.database.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  it("sends none for accounts with a password of their own, as everyone here can read them [SEC-04]", async () => {
    await platform.database
      .updateTable("person")
      .set({ demo: 0 })
      .where("login_name", "=", "parent2")
      .execute();
    expect((await ask("parent2")).status).toBe(200);
    expect(await outbox()).not.toContain("parent2@");
  });
});
