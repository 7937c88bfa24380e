import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "./fixture";
import { startOwnPlatform } from "./work";

/** A page of another origin that frames the addresses in its own address. */
const startFramer = async (): Promise<{ origin: string; server: Server }> => {
  const server = createServer((request, response) => {
    const shown = new URL(request.url ?? "", "http://127.0.0.1").searchParams.getAll("shown");
    const frames = shown
      .map((address) => address.replaceAll("&", "&amp;").replaceAll('"', "&quot;"))
      .map((src) => `<iframe src="${src}" width="800" height="400"></iframe>`);
    response.setHeader("Content-Type", "text/html");
    response.end(`<!doctype html><title>framer</title>${frames.join("")}`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
};

test("a site named in frameAncestors shows the portal in a frame, others do not, and none the authorize page [SEC-01, AUTH-12]", async ({
  page,
  problems,
}) => {
  problems.expect(/frame-ancestors/, /csp-report/);
  const named = await startFramer();
  const stranger = await startFramer();
  const platform = await startOwnPlatform({}, { frameAncestors: [named.origin] });
  const form = (at: number) =>
    page
      .locator("iframe")
      .nth(at)
      .contentFrame()
      .getByLabel(/^(密码|Password)$/);
  const authorize =
    "/authorize?response_type=code&client_id=demo-library&redirect_uri=" +
    encodeURIComponent(`${platform.url}/client/demo/back`);
  /** Opens a page of another origin that frames the login page and, after it, the authorize page. */
  const show = (origin: string) => {
    const shown = ["/login/", authorize].map((address) => ["shown", platform.url + address]);
    return page.goto(`${origin}/?${new URLSearchParams(shown).toString()}`);
  };
  const refused = async (at: number) => {
    await expect.poll(() => page.frames()[1 + at]?.url()).toBe("chrome-error://chromewebdata/");
    await expect(form(at)).toHaveCount(0);
  };
  try {
    await show(named.origin);
    await expect(form(0)).toBeVisible();
    await refused(1);
    await show(stranger.origin);
    await refused(0);
    await refused(1);
  } finally {
    await platform.dispose();
    named.server.close();
    stranger.server.close();
  }
});
