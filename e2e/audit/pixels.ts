import type { Page } from "@playwright/test";

/** Texts whose contrast axe could not tell: their place in the window, and their colour. */
interface Inked {
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

/** The words of an element where the page is scrolled to, and whether all of its lines are seen there. */
interface Seen extends Inked {
  readonly selector: string;
  readonly whole: boolean;
}

/**
 * Collects the texts to judge from the page, scrolls each into view that is not there yet, and compares their colour with every
 * pixel painted behind them; the page ends at its top. What is in view together is judged by one screenshot. `reader` is an empty
 * page in which pictures are decoded: the portal's policy allows none.
 */
export async function judgeByPixels(
  page: Page,
  reader: Page,
  selectors: readonly string[],
): Promise<readonly Measured[]> {
  const measured: Measured[] = [];
  let left = selectors;
  while (left.length > 0) {
    const [first] = left;
    const seen = (await readWords(page, left)).filter(({ selector, whole }) => whole || selector === first);
    if (seen.length > 0) {
      await setInk(page, false);
      const picture = (await page.screenshot({ animations: "disabled", caret: "hide" })).toString("base64");
      await setInk(page, true);
      const contrasts = await worstContrasts(reader, picture, seen);
      for (const [place, { html, minimum }] of seen.entries()) {
        const contrast = contrasts[place] ?? null;
        if (contrast !== null) measured.push({ html, contrast, minimum });
      }
    }
    const judged = new Set([first, ...seen.map(({ selector }) => selector)]);
    left = left.filter((selector) => !judged.has(selector));
  }
  // What lies half below the header while the page is scrolled is not too small to be pressed.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  return measured;
}

/**
 * The places of the elements' texts once the first of them is in view, without what something else covers; those that show none are
 * left out.
 */
const readWords = (page: Page, selectors: readonly string[]): Promise<readonly Seen[]> =>
  page.evaluate(async (selected) => {
    const elementOf = (selector: string) => {
      const element = document.querySelector(selector);
      return element instanceof HTMLElement || element instanceof SVGElement ? element : null;
    };
    elementOf(selected[0] ?? "")?.scrollIntoView({ block: "center", behavior: "instant" });
    // What comes into sight is laid out in the next frame, and may move the page once more.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const dot = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    if (!dot) return [];
    const range = document.createRange();
    const shadow = 4;
    return selected.flatMap((selector) => {
      const element = elementOf(selector);
      if (!element) return [];
      const lines: [number, number, number, number][] = [];
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
      const isBareAt = ([left, , width]: (typeof lines)[number], y: number) =>
        [0.02, 0.5, 0.98].every((part) => {
          const above = document.elementFromPoint(left + width * part, y);
          return above === null || above.contains(element) || element.contains(above);
        });
      const isBare = (line: (typeof lines)[number]) => isBareAt(line, line[1] + line[3] / 2);
      // A bar over the page may cover the lower half of a line, and its shadow, which no point hits, a little more.
      const isWhole = (line: (typeof lines)[number]) =>
        isInside(line) &&
        isBare(line) &&
        [line[1] - shadow, line[1] + line[3] + shadow].every((y) => isBareAt(line, y));
      const clips: (readonly [number, number, number, number])[] = [[0, 0, innerWidth, innerHeight]];
      for (let at: Element | null = element; at; at = at.parentElement)
        if (getComputedStyle(at).overflow !== "visible") {
          const { left, top, right, bottom } = at.getBoundingClientRect();
          clips.push([left, top, right, bottom]);
        }
      const isInside = ([left, top, width, height]: (typeof lines)[number]) =>
        clips.every(
          ([from, above, to, below]) =>
            left >= from && top >= above && left + width <= to && top + height <= below,
        );
      const bare = lines.filter(isBare);
      if (bare.length === 0) return [];
      const style = getComputedStyle(element);
      dot.clearRect(0, 0, 1, 1);
      dot.fillStyle = style.color;
      dot.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = dot.getImageData(0, 0, 1, 1).data;
      let opacity = alpha / 255;
      for (let at: Element | null = element; at; at = at.parentElement)
        opacity *= Number(getComputedStyle(at).opacity);
      const size = parseFloat(style.fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      return [
        {
          selector,
          whole: lines.every(isWhole),
          html: element.outerHTML.slice(0, 200),
          // The letters alone: a line of text may be higher than the small mark that it stands on.
          lines: bare.map(([left, top, width, height]) => {
            const trim = Math.max(0, (height - size) / 2);
            return [left, top + trim, width, height - 2 * trim] as const;
          }),
          color: [red, green, blue, opacity] as const,
          minimum: isLarge ? 3 : 4.5,
        },
      ];
    });
  }, selectors);

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

/** The lowest contrast of each text with the pixels behind it, except for a few outliers; null for one of which none is in view. */
const worstContrasts = (
  reader: Page,
  picture: string,
  texts: readonly Pick<Inked, "lines" | "color">[],
): Promise<readonly (number | null)[]> =>
  reader.evaluate(
    async ([base64, given, outliers]) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext("2d", { willReadFrequently: true });
      if (!context) return [];
      context.drawImage(bitmap, 0, 0);
      const channel = (value: number) =>
        value <= 10.31475 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      const light = (r: number, g: number, b: number) =>
        0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
      return given.map(({ lines, color: [red, green, blue, alpha] }) => {
        const ratios: number[] = [];
        for (const [left, top, width, height] of lines) {
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
      });
    },
    [picture, texts.map(({ lines, color }) => ({ lines, color })), OUTLIERS] as const,
  );
