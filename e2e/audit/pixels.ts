import type { Page } from "@playwright/test";

/** Texts whose contrast axe could not tell: their place in the window, and their colour. */
export interface Inked {
  readonly html: string;
  /** Left, top, width and height of each line, CSS pixels. */
  readonly lines: readonly (readonly [number, number, number, number])[];
  /** Red, green, blue from 0 to 255 and alpha from 0 to 1, with the opacity of all ancestors. */
  readonly color: readonly [number, number, number, number];
  /** The contrast they must reach: 4.5, or 3 for large text (WCAG 2.2, 1.4.3). */
  readonly minimum: number;
}

/** The contrast of texts against the painted pixels behind them. */
export interface Measured {
  readonly html: string;
  readonly contrast: number;
  readonly minimum: number;
}

/** How much of the area under the text may be worse: soft edges of a stroke. */
const OUTLIERS = 0.02;

/**
 * Collects the texts to judge from the page, scrolls each into view, and compares their colour with every
 * pixel painted behind them; the page ends at its top. `reader` is an empty page in which pictures are decoded: the portal's policy allows none.
 */
export async function judgeByPixels(
  page: Page,
  reader: Page,
  selectors: readonly string[],
): Promise<readonly Measured[]> {
  const measured: Measured[] = [];
  for (const selector of selectors) {
    const words = await readWords(page, selector);
    if (!words) continue;
    await setInk(page, false);
    const picture = (await page.screenshot({ animations: "disabled", caret: "hide" })).toString("base64");
    await setInk(page, true);
    const contrast = await worstContrast(reader, picture, words);
    if (contrast !== null) measured.push({ html: words.html, contrast, minimum: words.minimum });
  }
  // What lies half below the header while the page is scrolled is not too small to be pressed.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  return measured;
}

/** The place of an element's text once it is in view, without what something else covers; null if it shows none. */
const readWords = (page: Page, selector: string): Promise<Inked | null> =>
  page.evaluate(async (selected) => {
    const element = document.querySelector(selected);
    if (!(element instanceof HTMLElement || element instanceof SVGElement)) return null;
    element.scrollIntoView({ block: "center", behavior: "instant" });
    // What comes into sight is laid out in the next frame, and may move the page once more.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const lines: [number, number, number, number][] = [];
    const range = document.createRange();
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue;
      range.selectNodeContents(node);
      for (const { left, top, width, height } of range.getClientRects())
        if (width > 1 && height > 1) lines.push([left, top, width, height]);
    }
    if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) {
      const { left, top, width, height } = element.getBoundingClientRect();
      lines.push([left + 4, top + 4, width - 8, height - 8]);
    }
    const isBare = ([left, top, width, height]: (typeof lines)[number]) =>
      [0.02, 0.5, 0.98].every((part) => {
        const above = document.elementFromPoint(left + width * part, top + height / 2);
        return above === null || above.contains(element) || element.contains(above);
      });
    const bare = lines.filter(isBare);
    if (bare.length === 0) return null;
    const style = getComputedStyle(element);
    const dot = document.createElement("canvas").getContext("2d");
    if (!dot) return null;
    dot.fillStyle = style.color;
    dot.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = dot.getImageData(0, 0, 1, 1).data;
    let opacity = alpha / 255;
    for (let at: Element | null = element; at; at = at.parentElement)
      opacity *= Number(getComputedStyle(at).opacity);
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    return {
      html: element.outerHTML.slice(0, 200),
      // The letters alone: a line of text may be higher than the small mark that it stands on.
      lines: bare.map(([left, top, width, height]) => {
        const trim = Math.max(0, (height - size) / 2);
        return [left, top + trim, width, height - 2 * trim] as const;
      }),
      color: [red, green, blue, opacity] as const,
      minimum: isLarge ? 3 : 4.5,
    };
  }, selector);

/** Makes all text transparent, or restores it; a constructed sheet is what the page's policy allows. */
const setInk = (page: Page, shown: boolean) =>
  page.evaluate((isShown) => {
    const held = window as unknown as { auditSheet?: CSSStyleSheet };
    const sheet = (held.auditSheet ??= new CSSStyleSheet());
    sheet.replaceSync(
      isShown
        ? ""
        : "*, *::placeholder { color: transparent !important; -webkit-text-fill-color: transparent !important; text-shadow: none !important; transition: none !important; }",
    );
    if (!document.adoptedStyleSheets.includes(sheet))
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, shown);

/** The lowest contrast of the text with the pixels behind it, except for a few outliers; null if none is in view. */
const worstContrast = (reader: Page, picture: string, { lines, color }: Inked): Promise<number | null> =>
  reader.evaluate(
    async ([base64, boxes, [red, green, blue, alpha], outliers]) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext("2d");
      if (!context) return null;
      context.drawImage(bitmap, 0, 0);
      const channel = (value: number) =>
        value <= 10.31475 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      const light = (r: number, g: number, b: number) =>
        0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
      const ratios: number[] = [];
      for (const [left, top, width, height] of boxes) {
        const x = Math.max(0, Math.floor(left));
        const y = Math.max(0, Math.floor(top));
        const w = Math.min(bitmap.width, Math.ceil(left + width)) - x;
        const h = Math.min(bitmap.height, Math.ceil(top + height)) - y;
        if (w <= 0 || h <= 0) continue;
        const { data } = context.getImageData(x, y, w, h);
        for (let at = 0; at < data.length; at += 4) {
          const [r = 0, g = 0, b = 0] = [data[at], data[at + 1], data[at + 2]];
          const over = (ink: number, ground: number) => ink * alpha + ground * (1 - alpha);
          const [one, other] = [
            light(over(red, r), over(green, g), over(blue, b)) + 0.05,
            light(r, g, b) + 0.05,
          ];
          ratios.push(one > other ? one / other : other / one);
        }
      }
      ratios.sort((one, other) => one - other);
      return ratios[Math.floor(ratios.length * outliers)] ?? null;
    },
    [picture, lines, color, OUTLIERS] as const,
  );
