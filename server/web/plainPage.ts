import type { FastifyReply, FastifyRequest } from "fastify";
import type { Language } from "../../src/base/core/language/languages";
import { escapeHtml } from "./escapeHtml";
import { plainDocument, sendPlainDocument } from "./plainDocument";
import { PAGE_STYLE, SCHOOL } from "./pageStyle";
import { languageOf } from "./pageLanguage";

/** A small page that is drawn here: plain, without a script, in the reader's language. */
interface PlainPage {
  readonly title: string;
  /** Markup; what comes from outside has been through `escapeHtml`. */
  readonly body: string;
  /** For long reading; narrower otherwise. */
  readonly isLong?: boolean;
  /** Where the page can be opened again: it is offered there in the other language, and leads to the start of the portal. */
  readonly address?: string;
  /** Where the reader came from, to go back there in place of the start. */
  readonly back?: string | null;
}

const WORDS = {
  "zh-CN": { start: "返回首页", back: "返回刚才的页面", other: { language: "en", name: "English" } },
  en: {
    start: "Back to the start",
    back: "Back to the page you came from",
    other: { language: "zh-CN", name: "简体中文" },
  },
} as const;

/** The ways on from a page: back, and to the same page in the other language. */
function linksOf(language: Language, address: string, back: string | null): string {
  const { start, back: backWord, other } = WORDS[language];
  const query = `${address.includes("?") ? "&" : "?"}ui_locales=${other.language}`;
  return `
      <p class="links">
        <a href="${escapeHtml(back ?? "/")}">${back ? backWord : start}</a>
        <a href="${escapeHtml(address + query)}" lang="${other.language}">${other.name}</a>
      </p>`;
}

const STYLE = `${PAGE_STYLE}
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; margin: 0 0 1.5rem; }
dt { font-weight: 600; color: var(--text-secondary); }
dd { margin: 0; }
ul { margin: 0; padding: 0; list-style: none; }
li { margin: 0 0 1rem; padding: 1rem; border: 1px solid var(--line-soft); border-radius: var(--radius-control); }
li p { margin: 0; }
.links { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.5rem 1rem; }
pre { margin: 0; padding: 1rem; border-radius: var(--radius-control); background: var(--surface-page); font: 0.875rem/1.6 ui-monospace, Menlo, Consolas, monospace; white-space: pre-wrap; }
/* Where the lines of a file have room they stay as they were written. */
@media (min-width: 72em) { pre { white-space: pre; overflow-x: auto; } }
`;

/** Sends such a page, drawn in the reader's language. */
export function sendPlainPage(
  request: FastifyRequest,
  reply: FastifyReply,
  draw: (language: Language) => PlainPage,
): FastifyReply {
  const language = languageOf(request, request.query);
  const { title, body, isLong = false, address, back = null } = draw(language);
  const links = address === undefined ? "" : linksOf(language, address, back);
  return sendPlainDocument(reply, (nonce) =>
    plainDocument(nonce, {
      language,
      title,
      icon: "/favicon.svg",
      style: STYLE,
      width: isLong ? "page" : "wide",
      body: `      ${SCHOOL}\n      <h1>${escapeHtml(title)}</h1>\n${body}${links}`,
    }),
  );
}
