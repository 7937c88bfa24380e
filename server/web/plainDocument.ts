import type { FastifyReply } from "fastify";
import { randomBytes } from "node:crypto";
import type { Language } from "../../src/base/core/language/languages";
import { REPORT_PATH } from "../settings/csp";
import { escapeHtml } from "./escapeHtml";
import { schoolStyleLink } from "./schoolStyleLink";

/** What a document that is drawn here is made of. */
export interface PlainDocument {
  readonly language: Language;
  readonly title: string;
  /** The address of the tab's icon, an SVG. */
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
    ${schoolStyleLink(nonce)}
  </head>
  <body>
    <main class="${width}">
${body}
    </main>
  </body>
</html>
`;

const policy = (nonce: string): string =>
  [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `report-uri ${REPORT_PATH}`,
  ].join("; ");

/** Sends such a document: it runs no script, cannot be framed and is not cached. */
export function sendPlainDocument(reply: FastifyReply, draw: (nonce: string) => string): FastifyReply {
  const nonce = randomBytes(16).toString("base64");
  return reply
    .headers({ "content-security-policy": policy(nonce), "cache-control": "no-store" })
    .type("text/html; charset=utf-8")
    .send(draw(nonce));
}
