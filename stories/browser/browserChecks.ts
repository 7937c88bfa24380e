import type { Locator, Page } from "@playwright/test";
import { passFrames } from "./StorybookPage";

/** What only a real browser can say about a story that has played; throws what is wrong. */
type Check = (page: Page) => Promise<void>;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what);
}

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  must(box !== null, `${String(locator)} is not drawn`);
  return box;
}

/** Whether the element is the uppermost one at its middle. */
const isOnTop = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const upper = document.elementFromPoint(left + width / 2, top + height / 2);
    return upper !== null && element.contains(upper);
  });

const onTop =
  (what: string, ...below: string[]): Check =>
  async (page) => {
    must(await isOnTop(page.locator(what).last()), `${what} does not lie on top`);
    for (const selector of below)
      must(await page.locator(selector).first().isVisible(), `${selector} is not there to lie above`);
  };

const DIALOG = "[role=dialog]";
const near = (a: number, b: number) => Math.abs(a - b) <= 1.5;

/** Does something at a size of window, and gives the story its own again. */
async function at(page: Page, width: number, height: number, check: () => Promise<unknown>) {
  const own = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width, height });
  try {
    await check();
  } finally {
    await page.setViewportSize(own);
  }
}

/** Fails unless the dialog is within the window and nothing scrolls sideways, and returns its box. */
async function inWindow(page: Page): Promise<Box> {
  await page.evaluate(passFrames);
  const box = await boxOf(page.locator(DIALOG).first());
  const { width, height, sideways } = await page.evaluate((selector) => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const dialog = document.querySelector(selector);
    const wider = dialog ? dialog.scrollWidth - dialog.clientWidth : 0;
    return { width: clientWidth, height: innerHeight, sideways: Math.max(scrollWidth - clientWidth, wider) };
  }, DIALOG);
  const inside =
    box.x >= -0.5 && box.y >= -0.5 && box.x + box.width <= width + 0.5 && box.y + box.height <= height + 0.5;
  must(inside, `The dialog ${JSON.stringify(box)} leaves the window of ${width} × ${height}`);
  must(sideways <= 0, `At ${width} × ${height} something scrolls sideways by ${sideways} px`);
  return box;
}

/** Opens in its place on a wide window, and is a sheet on a phone whose title and buttons stay in sight. */
const placed =
  (isThere: (box: Box, window: { readonly width: number; readonly height: number }) => boolean): Check =>
  async (page) => {
    for (const [width, height] of [
      [1280, 720],
      [1440, 900],
    ] as const)
      await at(page, width, height, async () => {
        const box = await inWindow(page);
        must(
          isThere(box, { width, height }),
          `${JSON.stringify(box)} is not the place at ${width} × ${height}`,
        );
      });
    for (const width of [320, 390])
      await at(page, width, 640, async () => {
        const box = await inWindow(page);
        must(near(box.x, 0) && near(box.width, width), "The sheet is not as wide as the phone");
        must(near(box.y + box.height, 640), "The sheet does not lie at the phone's foot");
        for (const part of [".MuiDialogTitle-root", ".MuiDialogActions-root"])
          must(await isOnTop(page.locator(part)), `${part} is not in sight`);
      });
    // 1280 × 1024 at 400 %.
    await at(page, 320, 256, async () => {
      await inWindow(page);
      const last = page.locator(".MuiDialogActions-root button").last();
      await last.scrollIntoViewIfNeeded();
      must(await isOnTop(last), "The main button cannot be reached at 400 % zoom");
    });
  };

/** Drags the title by the mouse and answers how far the dialog came. */
async function drag(page: Page, x: number, y: number) {
  const before = await boxOf(page.locator(DIALOG));
  const from = { x: before.x + 60, y: before.y + 30 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + x / 2, from.y + y / 2);
  await page.mouse.move(from.x + x, from.y + y);
  await page.mouse.up();
  const after = await boxOf(page.locator(DIALOG));
  return { x: after.x - before.x, y: after.y - before.y };
}

