import { PAGE_STYLE, SCHOOL } from "./pageStyle";
import { schoolStyleLink } from "./schoolStyleLink";

/** A sentence in both languages; a page of which neither script nor catalogue is at hand says it in both. */
export interface BothWords {
  readonly chinese: string;
  readonly english: string;
}

const STYLE = `
main { text-align: center; }
.school { justify-content: center; }
h1 span { display: block; font-size: 1.125rem; font-weight: 600; color: var(--text-secondary); }
.button { flex-wrap: wrap; gap: 0 0.5rem; margin-top: 0.5rem; }
`;

/** A page that says one thing, in as many paragraphs, and leads back to the start. The nonce of its style is still to be put in. */
export const messagePage = (title: BothWords, ...body: readonly BothWords[]): string => `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="/favicon.svg" />
    <title>${title.chinese} · ${title.english}</title>
    <style nonce="__CSP_NONCE__">${PAGE_STYLE}${STYLE}</style>
    ${schoolStyleLink("__CSP_NONCE__")}
  </head>
  <body>
    <main>
      ${SCHOOL}
      <h1>${title.chinese} <span lang="en">${title.english}</span></h1>
${body.map(({ chinese }) => `      <p>${chinese}</p>\n`).join("")}${body.map(({ english }) => `      <p lang="en">${english}</p>\n`).join("")}      <a class="button" href="/">返回首页 <span lang="en">Back to the start</span></a>
    </main>
  </body>
</html>
`;
