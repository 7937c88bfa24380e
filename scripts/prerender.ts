// Draws the login page into the HTML that webpack has made: one document for each language; and makes the document into
// which the server draws desktops. Run by the build, with
// NODE_ENV=production, so that the classes of styles are those of the pages' own scripts.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DRAWN_DOCUMENT } from "../contract/pages";
import { PAGE_TOKENS_ID } from "../theme/pageTokens";
import { resolveTheme, STYLES_PATH } from "../theme/themes";
import { LANGUAGES } from "../src/base/core/language/languages";
import { drawLogin } from "../src/pages/prerender";
import { buildOf } from "./lib/buildOf";

const web = path.resolve(process.argv[2] ?? "");
const { look } = resolveTheme(null);

const lookFile = (name: string) => readFileSync(path.join(web, STYLES_PATH, name), "utf8");

/**
 * The style sheet of the look that is active where nothing is remembered, its pictures within it: the page asks for nothing
 * but its scripts before these have taken what is secret out of its address [AUTH-17].
 */
const lookSheet = lookFile(`${look}.css`).replaceAll(
  /url\("([\w-]+\.svg)"\)/g,
  (_, name: string) => `url("data:image/svg+xml,${encodeURIComponent(lookFile(name))}")`,
);

/**
 * Has the rules that name a picture wait for the first frame, after which the first script marks the page (`boot.ts`): a picture
 * takes long to be read and painted, and people come to type.
 */
const picturesLater = (css: string) =>
  css
    .split("}")
    .map((rule) =>
      rule.includes('url("data:') ? rule.replaceAll(`[data-look="${look}"]`, "$&[data-drawn]") : rule,
    )
    .join("}");

/** Without the tiles of applications, of which there are none before a person has signed in. */
const tilesLess = (css: string) =>
  css.replaceAll(/(?<![^{}])([^{}]+)\{[^{}]*\}/g, (rule, selector: string) =>
    /\.app-(?:tile|glyph)/.test(selector) ? "" : rule,
  );

/** Without comments and the space that only people need. */
const minified = (css: string) =>
  css
    .replaceAll(/\/\*[^]*?\*\//g, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ?([{};,]) ?/g, "$1");

/** Replaces what must be there exactly once. */
function put(html: string, mark: string | RegExp, text: (found: string) => string): string {
  if (html.split(mark).length !== 2) throw new Error(`The page has not exactly one ${String(mark)}`);
  return html.replace(mark, text);
}

const style = (attributes: string, css: string) => {
  if (css.includes("</")) throw new Error("A style sheet would end its element");
  return `<style nonce="__CSP_NONCE__"${attributes}>${css}</style>`;
};

const draw = async (language: (typeof LANGUAGES)[number]) => {
  const { title, markup, styles } = await drawLogin(language);
  // A document that turns out to be in the wrong language is not shown; the scripts render it again.
  const foreign = style("", `html:not([lang="${language}"]) #app[lang="${language}"]{visibility:hidden}`);
  const sheets = [
    ...styles.map(({ emotion, css }) =>
      style(emotion === null ? ` id="${PAGE_TOKENS_ID}"` : ` data-emotion="${emotion}"`, css),
    ),
    style(` id="look-styles" data-look="${look}"`, picturesLater(tilesLess(minified(lookSheet)))),
    foreign,
  ];
  let html = readFileSync(path.join(web, "account.html"), "utf8");
  html = put(html, /<html lang="[^"]*"/, () => `<html lang="${language}" data-look="${look}"`);
  // No frame without the form: what comes first in the body is empty, and a frame of it only holds up the next.
  const whole = '<link rel="expect" href="#kit-portal" blocking="render" />';
  const head = [`<title>${title}</title>`, ...sheets, whole];
  html = put(html, /<title>[^<]*<\/title>/, () => head.join("\n    "));
  html = put(
    html,
    '<div id="app"></div>',
    () => `<div id="app" lang="${language}" data-early="">${markup}</div>`,
  );
  html = put(html, /<script(?=[^>]* src="\/assets\/boot\.)/, (tag) => `${tag} __PORTAL_BOOT__`);
  writeFileSync(path.join(web, `login.${language}.html`), html);
};

/** The first script's element; webpack gives it a name by its content. */
const BOOT = /<script[^>]* src="\/assets\/boot\.[^>]*><\/script>/;

/** A script within the page, with the name of its build. */
const inlineScript = (build: string, code: string) => {
  if (/<(?:!--|\/?script)/i.test(code)) throw new Error("A script would end its element");
  return `<script nonce="__CSP_NONCE__" data-build="${build}">${code}</script>`;
};

/**
 * The portal's document for a drawn desktop. The first script and the style sheet of most looks are within it, as its first
 * frame would wait for both; the scripts of the desktop's late parts are asked for at once.
 */
const makeDrawnDocument = (late: readonly string[]) => {
  const links = late.map((file) => {
    const integrity = createHash("sha256")
      .update(readFileSync(path.join(web, file)))
      .digest("base64");
    return `<link rel="preload" as="script" href="/${file}" crossorigin="anonymous" integrity="sha256-${integrity}" nonce="__CSP_NONCE__" fetchpriority="low" />`;
  });
  let html = readFileSync(path.join(web, "portal.html"), "utf8");
  html = put(html, BOOT, (tag) => {
    const [, boot = ""] = / src="([^"]*)"/.exec(tag) ?? [];
    const code = readFileSync(path.join(web, boot), "utf8").trim();
    return (
      style(` id="look-styles" data-look="${look}"`, minified(lookSheet)) + inlineScript(buildOf(tag), code)
    );
  });
  html = put(html, "</head>", () => `${links.join("")}</head>`);
  writeFileSync(path.join(web, DRAWN_DOCUMENT), html);
};

makeDrawnDocument(process.argv.slice(3));
Promise.all(LANGUAGES.map(draw)).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
