import { expect, test } from "./fixture";
import { address, go, pane, speakEnglish } from "./viewportPage";

test.describe("Notices", () => {
  // Reading changes the unread counts, and other tests count what the teacher has not read.
  test.beforeEach(async ({ portal }) => portal.signInQuickly("staff"));

  test("lowers the unread counts in header and menu as notices are read [VIEW-05, DESK-03]", async ({
    page,
    portal,
  }) => {
    await portal.openDesktop(address("notices", "notices"));
    const bell = page
      .getByRole("banner")
      .getByRole("link", { name: /通知公告.*条未读/ })
      .last();
    const count = async () => Number(/(\d+) 条未读/.exec((await bell.textContent()) ?? "")?.[1]);
    const notices = pane(page, "notices", "notices");
    const unread = notices.getByRole("listitem").filter({ has: page.getByRole("img", { name: "未读" }) });
    await expect(unread.first()).toBeVisible();
    await expect(bell).toBeVisible();
    const [before, shown] = [await count(), await unread.count()];
    await unread.first().getByRole("button").click();
    await expect(bell).toContainText(`${before - 1} 条未读`);
    await expect(unread).toHaveCount(shown - 1);
    await go(page, "#/");
    const tile = page.getByRole("main").getByRole("link", { name: `通知公告 ${before - 1} 条未读` });
    await expect(tile.first()).toBeVisible();
  });

  test("pages through the list and reads a notice by keyboard, in both languages [VIEW-05]", async ({
    page,
    portal,
  }) => {
    await portal.openDesktop(address("notices", "notices"));
    const notices = pane(page, "notices", "notices");
    const rows = notices.getByRole("list", { name: "通知列表" }).getByRole("listitem");
    await expect(rows).toHaveCount(10);
    const first = (await rows.first().textContent()) ?? "";
    await notices
      .getByRole("button", { name: /2/ })
      .and(notices.locator(".MuiPaginationItem-root"))
      .first()
      .press("Enter");
    await expect(rows.first()).not.toHaveText(first);
    await rows.first().getByRole("button").press("Enter");
    await expect(rows.first().getByRole("button")).toHaveAttribute("aria-current", "true");
    await expect(notices.getByRole("article")).toBeVisible();
    await portal.expectAccessible();
    await speakEnglish(page);
    await expect(notices.getByRole("heading", { name: "Notices", exact: true })).toBeVisible();
    await expect(notices.getByText(/^\d+ notices$/)).toBeVisible();
  });

  test("says that the list could not be loaded, and loads it on retry [VIEW-05, REL-01]", async ({
    page,
    portal,
  }) => {
    await page.route(
      "**/api/notice/list*",
      (route) => route.fulfill({ contentType: "text/html", body: "<h1>502" }),
      {
        times: 1,
      },
    );
    await portal.openDesktop(address("notices", "notices"));
    const notices = pane(page, "notices", "notices");
    await expect(notices.getByRole("alert")).toContainText("通知没有加载出来");
    await notices.getByRole("button", { name: "重试" }).click();
    await expect(notices.getByRole("listitem").first()).toBeVisible();
  });
});
