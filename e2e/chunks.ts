import type { Page } from "@playwright/test";

/** Names of the chunks that the page has fetched: `list` of `/assets/list.1a2b.js`. */
export function chunksOf(page: Page): ReadonlySet<string> {
  const chunks = new Set<string>();
  page.on("request", (request) => {
    const name = /\/assets\/([\w-]+)\.\w+\.js$/.exec(new URL(request.url()).pathname)?.[1];
    if (name !== undefined) chunks.add(name);
  });
  return chunks;
}