const draggable: Check = async (page) => {
  const moved = await drag(page, 60, 40);
  must(near(moved.x, 60) && near(moved.y, 40), `Dragging moved by ${JSON.stringify(moved)}`);
  const selected = await page.evaluate(() => String(getSelection()));
  must(selected === "", `Dragging selected ${selected}`);
  await drag(page, 3000, 3000);
  const corner = await inWindow(page);
  const { clientWidth, innerHeight: height } = await page.evaluate(() => ({
    clientWidth: document.documentElement.clientWidth,
    innerHeight,
  }));
  must(
    near(corner.x + corner.width, clientWidth) && near(corner.y + corner.height, height),
    "It stopped early",
  );
  await at(page, 900, 500, () => inWindow(page));

  const start = await boxOf(page.locator(DIALOG));
  const close = await boxOf(page.locator(`${DIALOG} button`).last());
  await page.mouse.move(close.x + 10, close.y + 10);
  await page.mouse.down();
  await page.mouse.move(close.x - 200, close.y - 100);
  await page.mouse.up();
  const still = await boxOf(page.locator(DIALOG));
  must(near(still.x, start.x) && near(still.y, start.y), "A button in the title bar dragged the dialog");

  await page.mouse.move(start.x + 60, start.y + 30);
  await page.mouse.down();
  await page.mouse.move(start.x - 40, start.y - 60);
  await page.keyboard.press("Escape");
  await page.mouse.up();
  const back = await boxOf(page.locator(DIALOG));
  must(near(back.x, start.x) && near(back.y, start.y), "Escape did not end the drag");

  const touch = await page.context().newCDPSession(page);
  const finger = (type: string, x: number, y: number) =>
    touch.send("Input.dispatchTouchEvent", {
      type: type as "touchStart",
      touchPoints: type === "touchEnd" ? [] : [{ x, y }],
    });
  await finger("touchStart", start.x + 60, start.y + 30);
  for (const step of [10, 30, 60]) await finger("touchMove", start.x + 60 - step, start.y + 30 - step);
  await finger("touchEnd", 0, 0);
  await touch.detach();
  const touched = await boxOf(page.locator(DIALOG));
  must(near(touched.x, start.x - 60) && near(touched.y, start.y - 60), "A finger did not drag it");
};

const undraggable: Check = async (page) => {
  const moved = await drag(page, 60, 40);
  must(moved.x === 0 && moved.y === 0, "A dialog that cannot be moved was dragged");
};

/** Real key presses go round in a modal dialog and never leave it. */
const trapped: Check = async (page) => {
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press("Tab");
    const inside = await page.evaluate(
      () =>
        document.activeElement?.closest(".MuiDialog-root") !== null &&
        document.activeElement !== document.body,
    );
    must(inside, `Tab ${press + 1} left the dialog`);
  }
};

const moves: Check = async (page) => {
  const toggle = page.locator(`${DIALOG} button[aria-expanded]`);
  await toggle.focus();
  const before = await boxOf(page.locator(DIALOG));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+ArrowUp");
  await page.keyboard.press("ArrowDown");
  const after = await boxOf(page.locator(DIALOG));
  must(near(after.x - before.x, 16), "The right arrow key did not move by 16 px");
  must(near(after.y - before.y, 16 - Math.min(96, before.y)), "Shift and an arrow key did not move by 96 px");
  const pad = page.locator(`${DIALOG} [role=group] button`);
  for (const button of await pad.all()) {
    const { width, height } = await boxOf(button);
    must(width >= 44 && height >= 44 && (await isOnTop(button)), "A move button is small or covered");
  }
  await pad.last().click();
  const home = await boxOf(page.locator(DIALOG));
  must(near(home.x, before.x - 16) || near(home.x, before.x), "The way back did not lead back");
};

const middle = ({ x, width }: Box, window: { readonly width: number }) =>
  near(x + width / 2, window.width / 2);
const high = ({ y }: Box, { height }: { readonly height: number }) => near(y, height * 0.15);

