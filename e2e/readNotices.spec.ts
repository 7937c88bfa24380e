import { expect, test } from "./fixture";
import { chunksOf } from "./chunks";
import { address, go, pane, speakEnglish } from "./viewportPage";

test("a person who may not publish reads notices at the publishers' address: after a failure, by mouse and keyboard, in both languages, while the unread counts fall [VIEW-05, DESK-03, REL-01, ROUTE-04]", async ({
  page,
  portal,
}) => {
  const chunks = chunksOf(page);
  // Reading changes the unread counts, and other tests count what the teacher has not read.
  await portal.signInQuickly("linked-teacher");
  await page.route(
    "**/api/notice/list*",
    (route) => route.fulfill({ contentType: "text/html", body: "<h1>502" }),
    { times: 1 },
  );
  await portal.openDesktop(`${address("notices", "notices")}&at=/manage`);
  const notices = pane(page, "notices", "notices");
  const rows = notices.getByRole("list", { name: "通知列表" }).getByRole("listitem");

  await test.step("a list that could not be loaded says so, and is loaded on retry", async () => {
    await expect(notices.getByRole("alert")).toContainText("通知加载失败");
    await notices.getByRole("button", { name: "重试" }).click();
    await expect(rows).toHaveCount(10);
    await expect(notices.getByRole("link", { name: "管理通知" })).toHaveCount(0);
    expect([...chunks]).not.toContain("kit-lists");
  });
  await test.step("reading lowers the unread counts in header and menu", async () => {
    const pinned = page.getByRole("banner").getByRole("link", { name: /通知公告.*条未读/ });
    const count = async () => Number(/(\d+) 条未读/.exec((await pinned.textContent()) ?? "")?.[1]);
    const unread = rows.filter({ has: page.getByRole("img", { name: "未读" }) });
    await expect(unread.first()).toBeVisible();
    await expect(pinned).toBeVisible();
    const [before, shown] = [await count(), await unread.count()];
    await unread.first().getByRole("link").click();
    await expect(pinned).toContainText(`${before - 1} 条未读`);
    await expect(unread).toHaveCount(shown - 1);
    await go(page, "#/");
    const tile = page.getByRole("main").getByRole("link", { name: `通知公告 ${before - 1} 条未读` });
    await expect(tile.first()).toBeVisible();
    await page.goBack();
  });
  await test.step("the list is paged and read by keyboard", async () => {
    await expect(rows).toHaveCount(10);
    const first = (await rows.first().textContent()) ?? "";
    await notices
      .getByRole("button", { name: /2/ })
      .and(notices.locator(".MuiPaginationItem-root"))
      .first()
      .press("Enter");
    await expect(rows.first()).not.toHaveText(first);
    await rows.first().getByRole("link").press("Enter");
    await expect(rows.first().getByRole("link")).toHaveAttribute("aria-current", "true");
    await expect(notices.getByRole("article")).toBeVisible();
    await portal.expectAccessible();
    await speakEnglish(page);
    await expect(notices.getByRole("heading", { name: "Notices", exact: true })).toBeVisible();
    await expect(notices.getByText(/^\d+ notices, \d+ unread$/)).toBeVisible();
  });
});
