import { spawn, type ChildProcess } from "node:child_process";
import { createServer, type AddressInfo } from "node:net";
import path from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "./fixture";

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Runs `npm run dev` over a platform; resolves with what it has printed once it says that it is open. */
const startDev = async (platform: string) => {
  const port = await freePort();
  const child: ChildProcess = spawn(process.execPath, ["scripts/dev.mjs"], {
    cwd: path.join(__dirname, ".."),
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, PORT: String(port), PLATFORM_URL: platform },
  });
  const lines: string[] = [];
  await new Promise<void>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`ended with ${code}:\n${lines.join("\n")}`)));
    if (child.stdout)
      createInterface(child.stdout).on("line", (line) => {
        lines.push(line);
        if (line.includes("is open at")) resolve();
      });
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once("exit", () => resolve());
      child.kill("SIGTERM");
    });
  return { port, lines, stop };
};

/** The button to press if a slow machine took longer than an application may take to answer. */
const AGAIN = { name: "重试" };

test("under development the address of the pages is printed, the platform of PLATFORM_URL answers, and applications open at the first try [RUN-01, VIEW-01]", async ({
  page,
  platform,
  problems,
}) => {
  test.setTimeout(240_000);
  // The demo providers of the platform behind are its own pages, which are not forwarded.
  problems.expect(/\/provider\/[\w-]+\/logo/);
  const dev = await startDev(platform.url);
  try {
    expect(dev.lines).toEqual([
      `School Portal is open at http://127.0.0.1:${dev.port}, over the platform ${platform.url}`,
    ]);
    await page.goto(`http://127.0.0.1:${dev.port}/login/`);
    await page.getByLabel("用户名", { exact: true }).fill("teacher");
    await page.getByLabel("密码", { exact: true }).fill("school-2026");
    await page.getByRole("button", { name: "登录", exact: true }).click();
    await page.waitForURL(/desktop_all/);
    await page.evaluate(() => void (window.location.hash = "#/viewport?app=notices&fileId=notices"));
    const notices = page.locator('[data-pane="notices/notices"]');
    const shown = notices.getByRole("listitem").first();
    await expect(shown.or(notices.getByText("应用在 10 秒内没有响应"))).toBeVisible({ timeout: 60_000 });
    if (!(await shown.isVisible())) await notices.getByRole("button", AGAIN).click();
    await expect(shown).toBeVisible();
  } finally {
    // An open page would report that its connection to the server is gone.
    await page.close();
    await dev.stop();
  }
});