/** By the story's id. */
export const BROWSER_CHECKS: Readonly<Partial<Record<string, Check>>> = {
  "kit-dialogs-positions--middle": placed(
    (box, window) => middle(box, window) && high(box, window) && near(box.width, window.width * 0.6),
  ),
  "kit-dialogs-positions--left": placed((box, window) => near(box.x, 16) && high(box, window)),
  "kit-dialogs-positions--right": placed(
    (box, window) => near(box.x + box.width, window.width - 16) && high(box, window),
  ),
  "kit-dialogs-positions--top": placed((box, window) => middle(box, window) && near(box.y, 16)),
  "kit-dialogs-positions--bottom": placed(
    (box, window) => middle(box, window) && near(box.y + box.height, window.height - 16),
  ),
  "kit-dialogs-positions--top-right": placed(
    (box, window) => near(box.x + box.width, window.width - 16) && near(box.y, 16),
  ),
  "kit-dialogs-positions--four-values": placed(
    (box, { width }) => near(box.y, 40) && near(box.x, width * 0.1) && near(box.width, 480),
  ),
  "kit-dialogs-positions--stretched": placed(
    (box, { width, height }) =>
      near(box.x, width / 2) &&
      near(box.x + box.width, width - 24) &&
      near(box.y, 24) &&
      near(box.y + box.height, height - 24),
  ),
  "kit-dialogs-positions--beyond-the-window": placed(() => true),
  "kit-dialogs-positions--long-body": async (page) => {
    await placed((box, window) => middle(box, window))(page);
    const body = await boxOf(page.locator(".MuiDialogContent-root"));
    const { height } = page.viewportSize() ?? { height: 0 };
    must(body.height <= height - 180 + 0.5, `The body is ${body.height} px high in a window of ${height} px`);
  },
  "kit-dialogs-positions--long-body-below": placed((box, window) => middle(box, window)),
  "kit-dialogs-positions--list-size": placed((box, { width }) => near(box.width, width * 0.8)),
  "kit-dialogs-beside-the-page--one": async (page) => {
    await at(page, 390, 640, async () => {
      const { height } = await inWindow(page);
      must(height <= 0.6 * 640 + 0.5, `The sheet beside the page is ${height} px high and hides it`);
    });
  },
  "features-desktop--beside-the-side-menu": async (page) => {
    const all = page.getByRole("region", { name: /全部应用|All applications/ });
    must(!(await all.isVisible()), "All applications stand beside the side menu that has them");
    await at(page, 390, 844, async () => must(await all.isVisible(), "A phone has no other list of them"));
  },
  "shell-sidemenu--locked": async (page) => {
    const row = page.locator("nav a").filter({ has: page.locator(".look-badge") });
    const [line, count] = [await boxOf(row.first()), await boxOf(row.first().locator(".look-badge"))];
    must(near(count.x + count.width, line.x + line.width - 12), "The count does not stand at the row's end");
    const glyph = page.locator("nav a .icon > svg").first();
    must((await boxOf(glyph)).width === 20, "The glyphs are not 20 px");
  },
  "kit-dialogs-beside-the-page--select-left": onTop(DIALOG),
  "kit-dialogs-moving--movable": draggable,
  "kit-dialogs-moving--controls": moves,
  "kit-dialogs-moving--not-movable": undraggable,
  "kit-dialogs-stacked--three-and-notice": trapped,
  "kit-dialogs-layers--portal-select": onTop("[role=listbox]", DIALOG),
  "kit-dialogs-layers--portal-suggestions": onTop("[role=listbox]", DIALOG),
  "kit-dialogs-layers--portal-tooltip": onTop("[role=tooltip]", DIALOG),
  "kit-dialogs-layers--portal-notice": onTop("[data-toast]", DIALOG),
  "kit-dialogs-layers--application-select": onTop("#kit-portal [role=listbox]", `#kit-portal ${DIALOG}`),
  "kit-dialogs-layers--application-tooltip": onTop("[role=tooltip]", `#kit-portal ${DIALOG}`),
  "kit-dialogs-layers--application-notice": onTop("[data-toast]", `#kit-portal ${DIALOG}`),
  "kit-dialogs-layers--portal-over-application": onTop(`#portal ${DIALOG}`, `#kit-portal ${DIALOG}`),
  "kit-dialogs-layers--application-interrupts": async (page) => {
    await onTop(`#portal ${DIALOG}`)(page);
    await page.keyboard.press("Tab");
    const behind = await page.evaluate(
      () => document.getElementById("kit-portal")?.contains(document.activeElement) ?? true,
    );
    must(!behind, "The focus went behind the portal's dialog");
    await page.locator(`#portal ${DIALOG}`).focus();
    await page.keyboard.press("Escape");
    await page.locator(`#portal ${DIALOG}`).waitFor({ state: "detached" });
    await onTop(`#kit-portal ${DIALOG}`)(page);
    await page.waitForFunction(() => document.getElementById("kit-portal")?.contains(document.activeElement));
  },
};
