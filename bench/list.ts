import { launchBrowser } from "./browser";
import { unlessShort } from "./samples";

/** How a list of 10,000 rows behaves in pages of 400. */
interface ListFigures {
  /** Milliseconds from turning the page until the rows are painted, each time. */
  readonly turns: readonly number[];
  /** Milliseconds of the frames while the page of 400 is scrolled from end to end. */
  readonly frames: readonly number[];
  /** Rows in the document after that. */
  readonly rowsDrawn: number;
  /** What the page's policy refused; a list that breaks it is not fit to be measured. */
  readonly violations: readonly string[];
}

const TURNS = unlessShort(5);

/** Runs in the page: turns to the next page and answers when its first row has been painted. */
const turnPage = async () => {
  const [, next] = document.querySelectorAll<HTMLElement>(
    "nav li:first-child button, nav li:last-child button",
  );
  const nameOfFirst = () => document.querySelector('[role=rowheader][data-colindex="1"]')?.textContent;
  const first = nameOfFirst();
  const began = performance.now();
  next?.click();
  while (nameOfFirst() === first) await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - began;
};

/** Runs in the page: scrolls the table by a third of its height a frame, and answers how long each frame took. */
const scrollThrough = async () => {
  const scroller = document.querySelector(".MuiDataGrid-virtualScroller");
  if (!scroller) throw new Error("there is no table");
  const frames: number[] = [];
  let last = performance.now();
  for (let top = 0; top < scroller.scrollHeight; top += scroller.clientHeight / 3) {
    scroller.scrollTop = top;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    frames.push(performance.now() - last);
    last = performance.now();
  }
  return frames.slice(1);
};

/** Opens the page with the list under the portal's policy and works with it as a person would, only faster. */
export const measureList = async (url: string): Promise<ListFigures> => {
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const violations: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy|TrustedHTML|TrustedScript/.test(message.text()))
      violations.push(message.text());
  });
  await page.goto(url);
  await page.getByRole("grid").waitFor();
  await page.getByRole("combobox").click();
  await page.getByRole("option", { name: /^400 / }).click();
  await page.getByText("第 1 页，共 25 页", { exact: false }).first().waitFor({ state: "attached" });
  await page.waitForTimeout(500);
  const turns: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) turns.push(await page.evaluate(turnPage));
  const frames = await page.evaluate(scrollThrough);
  const rowsDrawn = (await page.getByRole("row").count()) - 1;
  await browser.close();
  return { turns, frames, rowsDrawn, violations };
};
