import { mondayOf } from "../src/base/core/date/calendar";
import { DAY_FORMAT, formatDate } from "../src/base/core/date/formatDate";
import { wallClockAt } from "../src/base/core/date/wallClock";
import { partOfDay } from "../src/desktop/core/greeting";
import { expect, test } from "./fixture";
import { go, pane } from "./viewportPage";

const ZONE = "Asia/Shanghai";

const GREETINGS = { morning: "早上好", afternoon: "下午好", evening: "晚上好" };

/** A day as the timetable's heading writes it. */
const dayName = (day: string) => day.replace(/^\d+-0?(\d+)-0?(\d+)$/, "$1月$2日");

test("on a computer of 2016 today is the platform's: the date, the greeting, how long ago messages came, and the week of lessons; the drawn page is taken over as it stands [DESK-01, DESK-14, I18N-04, MSG-01, VIEW-07]", async ({
  page,
  portal,
}) => {
  await page.clock.install({ time: "2016-01-01T00:05:00+08:00" });
  await portal.signInQuickly("teacher");
  await portal.openDesktop();
  const heading = await page.getByRole("heading", { level: 1 }).elementHandle();
  await portal.expectTakenOver();
  expect(await heading.evaluate((element) => element.isConnected)).toBe(true);

  const main = page.getByRole("main");
  const now = Date.now();
  const { hour } = wallClockAt(now, ZONE);
  await expect(main.getByRole("heading", { level: 1 })).toContainText(GREETINGS[partOfDay(hour)]);
  await expect(main).toContainText(formatDate(now, "zh-CN", "M月D日dddd", ZONE));
  const times = main.getByRole("region", { name: /^消息 \d/ }).locator("time");
  await expect(times.first()).toBeVisible();
  for (const time of await times.allTextContents()) expect(time).toMatch(/前天?$|昨天|刚刚/);

  await go(page, "#/viewport?app=timetable&fileId=timetable");
  const monday = mondayOf(formatDate(now, "en", DAY_FORMAT, ZONE));
  await expect(pane(page, "timetable", "timetable")).toContainText(`${dayName(monday)} – `);
});
