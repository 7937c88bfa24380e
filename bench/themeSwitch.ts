import { launchBrowser, signInFor } from "./browser";

/**
 * Switches the look on a full desktop and answers how long until the next painted frame, in milliseconds, and how
 * many DOM mutations the switch caused under the React root.
 */
export const measureThemeSwitch = async (url: string, account: string) => {
  const browser = await launchBrowser();
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
  await signInFor(context, url, account);
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole("main").getByRole("link").first().waitFor();
  await page.waitForLoadState("networkidle");
  const result = await page.evaluate(async () => {
    const root = document.getElementById("app");
    if (!root) throw new Error("no #app");
    let mutations = 0;
    const observer = new MutationObserver((records) => (mutations += records.length));
    observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
    const frames: number[] = [];
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    for (const value of ["#c0392b", "#107c41", "#457cd6", "#7b2d8b", "#e0a800"]) {
      await frame();
      const before = performance.now();
      window.dispatchEvent(new StorageEvent("storage", { key: "portal.theme", newValue: value }));
      await frame();
      await frame();
      frames.push(performance.now() - before);
    }
    observer.disconnect();
    return { mutations, frames, applied: document.documentElement.style.length };
  });
  await browser.close();
  return result;
};
