import type { Page } from "@playwright/test";
import { PASSWORD } from "./fixture";

/** The address of the desktop. */
export const DESKTOP = /\/pages\/base\/(pc|mobile)_desktop_all\/index\.html/;
/** A site whose tickets are the demo launcher's. */
export const TICKETS = { loginTickitConifg: { apipath: "/api/uaa/ticket/login" } };

/** Makes a page a shell's, as the desktop client does. */
export const inShell = (page: Page) =>
  page.addInitScript(() => Object.assign(window, { portalShell: "desktop" }));

/** The login name of the person whose session the browser has; null without one. */
export const whoIs = async (page: Page): Promise<string | null> => {
  const me = (await (await page.request.get("/api/uaa/oauth/me")).json()) as {
    data: { loginName: string } | null;
  };
  return me.data?.loginName ?? null;
};

/** A ticket of the launcher, which the portal's own page has not seen. */
export const ticketFor = async (page: Page, account: string, base: string) => {
  const answer = await page.request.post("/launcher/", {
    form: { account, password: PASSWORD },
    headers: { origin: base },
    maxRedirects: 0,
  });
  return new URL(answer.headers()["location"] ?? "").searchParams.get("ticket") ?? "none";
};

/** The question that a link asks before it signs in. */
export const question = (page: Page) => page.getByRole("heading", { level: 2 });
/** The alert of the login box. */
export const alert = (page: Page, words: string | RegExp) =>
  page.getByRole("alert").filter({ hasText: words });
