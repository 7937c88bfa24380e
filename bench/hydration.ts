import type { Browser, Page } from "@playwright/test";
import { launchBrowser } from "./browser";
import { unlessShort } from "./samples";

/** How often the login page is loaded. */
const LOADS = unlessShort(200, 4);
/** How many pages are loaded at a time, each in a context of its own. */
const LANES = 4;
const NAME = "teacher";
const PASSWORD = "school-2026";
/** Milliseconds over which the scripts arrive, and over which people act. */
const ARRIVAL = 900;
/** Milliseconds until a sign-in counts as lost. */
const TIMEOUT = 5_000;

/** What the portal keeps of a person who was signed in. */
const KNOWN = { userId: "1", userType: 2, unitId: "1", unitType: 2, loginName: NAME, userName: "x" };

/** How the two fields are filled in. */
const MANNERS = ["keys", "silent", "event", "manager", "composed"] as const;
type Manner = (typeof MANNERS)[number];

/** One load that did not sign in with what was filled in. */
interface Loss {
  readonly load: number;
  readonly manner: Manner;
  /** When the fields were filled in, milliseconds after the page began. */
  readonly at: number;
  /** What was sent, or what the page showed instead. */
  readonly instead: string;
}

/** Numbers from 0 to 1 that are the same in each run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const wait = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), milliseconds));

/**
 * Fills in a field as a password manager does: by the setter of the element's prototype, which is what a script of the
 * browser's own sees; with an event or without, and perhaps with a mark of its own beside the field.
 */
const fillIn = (page: Page, name: string, value: string, manner: Manner) =>
  page.evaluate(
    ([field, text, how]) => {
      const input = document.querySelector<HTMLInputElement>(`[name=${field}]`);
      if (!input) return;
      Reflect.set(HTMLInputElement.prototype, "value", text, input);
      if (how === "event") input.dispatchEvent(new Event("input", { bubbles: true }));
      if (how === "manager") input.after(document.createElement("password-manager-mark"));
    },
    [name, value, manner] as const,
  );

async function act(page: Page, manner: Manner, pause: () => Promise<unknown>): Promise<void> {
  const input = await page.context().newCDPSession(page);
  for (const [name, value] of [
    ["username", NAME],
    ["password", PASSWORD],
  ] as const) {
    if (manner === "keys") {
      await page.locator(`[name=${name}]`).focus();
      for (const letter of value) {
        await page.keyboard.type(letter);
        await pause();
      }
    } else if (manner === "composed") {
      await page.locator(`[name=${name}]`).focus();
      for (let end = 1; end <= value.length; end += 1) {
        await input.send("Input.imeSetComposition", {
          text: value.slice(0, end),
          selectionStart: end,
          selectionEnd: end,
        });
        await pause();
      }
      await input.send("Input.insertText", { text: value });
    } else {
      await fillIn(page, name, value, manner);
      await pause();
    }
  }
  await page.locator("[name=password]").focus();
  await page.keyboard.press("Enter");
}

/** Loads the login page once, signs in at random moments, and returns what was lost, or null. */
async function loadOnce(browser: Browser, url: string, load: number): Promise<Loss | null> {
  const random = seeded(load);
  const manner = MANNERS[load % MANNERS.length] ?? "keys";
  const context = await browser.newContext({ locale: "zh-CN" });
  const page = await context.newPage();
  const end = random() * ARRIVAL;
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await wait(random() * end);
    await route.continue().catch(() => undefined);
  });
  let sent: (body: string) => void = () => undefined;
  const signedIn = new Promise<string>((resolve) => (sent = resolve));
  await page.route("**/api/uaa/oauth/login", (route) => {
    sent(route.request().postData() ?? "");
    return route.abort();
  });
  const at = Math.round(random() * ARRIVAL);
  const pauses = random() * 40;
  const remember = random() < 0.5;
  // A device on which a person was signed in before: the page looks whether they still are.
  const known = random() < 0.5;
  if (known)
    await page.addInitScript((user) => {
      localStorage.setItem("user", user);
    }, JSON.stringify(KNOWN));
  await page.goto(`${url}/login/?stay`, { waitUntil: "commit" });
  await page.locator("[name=password]").waitFor();
  await wait(at);
  if (remember)
    await page
      .locator("[name=remember]")
      .focus()
      .then(() => page.keyboard.press("Space"));
  await act(page, manner, () => wait(random() * pauses));
  const body = (await Promise.race([signedIn, wait(TIMEOUT)])) ?? "";
  const fields = new URLSearchParams(body);
  const ticked = await page.locator("[name=remember]").isChecked();
  const shown = await page.locator("[role=alert]").allInnerTexts();
  await context.close();
  if (fields.get("username") !== NAME || fields.get("password") !== PASSWORD)
    return { load, manner, at, instead: fields.toString() || shown.join(" ") || "nothing" };
  return ticked === remember ? null : { load, manner, at, instead: `remember: ${ticked}` };
}

/**
 * Loads the login page again and again while its scripts arrive at random moments, fills it in and submits it at random
 * moments before, during and after React takes it over, and answers the loads that did not sign in with every letter or
 * forgot that "remember" was ticked.
 */
export async function measureHydration(
  url: string,
  tellProgress: (done: number) => void,
): Promise<{ readonly loads: number; readonly losses: readonly Loss[] }> {
  const browser = await launchBrowser();
  const losses: Loss[] = [];
  let begun = 0;
  let done = 0;
  const lane = async () => {
    while (begun < LOADS) {
      const loss = await loadOnce(browser, url, begun++);
      if (loss) losses.push(loss);
      if (++done % 20 === 0) tellProgress(done);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  await browser.close();
  return { loads: done, losses: losses.sort((one, other) => one.load - other.load) };
}
