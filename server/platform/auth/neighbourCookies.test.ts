import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { calls, type CallName } from "../../../contract/calls";
import { DEMO_PASSWORD } from "../../demo/seed/people";
import { platformOn } from "../../testing/platformOn";
import { proveUnbound } from "../../testing/proofs";
import { cookieValues, domainsOver, pathsOver } from "./cookieHeader";

jest.setTimeout(60_000);

const HOST = "portal.school.example";
const OUR_KEY = "0123456789abcdef0123456789abcdef";
const THEIR_KEY = "fedcba9876543210fedcba9876543210";

interface Sent {
  readonly cookies?: readonly string[];
  readonly key?: string | null;
  readonly host?: string;
  readonly https?: boolean;
  readonly fields?: Readonly<Record<string, string>>;
}

interface Heard {
  readonly headers: IncomingHttpHeaders;
  readonly body: { readonly status: number; readonly data: unknown };
  /** The cookies set, by name, value alone. */
  readonly set: ReadonlyMap<string, string>;
}

describe("cookies of a neighbouring sub-domain", () => {
  const platform = platformOn("sqlite");

  /** Sends a call as a browser does from a page of this host. */
  const send = (name: CallName, { cookies = [], key = null, host = HOST, https, fields }: Sent = {}) =>
    new Promise<Heard>((resolve, reject) => {
      const { method, path } = calls[name];
      const body = fields && new URLSearchParams(fields).toString();
      const headers = {
        host,
        "x-device-type": "pc",
        ...(cookies.length > 0 && { cookie: cookies.join("; ") }),
        ...(key !== null && { "x-browser-key": key }),
        ...(https && { "x-forwarded-proto": "https" }),
        ...(body !== undefined && { "content-type": "application/x-www-form-urlencoded" }),
      };
      httpRequest(platform.url + path, { method, headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("end", () =>
          resolve({
            headers: answer.headers,
            body: JSON.parse(Buffer.concat(parts).toString()) as Heard["body"],
            set: new Map(
              (answer.headers["set-cookie"] ?? []).map((cookie) => {
                const [, cookieName = "", value = ""] = /^([^=]*)=([^;]*)/.exec(cookie) ?? [];
                return [cookieName, value];
              }),
            ),
          }),
        );
      })
        .on("error", reject)
        .end(body);
    });

  const signIn = async (username: string, sent: Sent) => {
    const { set, body } = await send("login", { ...sent, fields: { username, password: DEMO_PASSWORD } });
    expect(body.status).toBe(200);
    return set;
  };
  const cookie = (name: string, set: ReadonlyMap<string, string>) => `${name}=${set.get(name) ?? ""}`;
  const whoBy = async (sent: Sent) =>
    ((await send("me", sent)).body.data as { loginName: string } | null)?.loginName ?? null;

  it("open no account in a browser without a session [SEC-08]", async () => {
    const theirs = await signIn("student", { key: THEIR_KEY });
    const unbound = await signIn("student", {});
    const laid = { cookies: [cookie("portal_access", theirs), cookie("portal_refresh", theirs)] };
    expect(await whoBy({ ...laid, key: THEIR_KEY })).toBe("student");
    expect(await whoBy({ ...laid, key: OUR_KEY })).toBeNull();
    // A session that was opened without a key fits no browser that has one, nor one with a key a client without.
    expect(await whoBy({ cookies: [cookie("portal_access", unbound)], key: OUR_KEY })).toBeNull();
    expect(await whoBy({ cookies: [cookie("portal_access", unbound)] })).toBe("student");
    expect(await whoBy(laid)).toBeNull();
    // A renewal does not turn them into a session either.
    const renewed = await send("refresh", { ...laid, key: OUR_KEY });
    expect([renewed.body.status, renewed.set.get("portal_access") ?? ""]).toEqual([401, ""]);
    expect(await whoBy({ ...laid, key: THEIR_KEY })).toBe("student");
  });

  it("beside ours neither sign a person in nor out, in whatever order and number they come [SEC-08]", async () => {
    const ours = await signIn("teacher", { key: OUR_KEY });
    const theirs = await signIn("student", { key: THEIR_KEY });
    const [own, laid] = [ours, theirs].map((set) => cookie("portal_access", set)) as [string, string];
    for (const cookies of [
      [laid, own],
      [own, laid],
      [laid, laid, `portal_access=${"x".repeat(43)}`, "portal_access=", own, laid],
      ["=portal_access=x", "portal_access", '"', own],
      [`$Version=1`, laid, "$Path=/", own, "$Domain=.school.example"],
    ])
      expect([cookies, await whoBy({ cookies, key: OUR_KEY })]).toEqual([cookies, "teacher"]);
    const both = ["portal_refresh", "portal_access"].flatMap((name) => [
      cookie(name, theirs),
      cookie(name, ours),
    ]);
    const renewed = await send("refresh", { cookies: both, key: OUR_KEY });
    expect(renewed.body.status).toBe(200);
    expect(await whoBy({ cookies: [cookie("portal_access", renewed.set)], key: OUR_KEY })).toBe("teacher");
    // Signing out ends ours and leaves theirs alone.
    const now = ["portal_refresh", "portal_access"].flatMap((name) => [
      cookie(name, theirs),
      cookie(name, renewed.set),
    ]);
    expect((await send("logout", { cookies: now, key: OUR_KEY })).body.status).toBe(200);
    expect(await whoBy({ cookies: [cookie("portal_access", renewed.set)], key: OUR_KEY })).toBeNull();
    expect(await whoBy({ cookies: [laid], key: THEIR_KEY })).toBe("student");
  });

  it("count as none beside ours where the client has no key, as ours cannot be told from theirs [SEC-08]", async () => {
    const [own, laid] = await Promise.all(["teacher", "student"].map((name) => signIn(name, {})));
    if (!own || !laid) throw new Error("no sign-in");
    const [ours, theirs] = [cookie("portal_access", own), cookie("portal_access", laid)];
    expect(
      await whoBy({ cookies: [ours, "x=portal_access=1", "Portal_Access=1", "my_portal_access=1"] }),
    ).toBe("teacher");
    for (const cookies of [
      [theirs, ours],
      [ours, theirs],
      ["portal_access=", ours],
    ])
      expect(await whoBy({ cookies })).toBeNull();
    for (const strange of [`portal_access="${own.get("portal_access")}"`, ours.toUpperCase(), `=${ours}`])
      expect(await whoBy({ cookies: [strange] })).toBeNull();
  });

  it("are taken off every domain above ours and every path they may have come by; ours stay [SEC-08]", async () => {
    const ours = await signIn("teacher", { key: OUR_KEY });
    const own = cookie("portal_access", ours);
    const cleared = async (sent: Sent) => (await send("me", sent)).headers["set-cookie"] ?? [];
    const beside = await cleared({ cookies: ["portal_access=x", own], key: OUR_KEY });
    const alone = await cleared({ cookies: ["portal_access=x"], key: OUR_KEY });
    for (const lines of [beside, alone]) {
      for (const domain of [HOST, "school.example"])
        for (const path of ["/", "/api", "/api/", "/api/uaa", "/api/uaa/oauth", "/api/uaa/oauth/me"])
          for (const name of ["portal_access", ""])
            expect(lines).toContainEqual(
              expect.stringMatching(new RegExp(`^${name}=(none)?; .*Domain=${domain}; Path=${path};`)),
            );
      expect(lines.filter((line) => !/; Domain=/i.test(line))).toEqual([]);
    }
    expect(await cleared({ cookies: [own], key: OUR_KEY })).toEqual([]);
    expect(await cleared({ key: OUR_KEY })).toEqual([]);
    for (const host of ["localhost", "10.0.0.1", "[::1]:3000"])
      expect(await cleared({ cookies: ["portal_access=a", "portal_access=b"], host })).toEqual([]);
  });

  it("are of names over https that no neighbour can set; those without a key count too there [SEC-08]", async () => {
    const ours = await signIn("teacher", { https: true });
    const set = (
      await send("login", { https: true, fields: { username: "teacher", password: DEMO_PASSWORD } })
    ).headers["set-cookie"];
    const kept = (set ?? []).filter((line) => !line.includes("Expires=Thu, 01 Jan 1970"));
    expect(kept.map((line) => line.split("=", 1)[0]).sort()).toEqual([
      "__Host-portal_access",
      "__Host-portal_device",
      "__Host-portal_refresh",
    ]);
    for (const line of kept) {
      expect(line).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
      expect(line).not.toContain("Domain");
    }
    const theirs = await signIn("student", { key: THEIR_KEY });
    const own = cookie("__Host-portal_access", ours);
    expect(await whoBy({ cookies: [own], https: true })).toBe("teacher");
    expect(await whoBy({ cookies: [own, cookie("portal_access", theirs)], https: true, key: OUR_KEY })).toBe(
      "teacher",
    );
    for (const name of [
      "portal_access",
      "__host-portal_access",
      "__Host-Portal_access",
      "__Secure-portal_access",
    ])
      expect(
        await whoBy({ cookies: [`${name}=${theirs.get("portal_access")}`], https: true, key: THEIR_KEY }),
      ).toBeNull();
    // What is bound to https is not taken by plain HTTP, where a neighbour could have set that name too.
    expect(await whoBy({ cookies: [own] })).toBeNull();
  });

  it("tie no account of a neighbour's provider to the person who signs in on the bind page [SEC-08, AUTH-05]", async () => {
    const attacker = platform.client();
    const { openid, id } = await proveUnbound(platform, attacker, "campus-new3");
    const secret = attacker.cookies.get("portal_bind") ?? "";
    const bind = (key: string | null) =>
      send("login", {
        cookies: [`portal_bind=${secret}`],
        key,
        fields: { username: "staff", password: DEMO_PASSWORD, openid, id },
      });
    expect((await bind(OUR_KEY)).body).toMatchObject({ status: 400, code: "expired" });
    // The browser that proved it, which has no key here, may.
    expect((await bind(null)).body.status).toBe(200);
  });
});

