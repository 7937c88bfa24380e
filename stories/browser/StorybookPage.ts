import type { Page, Request } from "@playwright/test";

/** After two frames the browser has laid out the page, and asked for all that what is in it needs. */
export const passFrames = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/**
 * Takes the story that was drawn before out of the page, with what it has kept, and draws another. Resolves when that has
 * played, with what went wrong, or with null.
 */
const replaceStory = async ({ story, globals }: { story: string; globals: Record<string, unknown> }) => {
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = window;
  if (preview.currentRender) await preview.teardownRender(preview.currentRender);
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo(0, 0);
  const failures: string[] = [];
  const note =
    (kind: string) =>
    (...told: unknown[]) =>
      failures.push(`${kind}: ${told.map((one) => JSON.stringify(one, null, 2)).join("\n")}`);
  const FAILURES = [
    "storyMissing",
    "storyErrored",
    "storyThrewException",
    "playFunctionThrewException",
    "unhandledErrorsWhilePlaying",
  ];
  const listeners = FAILURES.map((kind) => [kind, note(kind)] as const);
  for (const [kind, listener] of listeners) channel.on(kind, listener);
  await new Promise<void>((resolve) => {
    const finish = (told: unknown) => {
      const { storyId, status } = told as { readonly storyId?: string; readonly status?: string };
      if (storyId !== story) return;
      if (status === "error" && failures.length === 0) failures.push("Storybook says that it failed");
      channel.off("storyFinished", finish);
      resolve();
    };
    channel.on("storyFinished", finish);
    channel.once("storyMissing", () => resolve());
    channel.emit("updateGlobals", { globals });
    channel.emit("setCurrentStory", { storyId: story, viewMode: "story" });
  });
  for (const [kind, listener] of listeners) channel.off(kind, listener);
  return failures.length > 0 ? failures.join("\n").replaceAll("\\n", "\n") : null;
};

const ended = async (request: Request) => {
  const answer = await request.response();
  await answer?.finished();
};

/** A page of the storybook that draws one story after another: loading it takes longer than drawing most of them. */
export class StorybookPage {
  readonly #open = new Set<Request>();

  private constructor(readonly page: Page) {
    page.on("request", (request) => this.#open.add(request));
    page.on("requestfinished", (request) => this.#open.delete(request));
    page.on("requestfailed", (request) => this.#open.delete(request));
  }

  static async load(page: Page): Promise<StorybookPage> {
    const storybook = new StorybookPage(page);
    await page.goto("/iframe.html?viewMode=story");
    await page.evaluate(() => window.__STORYBOOK_PREVIEW__.ready());
    return storybook;
  }

  /** Draws a story, plays it, and throws what went wrong. */
  async draw(story: string, globals: Record<string, unknown> = {}): Promise<void> {
    // The a11y addon would give each story to axe as well.
    const all = { ...globals, a11y: { manual: true } };
    const failure = await this.page.evaluate(replaceStory, { story, globals: all });
    if (failure !== null) throw new Error(failure);
  }

  /** Waits until nothing more comes from the network: code, looks, pictures, and what these ask for in turn. */
  async settle(): Promise<void> {
    do {
      await Promise.all([...this.#open].map(ended));
      await this.page.evaluate(passFrames);
    } while (this.#open.size > 0);
  }
}
