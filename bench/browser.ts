import { chromium, type Browser, type BrowserContext } from "@playwright/test";
import switches from "../scripts/lib/chromiumSwitches.json";

/** Starts the Chromium that is there (CHROMIUM_PATH), kept from making calls of its own. */
export const launchBrowser = (more: readonly string[] = []): Promise<Browser> => {
  const executablePath = process.env["CHROMIUM_PATH"];
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...switches, ...more],
  });
};

/** Signs a demo account in for the pages of a context that lie on the origin of `url`. */
export const signInFor = async (context: BrowserContext, url: string, account: string) => {
  await context.request.post(new URL("/api/uaa/oauth/login", url).href, {
    form: { username: account, password: "school-2026" },
    headers: { "X-Device-Type": "pc", "X-App-Code": "portal" },
  });
};
