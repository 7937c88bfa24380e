import { applyTheme } from "../../../../theme/applyTheme";
import { PRINT_CLASS, PRINT_STYLES } from "../../../../theme/print";
import { pageNonce } from "../styleCache";
import { startTimer, type StartTimer } from "../../flow/startTimer";
import { copyForPaper } from "./copyForPaper";

/** The heading of the printed part, and ports for tests. */
export interface PrintOptions {
  readonly title: string;
  /** A line below the title, such as when it was printed. */
  readonly note: string;
  readonly print?: () => void;
  readonly timer?: StartTimer;
}

/** How long pictures may take before the paper goes without them, in milliseconds. */
const PICTURES_MS = 2_000;

const STYLE_ID = "print-styles";

/** How each page is tidied up after what it printed last. */
const clearing = new WeakMap<Document, () => void>();

/** The rules that leave nothing but the sheet on the paper, under the page's policy [SEC-01]. */
function addStyles(page: Document): HTMLStyleElement {
  const style = page.createElement("style");
  style.id = STYLE_ID;
  style.nonce = pageNonce(page) ?? "";
  style.textContent = PRINT_STYLES;
  page.head.append(style);
  return style;
}

function createSheet(page: Document, element: Element, { title, note }: PrintOptions): HTMLElement {
  const sheet = page.createElement("article");
  const head = page.createElement("header");
  const heading = page.createElement("h1");
  const line = page.createElement("p");
  heading.textContent = title;
  line.textContent = note;
  head.append(heading, line);
  sheet.className = PRINT_CLASS;
  sheet.append(head, copyForPaper(element));
  // Paper is light and plain, whatever the screen's look; the school's colour stays.
  const brand = getComputedStyle(page.documentElement).getPropertyValue("--brand-main");
  applyTheme({ value: brand, scheme: "light" }, sheet);
  page.body.append(sheet);
  return sheet;
}

const whenPicturesAreThere = (sheet: Element, timer: StartTimer): Promise<unknown> => {
  const pictures = Array.from(sheet.querySelectorAll("img")).filter(({ complete }) => !complete);
  if (pictures.length === 0) return Promise.resolve();
  const waited = new Promise<void>((resolve) => timer(resolve, PICTURES_MS));
  return Promise.race([Promise.allSettled(pictures.map((picture) => picture.decode())), waited]);
};

/**
 * Prints one part of the page: a light copy of it with title and note, beside which everything else stays off the paper.
 * The page itself is not touched; the copy goes when the browser has printed, or when the next one is printed.
 */
export async function printElement(element: Element, options: PrintOptions): Promise<void> {
  const page = element.ownerDocument;
  const { timer = startTimer, print = () => page.defaultView?.print() } = options;
  clearing.get(page)?.();
  const style = addStyles(page);
  const sheet = createSheet(page, element, options);
  const { title, activeElement: focused } = page;
  const clear = () => {
    if (!sheet.isConnected) return;
    // What is not drawn, as everything else on paper, may lose the focus.
    if (page.activeElement === page.body && focused instanceof HTMLElement) focused.focus();
    if (page.title === options.title) page.title = title;
    sheet.remove();
    style.remove();
  };
  clearing.set(page, clear);
  await whenPicturesAreThere(sheet, timer);
  if (!sheet.isConnected) return;
  page.defaultView?.addEventListener("afterprint", clear, { once: true });
  // Browsers propose it as the file's name.
  page.title = options.title;
  print();
}
