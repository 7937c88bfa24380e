import { calls } from "../../../contract/calls";
import type { GuestSlots } from "../../base/core/apps/guests";
import { callOf, isStored, STORED_FOR, readStoredDesktop } from "./storedAnswers";
import { desktopAnswers } from "../desktopAnswers";
import { COME_BACK, isAnswer, routeOf } from "./route";

const ORIGIN = "https://portal.example";
const NOW = new Date(2026, 10, 23, 8, 12).getTime();
const HOUR = 3_600_000;

const GUEST = {
  code: "timetable",
  card: { path: "/api/timetable/list", words: { title: "课表|||Timetable" } },
  day: { path: "/api/timetable/today", words: { title: "下一节" } },
} as unknown as GuestSlots;
const KNOWN = desktopAnswers([GUEST]);
const ENVELOPE = JSON.stringify({ status: 200, code: "ok", message: "", data: [] });
const menu = `${calls.myAppIcons.path}?userId=7`;
const row = (call: string, at = NOW - HOUR, text = ENVELOPE) => ({ person: "1:7", call, text, at });
const read = (...rows: unknown[]) => readStoredDesktop(rows, "1:7", KNOWN, NOW);

describe("what the worker answers", () => {
  const route = (pathname: string, navigates = true, method = "GET", origin = ORIGIN) =>
    routeOf({ method, navigates, address: { origin, pathname } }, ORIGIN);

  it.each([
    ["/pages/base/pc_desktop_all/index.html", "portal"],
    ["/school/base/mobile_desktop_all/index.html", "portal"],
    ["/redirect/oa", "portal"],
    ["/login/", "page"],
    ["/", "page"],
    ["/oauth/authorize", "page"],
    ["/api/uaa/oauth/authorize", "none"],
    ["/zuul/api/authorize/x", "none"],
    ["/help/", "none"],
    ["/duty/index.html", "none"],
  ])("is, for a window that goes to %s, %s [MORE-05, SEC-03]", (path, expected) => {
    expect(route(path)).toBe(expected);
  });

  it.each([
    ["/assets/portal.0123456789.js", "asset"],
    [COME_BACK, "fresh"],
    ["/common/site.json", "fresh"],
    ["/common/plugins/common-ph/2.0.0/css/ink.css", "fresh"],
    [calls.me.path, "none"],
    ["/common/app-icons/color/leaf-1.svg", "none"],
    ["/pages/base/package.json", "none"],
    ["/notices/manifest.json", "none"],
    ["/pages/base/pc_desktop_all/index.html", "none"],
  ])("is, for a request of the page for %s, %s [MORE-05, SEC-03]", (path, expected) => {
    expect(route(path, false)).toBe(expected);
  });

  it("is nothing that changes something, or is elsewhere [MORE-05]", () => {
    expect(route("/login/", true, "POST")).toBe("none");
    expect(route("/assets/a.js", false, "GET", "https://other.example")).toBe("none");
    expect([200, 304, 404, 500, 502, 503, 504].map(isAnswer)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe("a kept desktop", () => {
  it("is what the platform has answered to its calls, without what defeats caches [MORE-05]", () => {
    expect(callOf("/api/a?_=1&b=2&c=3")).toBe("/api/a?b=2&c=3");
    expect(callOf("/api/a?_=1")).toBe("/api/a");
    const kept = (call: string, text = ENVELOPE, status = 200) => isStored(KNOWN, call, status, text);
    expect([kept(menu), kept(`/base${menu}`), kept("/api/timetable/today")]).toEqual([true, true, true]);
    expect([kept("/api/drive/list"), kept(calls.me.path), kept(menu, ENVELOPE, 500)]).toEqual([
      false,
      false,
      false,
    ]);
    expect([
      kept(menu, "<html>"),
      kept(menu, '{"status":401}'),
      kept(menu, `"${"x".repeat(600_000)}"`),
    ]).toEqual([false, false, false]);
  });

  it("names what is out of date, and is as old as the oldest of it [MORE-05]", () => {
    const kept = read(
      row(menu, NOW - 50 * HOUR),
      row(calls.unreadMessages.path, NOW - 2 * HOUR),
      row(calls.unhandledCount.path),
      row(calls.unreadCodeCount.path),
      row("/api/timetable/list"),
    );
    expect(kept?.asOf).toBe(NOW - 2 * HOUR);
    expect(kept?.stale).toEqual([{ id: "offline.messages" }, { id: "offline.unread" }, "课表|||Timetable"]);
    expect(kept?.answers.size).toBe(5);
    expect(read(row(menu, NOW - 50 * HOUR))?.asOf).toBe(NOW - 50 * HOUR);
  });

  it("has no day but today's [MORE-05]", () => {
    const day = "/api/timetable/today";
    expect(read(row(menu), row(day))?.answers.has(day)).toBe(true);
    expect(read(row(menu), row(day, NOW - 9 * HOUR))?.answers.has(day)).toBe(false);
  });

  it.each<[string, unknown]>([
    ["is too old", row(menu, NOW - STORED_FOR - 1)],
    ["is from the future, as the clock was set back", row(menu, NOW + 1)],
    ["is another person's", { ...row(menu), person: "1:8" }],
    ["has no time", { ...row(menu), at: "now" }],
    ["has no text", { ...row(menu), text: 1 }],
    ["has no call", { ...row(menu), call: null }],
    ["is broken", row(menu, NOW, "{")],
    ["is a refusal", row(menu, NOW, '{"status":403,"data":null}')],
    ["is no row", null],
    ["is not the menu", row(calls.unreadMessages.path)],
  ])("is none where all there is %s [MORE-05, SEC-03]", (_, only) => {
    expect(read(only)).toBeNull();
  });
});
