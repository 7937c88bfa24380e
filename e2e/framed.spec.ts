import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "./fixture";
import { startOwnPlatform } from "./work";

/** A page of another origin that frames the address in its own address. */
const startFramer = async (): Promise<{ origin: string; server: Server }> => {
  const server = createServer((request, response) => {
    const shown = new URL(request.url ?? "", "http://127.0.0.1").searchParams.get("shown") ?? "";
    const src = shown.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
    response.setHeader("Content-Type", "text/html");
    response.end(
      `<!doctype html><title>framer</title><iframe src="${src}" width="800" height="800"></iframe>`,
    );
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
  const frame = page.frameLocator("iframe");
  const form = frame.getByLabel(/^(密码|Password)$/);
  /** Opens a page of another origin that shows a page of the portal. */
  const show = (origin: string, address: string) =>
    page.goto(`${origin}/?shown=${encodeURIComponent(platform.url + address)}`);
  const authorize =
    "/authorize?response_type=code&client_id=demo-library&redirect_uri=" +
    encodeURIComponent(`${platform.url}/client/demo/back`);
  try {
    await show(named.origin, "/login/");
    await expect(form).toBeVisible();
    for (const [origin, address] of [
      [stranger.origin, "/login/"],
      [stranger.origin, authorize],
      [named.origin, authorize],
    ] as const) {
      await show(origin, address);
      await expect.poll(() => page.frames()[1]?.url()).toBe("chrome-error://chromewebdata/");
      await expect(form).toHaveCount(0);
    }
  } finally {
    await platform.dispose();
    named.server.close();
    stranger.server.close();
  }
});
