import type { Page } from "@playwright/test";
import { choose, CHUNK, files, lesson, MEGABYTE, row, storedDigest } from "./filesPage";
import { expect, test } from "./fixture";
import { address } from "./viewportPage";

test.beforeEach(async ({ portal }) => {
  await portal.signInQuickly("teacher");
  await portal.openDesktop(address("t-files"));
  await expect(files(portal.page)).toBeVisible();
});

test("an application's files are hashed in a worker, sent whole or in chunks, and stored as they are [UP-01, UP-02, UP-10, SEC-01]", async ({
  page,
}) => {
  const workers: string[] = [];
  page.on("worker", (worker) => workers.push(worker.url()));
  const large = lesson("lesson.mp4", 5 * MEGABYTE + 1);
  const small = lesson("note.mp4", 1_000);
  await choose(page, large, small);
  for (const file of [large, small]) {
    await expect(row(page, file.name)).toContainText("done");
    expect(await storedDigest(page, file.name)).toBe(file.digest);
  }
  expect(workers).toHaveLength(1);
});

test("an upload that a reload breaks off goes on where it was once its file is chosen again [UP-04, REL-02]", async ({
  page,
}) => {
  const large = lesson("half.mp4", 6 * MEGABYTE + 3);
  let taken = 0;
  let arrived = 0;
  page.on("requestfinished", (request) => {
    if (request.url().endsWith("/file_piecewise/upload")) arrived += 1;
  });
  // The third chunk and the fourth do not arrive before the reload.
  let held = true;
  await page.route(CHUNK, async (route) => {
    taken += 1;
    if (taken <= 2 || !held) await route.continue();
  });
  await choose(page, large);
  await expect.poll(() => arrived).toBe(2);
  await expect(row(page, large.name)).toContainText("sending");
  await page.reload();
  await expect(row(page, large.name)).toContainText("lost");

  held = false;
  taken = 0;
  await choose(page, large);
  await expect(row(page, large.name)).toContainText("done");
  expect(taken).toBe(2);
  expect(await storedDigest(page, large.name)).toBe(large.digest);
});

test("the tray shows an application's uploads on every page and in every tab, and another tab takes over when the one that sends is closed [UP-04, UP-10]", async ({
  page,
  context,
}) => {
  const large = lesson("tabs.mp4", 6 * MEGABYTE + 3);
  let arrived = 0;
  context.on("requestfinished", (request) => {
    if (request.url().endsWith("/file_piecewise/upload")) arrived += 1;
  });
  let held = true;
  let taken = 0;
  await context.route(CHUNK, async (route) => {
    taken += 1;
    if (taken <= 2 || !held) await route.continue();
  });
  await choose(page, large);
  const tray = (where: Page) => where.getByRole("region", { name: /^(上传|Uploads)$/ });
  await expect(tray(page)).toContainText(/正在上传 1 个文件/);
  await expect.poll(() => arrived).toBe(2);
  const other = await context.newPage();
  await other.goto(page.url().replace(/#.*/, ""));
  await expect(tray(other)).toContainText(/正在上传 1 个文件/);
  await tray(other).getByRole("button", { name: "展开上传列表" }).click();
  await expect(tray(other).getByRole("listitem")).toContainText("tabs.mp4");

  held = false;
  taken = 0;
  await page.close({ runBeforeUnload: false });
  await expect(tray(other)).toContainText(/1 个文件已上传/);
  expect(taken).toBeLessThanOrEqual(2);
  await tray(other).getByRole("button", { name: "关闭列表" }).click();
  await expect(tray(other)).toHaveCount(0);
});
