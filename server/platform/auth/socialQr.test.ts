import decodeQR from "qr/decode.js";
import { DEMO_PASSWORD } from "../../demo/seed/people";
import { DATABASES } from "../../testing/databases";
import type { Client } from "../../testing/platform";
import { platformOn } from "../../testing/platformOn";
import { deviceName } from "./deviceName";
import { GRANT_MS } from "./socialGrants";
import { QR_MS } from "./socialQr";

jest.setTimeout(60_000);

const STATE = "campus-app.0123456789abcdef0123456789abcdef";
const PROVIDER = "campus-app";
const DESKTOP = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36";

/** The content of a picture: its drawing, copied dot by dot and read by a decoder. */
function read(picture: string): string {
  const svg = decodeURIComponent(picture.replace("data:image/svg+xml,", ""));
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const scale = 4;
  const data = new Uint8Array((size * scale) ** 2 * 4).fill(255);
  const path = svg.split("<path")[2] ?? "";
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1)
      for (let column = Number(x) * scale; column < (Number(x) + Number(width)) * scale; column += 1)
        data.fill(0, (row * size * scale + column) * 4, (row * size * scale + column) * 4 + 3);
  return decodeQR({ width: size * scale, height: size * scale, data });
}

describe.each(DATABASES)("a code to scan on %s", (kind) => {
  const platform = platformOn(kind);
  let client: Client;
  let phone: Client;

  beforeEach(() => {
    client = platform.client();
    phone = platform.client();
  });

  const begin = async (who = client) => {
    const { status, data } = await who.call(
      "socialQrBegin",
      { providerId: PROVIDER, state: STATE },
      { headers: { "user-agent": DESKTOP } },
    );
    if (status !== 200 || !data) throw new Error(`no code: ${status}`);
    return data;
  };
  const check = async (device_code: string, who = client) =>
    (await who.call("socialQrCheck", { providerId: PROVIDER, device_code })).data;
  const codeIn = (address: string) => new URL(address).searchParams.get("code") ?? "";

  const post = (
    path: "scan" | "confirm",
    fields: Record<string, string>,
    headers: Record<string, string> = { origin: platform.url },
  ) =>
    phone.fetch(`/provider/${PROVIDER}/${path}`, {
      method: "POST",
      body: new URLSearchParams({ ui_locales: "en", ...fields }),
      headers,
    });
  /** Signs in on the phone; returns the page with the question. */
  const enter = async (code: string, account = "campus-teacher") =>
    (await post("scan", { code, account, password: DEMO_PASSWORD })).text();
  const hiddenIn = (html: string) => /name="confirm" value="([^"]+)"/.exec(html)?.[1] ?? "";
  const decide = async (confirm: string, decision: "yes" | "no" = "yes") =>
    (await post("confirm", { confirm, decision })).text();
  const login = (who: Client, code: string, state = PROVIDER) => who.call("socialLogin", { state, code });
  const whoIs = async (who: Client) => (await who.call("me", {})).data?.loginName ?? null;

  it("is a picture of the provider's page with a secret of its own, valid for some minutes [AUTH-13, SEC-04]", async () => {
    const [one, other] = [await begin(), await begin()];
    expect(read(one.picture)).toBe(one.verification_uri_complete);
    expect(one.verification_uri_complete).toMatch(
      new RegExp(`^${platform.url}/provider/campus-app/scan\\?code=[\\w-]{43}$`),
    );
    expect(one).toMatchObject({ user_code: expect.stringMatching(/^\d{4}$/), expires_in: 180, interval: 2 });
    expect(
      new Set([one, other].flatMap((qr) => [qr.device_code, codeIn(qr.verification_uri_complete)])).size,
    ).toBe(4);
    expect(one.picture).not.toContain(one.device_code);
  });

  it("is scanned, signed in to on the phone, confirmed, and signs in where it is shown, once [AUTH-02, AUTH-13]", async () => {
    const { device_code, verification_uri_complete: page, user_code } = await begin();
    expect(await check(device_code)).toEqual({ progress: "authorization_pending" });
    const form = await phone.fetch(page, { headers: { "accept-language": "en" } });
    expect([form.status, form.headers.get("content-security-policy")]).toEqual([
      200,
      expect.stringContaining("frame-ancestors 'none'"),
    ]);
    expect(await check(device_code)).toEqual({ progress: "scanned", name: null });
    const asked = await enter(codeIn(page));
    for (const fact of [
      "School Portal",
      "Chrome, Windows",
      "127.0.0.1",
      user_code,
      "2026-10-15",
      "campus-teacher",
    ])
      expect(asked).toContain(fact);
    expect(await check(device_code)).toEqual({ progress: "scanned", name: "王雅琴" });
    expect(await whoIs(phone)).toBeNull();
    expect(await decide(hiddenIn(asked))).toContain("<h1>Confirmed</h1>");
    const done = await check(device_code);
    expect(done).toMatchObject({ progress: "confirmed", state: STATE });
    expect(await check(device_code)).toEqual({ progress: "expired_token" });
    expect(await login(client, done?.code ?? "")).toMatchObject({ status: 200, data: { userType: 2 } });
    expect([await whoIs(client), await whoIs(phone)]).toEqual(["teacher", null]);
    expect((await login(platform.client(), done?.code ?? "")).status).toBe(400);
  });

  const confirmed = async (account?: string) => {
    const { device_code, verification_uri_complete: page } = await begin();
    await decide(hiddenIn(await enter(codeIn(page), account)));
    return device_code;
  };

  it("gives its grant to one of several simultaneous requests, for a minute and this provider alone [SEC-04]", async () => {
    const device_code = await confirmed();
    const answers = await Promise.all([1, 2, 3, 4].map(() => check(device_code)));
    const granted = answers.flatMap((answer) => answer?.code ?? []);
    expect(granted).toHaveLength(1);
    expect((await login(client, granted[0] ?? "", "campus")).status).toBe(400);
    const later = (await check(await confirmed()))?.code ?? "";
    platform.pass(GRANT_MS);
    expect((await login(client, later)).status).toBe(400);
  });

  it("leads an account that is not linked to the bind page, as every provider does [AUTH-04, AUTH-05]", async () => {
    const { code } = (await check(await confirmed("campus-new"))) ?? {};
    expect(await login(client, code ?? "")).toMatchObject({ status: 400, code: "not_bound" });
  });

  it("is refused on the phone: no person is signed in, and the refusal is reported once [AUTH-13]", async () => {
    const { device_code, verification_uri_complete: page } = await begin();
    const confirm = hiddenIn(await enter(codeIn(page)));
    expect(await decide(confirm, "no")).toContain("<h1>Refused</h1>");
    expect(await decide(confirm)).toContain("no longer valid");
    expect(await check(device_code)).toEqual({ progress: "access_denied" });
    expect(await check(device_code)).toEqual({ progress: "expired_token" });
  });

  it("expires in every state, for the page and for the phone [AUTH-13, SEC-04]", async () => {
    const [shown, claimed] = [await begin(), await begin()];
    const confirm = hiddenIn(await enter(codeIn(claimed.verification_uri_complete)));
    const decided = await confirmed();
    platform.pass(QR_MS);
    expect((await phone.fetch(shown.verification_uri_complete)).status).toBe(410);
    expect(await enter(codeIn(shown.verification_uri_complete))).toContain("no longer valid");
    expect(await decide(confirm)).toContain("no longer valid");
    for (const device_code of [shown.device_code, claimed.device_code, decided])
      expect(await check(device_code)).toEqual({ progress: "expired_token" });
    expect(QR_MS).toBeLessThanOrEqual(600_000);
  });

  it("belongs to the first person who signs in with it; a second phone is too late [SEC-04]", async () => {
    const { verification_uri_complete: page } = await begin();
    const code = codeIn(page);
    const pages = await Promise.all([enter(code, "campus-teacher"), enter(code, "campus-student")]);
    expect(pages.filter((html) => html.includes("no longer valid"))).toHaveLength(1);
    expect((await phone.fetch(page)).status).toBe(410);
  });

  it("is confirmed only by the phone's own secret, not by any of the others [SEC-04]", async () => {
    const { device_code, verification_uri_complete: page, user_code } = await begin();
    await enter(codeIn(page));
    for (const guess of [device_code, codeIn(page), user_code, "", STATE])
      expect(await decide(guess)).toContain("no longer valid");
    expect(await check(codeIn(page))).toEqual({ progress: "expired_token" });
    expect(await check(device_code)).toMatchObject({ progress: "scanned" });
  });

  it("is not decided by a form of another site, and by none without an origin [SEC-04]", async () => {
    const { device_code, verification_uri_complete: page } = await begin();
    const confirm = hiddenIn(await enter(codeIn(page)));
    for (const headers of [{ origin: "https://evil.example" }, { origin: "null" }, {}]) {
      const fields = { confirm, decision: "yes" };
      expect((await post("confirm", fields, headers as Record<string, string>)).status).toBe(400);
      const form = { code: codeIn(page), account: "campus-teacher", password: DEMO_PASSWORD };
      expect((await post("scan", form, headers as Record<string, string>)).status).toBe(400);
    }
    expect(await check(device_code)).toMatchObject({ progress: "scanned" });
  });

  it("is created and checked only by our own pages, which can send the device header [SEC-04]", async () => {
    for (const path of ["qr", "qr/check"]) {
      const answer = await client.fetch(`/api/uaa/social/${PROVIDER}/${path}`, {
        method: "POST",
        body: new URLSearchParams({ state: STATE, device_code: "x" }),
      });
      expect(await answer.json()).toMatchObject({ status: 403, code: "device_header" });
    }
  });

  it("exists only for a provider with codes, which has no redirect [AUTH-13]", async () => {
    for (const providerId of ["campus", "unknown"])
      expect((await client.call("socialQrBegin", { providerId, state: STATE })).status).toBe(404);
    const asked = new URLSearchParams({
      response_type: "code",
      client_id: "school-portal",
      redirect_uri: `${platform.url}/login/`,
      state: STATE,
    }).toString();
    expect((await client.fetch(`/provider/${PROVIDER}?${asked}`)).status).toBe(404);
    expect((await client.fetch("/provider/campus/scan?code=x")).status).toBe(404);
  });

  it("requires the password like the other provider, and slows guessing down [SEC-04]", async () => {
    const { verification_uri_complete: page } = await begin();
    const guess = async (account: string, password: string) =>
      post("scan", { code: codeIn(page), account, password });
    const fault = async (answer: Response) => /role="alert">([^<]*)</.exec(await answer.text())?.[1];
    for (const account of ["campus-parent", "unknown-here"])
      expect(await fault(await guess(account, "x"))).toBe("Wrong campus account or password");
    for (let attempt = 0; attempt < 4; attempt += 1) await guess("campus-parent", "x");
    const held = await guess("campus-parent", DEMO_PASSWORD);
    expect([held.status, await fault(held)]).toEqual([429, expect.stringContaining("Too many attempts")]);
  });

  it("shows received values as text, never as markup [SEC-02]", async () => {
    const { verification_uri_complete: page } = await begin();
    const typed = `"><img src=x onerror=1>`;
    const again = await post("scan", { code: codeIn(page), account: typed, password: "x" });
    expect(await again.text()).not.toContain("<img src=x");
    const { data } = await client.call(
      "socialQrBegin",
      { providerId: PROVIDER, state: STATE },
      { headers: { "user-agent": "<b>evil</b> Chrome/1" } },
    );
    const asked = await enter(codeIn(data?.verification_uri_complete ?? ""));
    expect(asked).toContain("Chrome, Unknown system");
    expect(asked).not.toContain("evil");
  });
});

describe("a device's name", () => {
  it.each([
    [DESKTOP, "Chrome, Windows|||Chrome, Windows"],
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 18) Safari/604.1", "Safari, iOS|||Safari, iOS"],
    [
      "Mozilla/5.0 (Linux; Android 15) Chrome/130 wxwork/4 MicroMessenger/7",
      "企业微信, Android|||WeChat Work, Android",
    ],
    ["Mozilla/5.0 (Macintosh) Chrome/1 Safari/1 Edg/1", "Edge, macOS|||Edge, macOS"],
    ["", "未知浏览器, 未知系统|||Unknown browser, Unknown system"],
  ])("of %j is in words that people know [SEC-02]", (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});
