import type { BrowserContext, Page } from "@playwright/test";

/** A page of another host, for requests that need an answer. */
export const STRANGE_PAGE = "<!doctype html><title>strange</title><link rel='icon' href='data:,'>";

/**
 * Records whether pages leave the portal: each visit to another host, each request to one, answered or not, and each
 * dialog that a script opened.
 */
export class Strangers {
  readonly #seen: string[] = [];

  private constructor(readonly home: string) {}

  static watch(context: BrowserContext, home: string): Strangers {
    const strangers = new Strangers(home);
    context.on("request", (request) => strangers.#note("request", request.url()));
    context.on("page", (page) => strangers.#follow(page));
    context.on("dialog", (dialog) => {
      strangers.#seen.push(`script: ${dialog.message()}`);
      void dialog.dismiss();
    });
    for (const page of context.pages()) strangers.#follow(page);
    return strangers;
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
