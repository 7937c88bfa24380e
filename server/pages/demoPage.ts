import type { FastifyReply, FastifyRequest } from "fastify";
import type { Language } from "../../src/core/language/languages";
import { escapeHtml } from "./escapeHtml";
import { plainDocument } from "./plainDocument";
import { languageOf, sendProviderPage } from "./providerAccess";

/** A small page of this machine's demo: plain, without a script, in the reader's language. */
interface DemoPage {
  readonly title: string;
  /** Markup; what comes from outside has been through `escapeHtml`. */
  readonly body: string;
}

const STYLE = `
:root { color-scheme: light dark; --accent: #7a3e12; --on-accent: #fff; --line: #8a7a6c; }
@media (prefers-color-scheme: dark) { :root { --accent: #f0b27f; --on-accent: #2a1404; --line: #a3917f; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 1rem/1.6 system-ui, "PingFang SC", "Microsoft YaHei", sans-serif; }
main { width: 100%; max-width: 34rem; padding: 1.5rem; overflow-wrap: anywhere; }
h1 { margin: 0 0 0.5rem; font-size: 1.5rem; line-height: 1.3; }
p { margin: 0 0 1rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; margin: 0 0 1.5rem; }
dt { font-weight: 600; }
dd { margin: 0; }
ul { margin: 0; padding: 0; list-style: none; }
li { margin: 0 0 1rem; padding: 1rem; border: 1px solid var(--line); border-radius: 0.5rem; }
li p { margin: 0; }
.button { display: inline-block; padding: 0.75rem 1.5rem; border-radius: 0.5rem; background: var(--accent); color: var(--on-accent); font-weight: 600; text-decoration: none; }
.links { margin: 1.5rem 0 0; }
.links a { display: inline-block; padding: 0.5rem 0; color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
@media (forced-colors: active) { .button { border: 1px solid ButtonText; } }
`;

/** Sends such a page, drawn in the reader's language. */
export function sendDemoPage(
  request: FastifyRequest,
  reply: FastifyReply,
  draw: (language: Language) => DemoPage,
): FastifyReply {
  const language = languageOf(request, request.query);
  const { title, body } = draw(language);
  return sendProviderPage(reply, (nonce) =>
    plainDocument(nonce, {
      language,
      title,
      icon: "/favicon.svg",
      style: STYLE,
      body: `      <h1>${escapeHtml(title)}</h1>\n${body}`,
    }),
  );
}
