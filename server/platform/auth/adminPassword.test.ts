import { existsSync } from "node:fs";
import path from "node:path";
import { DEMO_CLIENT } from "../../demo/seed/clients";
import { DEMO_PASSWORD } from "../../demo/seed/people";
import { DATABASES } from "../../testing/databases";
import { TestPlatform } from "../../testing/platform";
import { platformOn } from "../../testing/platformOn";
import { requireSafePassword } from "./adminPassword";
import { CLIENT_PATHS } from "./clientCalls";

jest.setTimeout(60_000);

const FIRST = "a-password-of-my-own-1";
const SECOND = "a-password-of-my-own-2";

describe("an ADMIN_PASSWORD that others know or guess", () => {
  it.each([
    "a",
    "school",
    "12345678",
    "password",
    DEMO_PASSWORD,
    "School-2026",
    "ｓchool-2026",
    "admin123",
    "P.assword1",
    "abcdefg1",
    "aaaaaaa-1",
    "school-2027",
    "school-2026!!!!",
    "P@ssw0rd-2026!",
    "1administrat0r",
    "1212121212-1-2",
    "letmein-2026",
    "a!a!a!a!a!a!",
    "x73-9182-55",
  ])("is refused: %s [SEC-04]", (password) => {
    expect(() => requireSafePassword(password, DEMO_PASSWORD)).toThrow(/^ADMIN_PASSWORD is [^\n]*$/);
  });

  it.each(["schoolyard-2027", "a password of your own", "山高水长-2027", "73-9182-55!-0", "x73-9182-55-0"])(
    "is not: %s [SEC-04]",
    (password) => {
      expect(() => requireSafePassword(password, DEMO_PASSWORD)).not.toThrow();
    },
  );

  it("ends a start before anything is stored, where it would be used [SEC-04, RUN-06]", async () => {
    const platform = new TestPlatform({ adminPassword: DEMO_PASSWORD, demo: false });
    await expect(platform.start()).rejects.toThrow("ADMIN_PASSWORD is the demo's password");
    expect(existsSync(path.join(platform.folder, "data"))).toBe(false);
    await platform.remove();
  });
});

describe.each(DATABASES)("an ADMIN_PASSWORD on %s", (kind) => {
  const platform = platformOn(kind);

  const restart = async (adminPassword: string | null) => {
    await platform.stop();
    platform.configure({ adminPassword });
    await platform.start();
  };
  const login = async (password: string) => {
    const client = platform.client();
    const { status } = await client.call("login", { username: "admin", password });
    return { client, status };
  };
  /** A signed-in person, an application with a token of theirs, and what either may do after the next start. */
  const goIn = async (username: string, password: string) => {
    const client = platform.client();
    expect((await client.call("login", { username, password })).status).toBe(200);
    const back = platform.url + DEMO_CLIENT.back;
    const request = { response_type: "code", client_id: DEMO_CLIENT.id, redirect_uri: back } as const;
    const answer = await fetch(platform.url + CLIENT_PATHS.token, {
      method: "POST",
      body: new URLSearchParams({
        grant_type: "authorization_code",
        code: (await client.call("webAuth", request)).data?.code ?? "",
        redirect_uri: back,
        client_id: DEMO_CLIENT.id,
        client_secret: DEMO_CLIENT.secret,
      }),
    });
    const { access_token: token = "" } = (await answer.json()) as { access_token?: string };
    expect(token).not.toBe("");
    const cookies = new Map(client.cookies);
    return async () => {
      const later = platform.client();
      for (const [name, value] of cookies) later.cookies.set(name, value);
      const told = await fetch(platform.url + CLIENT_PATHS.userInfo, {
        headers: { authorization: `Bearer ${token}` },
      });
      const { status } = await later.call("me", {});
      return [status, (await later.call("refresh", {})).status, told.status];
    };
  };
  /** The people whose passwords are being reset. */
  const resets = async () => {
    const rows = await platform.database
      .selectFrom("password_reset")
      .select("person_id")
      .orderBy("person_id")
      .execute();
    return rows.map(({ person_id: id }) => id);
  };
  const alive = [200, 200, 200];
  const ended = [401, 401, 401];

  it("that differs from the stored one ends admin's sessions and applications' tokens, and no other person's [SEC-04]", async () => {
    const [demo, bystander] = [await goIn("admin", "school-2026"), await goIn("teacher", "school-2026")];
    for (const account of ["admin", "teacher"])
      await platform.client().call("passwordCode", { account, contact: `${account}@school.example` });
    expect(await resets()).toEqual(["2001", "2007"]);
    await restart(FIRST);
    expect(await resets()).toEqual(["2001"]);
    expect(await demo()).toEqual(ended);
    expect(await bystander()).toEqual(alive);
    const own = await goIn("admin", FIRST);
    await restart(SECOND);
    expect(await own()).toEqual(ended);
    expect([(await login(FIRST)).status, (await login(SECOND)).status]).toEqual([400, 200]);
  });

  it("that equals the stored one keeps them, as does a start without one [SEC-04]", async () => {
    await restart(SECOND);
    const own = await goIn("admin", SECOND);
    await restart(SECOND);
    expect(await own()).toEqual(alive);
    await restart(null);
    expect((await login(SECOND)).status).toBe(200);
  });
});
