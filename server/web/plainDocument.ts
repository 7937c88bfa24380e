import type { Language } from "../../src/core/language/languages";
import { escapeHtml } from "./escapeHtml";

/** What a document of the demo's is made of. */
export interface PlainDocument {
  readonly language: Language;
  readonly title: string;
  /** The address of the mark that the tab wears, an SVG. */
  readonly icon: string;
  readonly style: string;
  /** How wide its card may be; for a form by default. */
  readonly width?: "form" | "wide" | "page";
  /** Markup; what comes from outside has been through `escapeHtml`. */
  readonly body: string;
}

/** A document without a script around its content, for the pages that are drawn here and not by the build. */
export const plainDocument = (
  nonce: string,
  { language, title, icon, style, width = "form", body }: PlainDocument,
): string =>
  `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${escapeHtml(title)}</title>
    <link rel="icon" href="${escapeHtml(icon)}" type="image/svg+xml" />
    <style nonce="${nonce}">${style}</style>
  </head>
  <body>
    <main class="${width}">
${body}
    </main>
  </body>
</html>
`;
