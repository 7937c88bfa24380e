import type { BrowserContext, Page } from "@playwright/test";

/** A page of another host, for requests that need an answer. */
export const OUTSIDE_PAGE = "<!doctype html><title>outside</title><link rel='icon' href='data:,'>";

/**
 * Records whether pages leave the portal: each visit to another host, each request to one, answered or not, and each
 * dialog that a script opened.
 */
export class OutsideTraffic {
  readonly #seen: string[] = [];

  private constructor(readonly home: string) {}

  static watch(context: BrowserContext, home: string): OutsideTraffic {
    const outside = new OutsideTraffic(home);
    context.on("request", (request) => outside.#note("request", request.url()));
    context.on("page", (page) => outside.#follow(page));
    context.on("dialog", (dialog) => {
      outside.#seen.push(`script: ${dialog.message()}`);
      void dialog.dismiss();
    });
    for (const page of context.pages()) outside.#follow(page);
    return outside;
  }

  /** The records since the last call. */
  take(): readonly string[] {
    return this.#seen.splice(0);
  }

  #follow(page: Page) {
    page.on("framenavigated", (frame) => {
      if (frame === page.mainFrame()) this.#note("visit", frame.url());
    });
  }

  #note(kind: string, url: string) {
    const { origin, protocol } = new URL(url);
    // What a page draws from itself goes nowhere; a document of that kind would be a visit.
    if (origin === this.home || (kind === "request" && protocol === "data:")) return;
    this.#seen.push(`${kind}: ${url}`);
  }
}
