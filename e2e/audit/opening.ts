import { expect, type Page } from "@playwright/test";
import { calls } from "../../contract/calls";
import type { Language } from "../../src/base/core/language/languages";
import { Portal, type Account } from "../fixture";
import { chooseLine, openPerson } from "../personMenu";

/** Where a screen is opened. */
export interface Here {
  readonly page: Page;
  readonly portal: Portal;
}

/** A screen of the audit: who sees it, and how a person gets there from a fresh page. */
export interface Screen {
  readonly name: string;
  /** The account that is signed in; without one it is an account page, which has no layouts. */
  readonly account?: Account;
  /** Whether the left layout, which lists the applications beside the page, has no such screen. */
  readonly topOnly?: true;
  /**
   * The addresses at which it may be, as {@link placeOf} tells them. The audit fails where it is at none of them, and a test
   * (coverage.test.ts) where a page has no screen.
   */
  readonly at?: readonly string[];
  /** The components that it shows and no story does, by the ends of their paths; coverage.test.ts compares them with the files. */
  readonly shows?: readonly string[];
  readonly open: (at: Here & { readonly language: Language }) => Promise<void>;
}

/** What an address shows: the path of an account page, the page of the portal as `#/name`, or `application/part`. */
export function placeOf(address: string): string {
  const { pathname, hash } = new URL(address);
  if (!hash.startsWith("#/")) return pathname.endsWith("/index.html") ? "#/" : pathname;
  const { pathname: page, searchParams } = new URL(hash.slice(1), address);
  if (page !== "/viewport") return `#${page}`;
  return `${searchParams.get("app") ?? ""}${(searchParams.get("at") ?? "/").replace(/\?.*/, "") || "/"}`;
}

/** The demo's application whose licence has ended. */
export const EXPIRED = "#/viewport?app=electives&fileId=electives";
export const NOTICES = "#/viewport?app=notices&fileId=notices";
export const TIMETABLE = "#/viewport?app=timetable&fileId=timetable";
const MANAGING = `${NOTICES}&at=/manage`;

export const inDrive = (at: string) => `#/viewport?app=drive&fileId=drive&at=${encodeURIComponent(at)}`;

export const button = (page: Page, name: RegExp) =>
  page.getByRole("button", { name }).filter({ visible: true }).first();
export const dialog = (page: Page) => page.getByRole("dialog").last();

export async function desktop({ page, portal }: Here, hash = "") {
  await portal.openDesktop(hash);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  if (!hash) await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
}

/** As a school that has installed all its applications, which are more than a header has room for. */
async function installAll({ page, portal }: Here) {
  await portal.leaveAnswersToTheNetwork();
  await page.route(`**${calls.myAppIcons.path}*`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(/"installed":\s*false/g, `"installed":true`);
    await route.fulfill({ response: answer, body });
  });
}

/** Opens all applications: the panel of the header, or the page of phones. */
export async function applications(at: Here) {
  await installAll(at);
  await desktop(at);
  const more = at.page.getByRole("button", { name: /^(更多|More)$/ });
  const apps = at.page.getByRole("link", { name: /^(应用|Apps)$/ });
  await more.or(apps).filter({ visible: true }).click();
  await expect(
    dialog(at.page).or(at.page.getByRole("heading", { level: 1, name: /^(全部应用|All applications)$/ })),
  ).toBeVisible();
}

export async function drive(at: Here, place: string) {
  await desktop(at, inDrive(place));
  await expect(at.page.getByRole("option").first()).toBeVisible();
}

export async function personMenu(at: Here) {
  await desktop(at);
  const find = await openPerson(at.page);
  await expect(find(/退出登录|Sign out/)).toBeVisible();
}

export async function managing(at: Here) {
  await desktop(at, MANAGING);
  await expect(
    at.page
      .locator('[data-pane="notices/notices"]')
      .getByText(/^(校|关|Sch|Not)/)
      .first(),
  ).toBeVisible();
}

export const fromPersonMenu = (name: RegExp) => async (at: Here) => {
  await desktop(at);
  await chooseLine(at.page, name);
  await expect(dialog(at.page)).toBeVisible();
};

/** The timetable of a teacher in one of its forms. */
export const timetable = (at: string) => async (given: Here) => {
  await desktop(given, `${TIMETABLE}&at=${at}`);
  await expect(given.page.locator("[data-lesson]").first()).toBeVisible();
};

/** A part of a teacher's Attendance. */
export const attendance = (at: string, seen: string) => async (given: Here) => {
  await desktop(given, `#/viewport?app=attendance&fileId=attendance&at=${encodeURIComponent(at)}`);
  await expect(given.page.locator('[data-pane="attendance/attendance"]').locator(seen).first()).toBeVisible();
};

/** A teacher's class photos, as the address says, or those of a pupil of the class. */
export const records = (at: string, pupil?: RegExp) => async (given: Here) => {
  await desktop(given, `#/viewport?app=records&fileId=records&at=${encodeURIComponent(at)}`);
  const seen = given.page.locator('[data-pane="records/records"]').locator("li strong").first();
  await expect(seen).toBeVisible();
  if (!pupil) return;
  await button(given.page, pupil).click();
  await expect(dialog(given.page)).toBeVisible();
};

/** The search, with what people see who have typed something. */
export const searching = (words: string, seen: RegExp) => async (at: Here) => {
  await desktop(at);
  await button(at.page, /^(搜索应用|Search apps)/).click();
  await dialog(at.page).getByRole("combobox").fill(words);
  await expect(dialog(at.page).getByText(seen).first()).toBeVisible();
};

export async function answerAll(page: Page, url: string, json: object) {
  await new Portal(page).leaveAnswersToTheNetwork();
  await page.route(url, (route) => route.fulfill({ json }));
}
