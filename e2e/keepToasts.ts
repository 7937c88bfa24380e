import type { Page } from "@playwright/test";
import { personalName } from "../src/base/platform/storageTable";

/** Makes toasts stay until they are closed, as a person may choose, however slow the machine is. */
export async function keepToasts(page: Page) {
  const answer = await page.request.get("/api/uaa/oauth/me", { headers: { "X-Device-Type": "pc" } });
  const { data } = (await answer.json()) as { data: { unitId: string; userId: string } };
  await page.addInitScript(
    (name) => localStorage.setItem(name, "untilDismissed"),
    personalName(`${data.unitId}:${data.userId}`, "toastStay"),
  );
}