describe("a Cookie header", () => {
  it("is read letter for letter [SEC-08]", () => {
    const header =
      'a=1; portal_access=x=y;portal_access=z;portal_access =n; Portal_access=n; =portal_access=e; portal_access; b="q"';
    expect(cookieValues(header, "portal_access")).toEqual(["x=y", "z"]);
    expect(cookieValues(header, "b")).toEqual(['"q"']);
    expect(cookieValues(undefined, "a")).toEqual([]);
  });

  it("does not take a blank before a name for none, as to a browser that is a name without a prefix [SEC-08]", () => {
    const blanks = ["\u00a0", "\ufeff", "\u2000", "\u0085", "\v", "\f"];
    for (const blank of blanks)
      expect(cookieValues(`a=1; ${blank}__Host-portal_access=x`, "__Host-portal_access")).toEqual([]);
    expect(cookieValues("a=1;\t __Host-portal_access=x", "__Host-portal_access")).toEqual(["x"]);
  });

  it("may hold cookies of every domain above a name, and of every folder above an address, but of no endless list [SEC-08, SEC-06]", () => {
    expect(domainsOver("Portal.School.example")).toEqual(["portal.school.example", "school.example"]);
    for (const host of ["localhost", "127.0.0.1", "::1", ""]) expect(domainsOver(host)).toEqual([]);
    expect(pathsOver("/api/uaa/x?y=/z")).toEqual([
      "/",
      "/api",
      "/api/",
      "/api/uaa",
      "/api/uaa/",
      "/api/uaa/x",
      "/api/uaa/x/",
    ]);
    expect(pathsOver("/")).toEqual(["/", "//"]);
    expect(domainsOver(`${"a.".repeat(100)}school.example`)).toHaveLength(6);
    expect(domainsOver(`${"a.".repeat(100)}school.example`).at(-1)).toBe("school.example");
    expect(pathsOver(`/${"a/".repeat(500)}`)).toHaveLength(24);
  });
});
