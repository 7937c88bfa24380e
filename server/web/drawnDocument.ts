import type { DrawnDesktop } from "../../src/base/core/site/drawing";
import { escapeHtml } from "./escapeHtml";

/** The answers that travel in the page; nothing in them is a tag. */
const ANSWERS = /<script type="application\/json" id="portal-answers">[^<]*<\/script>/;

/** A style that React has written on an element; no text has such a quotation mark, and only ours have these letters. */
const STYLE = / style="([\w:;.,%()# -]*)"/g;

/**
 * The first script says so where the address shows another page, or another person may be here by now; and on what was pressed
 * before its code has come.
 */
const EARLY_RULES =
  "[data-elsewhere] #app[data-drawn-for]{visibility:hidden}#app[data-early] [data-pressed]{opacity:.6;cursor:progress}";

/**
 * The markup without styles on its elements, which the page's policy forbids, and the rules that stand for them until the page
 * sets them itself.
 */
function withRules(markup: string) {
  const rules = new Set<string>();
  const text = markup.replace(STYLE, (_, css: string) => {
    rules.add(`[data-style="${css}"]{${css}}`);
    return ` data-style="${css}"`;
  });
  return { text, rules: [...rules].join("") };
}

/** Moves the answers behind what is drawn of them: they may be long, and no frame waits for them there. */
function withAnswersLast(html: string): string {
  const answers = ANSWERS.exec(html)?.[0] ?? "";
  return html.replace(answers, "").replace("</body>", () => `${answers}</body>`);
}

/**
 * Puts a person's desktop into the document of drawn ones: its styles, its title and its markup, with what it was drawn for. No frame
 * shows a part of it.
 */
export function withDrawn(
  html: string,
  { title, markup, styles, drawnFor }: DrawnDesktop,
  nonce: string,
): string {
  if (styles.some(({ css }) => css.includes("</"))) return html;
  const style = (attributes: string, css: string) => `<style nonce="${nonce}"${attributes}>${css}</style>`;
  const { text, rules } = withRules(markup);
  const head = [
    `<title>${escapeHtml(title)}</title>`,
    // `data-s` says that they stand in the head already: Emotion would move them there, and the browser read them all again.
    ...styles.map(({ emotion, css }) =>
      style(emotion === null ? "" : ` data-emotion="${emotion}" data-s=""`, css),
    ),
    style("", `${rules}${EARLY_RULES}`),
    '<link rel="expect" href="#kit-portal" blocking="render" />',
  ].join("");
  const about = escapeHtml(JSON.stringify(drawnFor));
  return withAnswersLast(html)
    .replace(/<html lang="[^"]*"/, () => `<html lang="${drawnFor.language}"`)
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace(
      '<div id="app"></div>',
      () => `<div id="app" data-early="" data-drawn-for="${about}">${text}</div>`,
    );
}
