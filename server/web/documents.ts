import type { FastifyReply } from "fastify";
import { randomBytes } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { calls } from "../../contract/calls";
import { chooseLanguage, type Language } from "../../src/base/core/language/languages";
import type { DrawnDesktop } from "../../src/base/core/site/drawing";
import { PAGE_TOKENS_ID, pageTokens } from "../../theme/pageTokens";
import { STYLES_VERSION, type ResolvedTheme } from "../../theme/themes";
import { Refusal } from "../platform/envelope";
import { StartFault } from "../settings/fault";
import type { SiteConfig } from "../settings/site";
import { pagePolicy } from "../settings/csp";
import { withDrawn } from "./drawnDocument";
import { loginThemeIn } from "./schoolStyle";
import {
  AUTHORIZE_PAGE,
  type DocumentName,
  DOCUMENTS,
  type PageName,
  pathsOf,
  REDIRECT_PAGE,
} from "../../contract/pages";

const NONCE = "__CSP_NONCE__";
const LANGUAGE = "__PORTAL_LANGUAGE__";
const SITE = "__PORTAL_SITE__";
const ANSWERS = "__PORTAL_ANSWERS__";

const BOOT = "__PORTAL_BOOT__";

const AUTHORIZE_PATHS = pathsOf(AUTHORIZE_PAGE);
const REDIRECT_PATHS = pathsOf(REDIRECT_PAGE);

/** Whether a path is the authorize page's: any path with that segment [AUTH-12]. */
export const isAuthorizePath = (path: string): boolean => AUTHORIZE_PATHS.test(path);

/**
 * Whether a path is `/redirect/{app}`, at which the portal leads the person signed in to the application's own page. The
 * path is taken as it was sent, because the page reads it so too [REDIR-04].
 */
export const isRedirectPath = (path: string): boolean => REDIRECT_PATHS.test(path);

/** Refuses to start without a build, which would answer every page with an error. */
export function requireBuild(web: string): void {
  for (const document of DOCUMENTS) {
    const file = path.join(web, document);
    if (!statSync(file, { throwIfNoEntry: false })?.isFile())
      throw new StartFault(`The portal is not built: ${file} is missing. Run \`npm run build\` first.`);
  }
}

/** The language that a site passes to its pages: the one it names, else the only one it offers, else none. */
const passedLanguage = ({ language, languages }: SiteConfig): string =>
  language ?? (languages.length === 1 ? languages[0] : undefined) ?? "";

/** What a request says about the reader of the answer. */
export interface Reader {
  /** The address's `language` parameter. */
  readonly asked: unknown;
  /** The value of `KEPT_COOKIE`. */
  readonly kept: string | undefined;
  /** The browser's languages, most wanted first. */
  readonly browser: readonly string[];
}

/** The language that a page begins in for a reader. */
export const languageFor = (site: SiteConfig, { asked, kept, browser }: Reader): Language =>
  chooseLanguage({ parameter: asked, passed: passedLanguage(site), stored: kept, browser });

/** The document that shows a page to a reader, which is drawn in their language where the build has drawn it. */
export function documentFor(page: PageName, site: SiteConfig, reader: Reader): DocumentName {
  return page === "login" ? `login.${languageFor(site, reader)}.html` : page;
}

/** JSON that is safe in a script element: nothing in it ends the element. */
const dataOf = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

const beingReplaced = () =>
  new Refusal(
    503,
    "网站正在更新，请稍后再试|||The site is being updated, please try again in a moment",
    "being_replaced",
  );

/**
 * Reads documents, tells them the site's language [I18N-01] and configuration, so that no page has to ask for these
 * before it can ask for anything else, and keeps them until the file changes.
 */
export function documentReader(web: string, site: SiteConfig): (name: DocumentName) => string {
  const kept = new Map<DocumentName, { changed: number; html: string }>();
  return (name) => {
    const file = path.join(web, name);
    const known = kept.get(name);
    const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    // A build that is being replaced is whole again soon; until then the page is what it was.
    if (known && (changed === undefined || changed === known.changed)) return known.html;
    if (changed === undefined) throw beingReplaced();
    const html = readFileSync(file, "utf8")
      .replace(LANGUAGE, passedLanguage(site))
      .replace(SITE, () => dataOf(site))
      .replace("<html", () =>
        site.commonVersion === STYLES_VERSION ? "<html" : `<html data-common="${site.commonVersion}"`,
      );
    kept.set(name, { changed, html });
    return html;
  };
}

/** The answer to a path among those of a page, whatever was asked with it. */
const answerTo = (answers: Readonly<Record<string, unknown>>, asked: string): unknown =>
  Object.entries(answers).find(([address]) => address.split("?", 1)[0] === asked)?.[1];

/** The theme of the unit's pages, as the first answers have it; null where they name none that there is. */
function unitTheme(answers: Readonly<Record<string, unknown>>): ResolvedTheme | null {
  return loginThemeIn(answerTo(answers, calls.unitConfig.path));
}

const TOKENS = new RegExp(`(<style[^>]* id="${PAGE_TOKENS_ID}"[^>]*>)[^<]*`);

/** Gives a page a unit's theme: its first script reads which; a colour is there without that script. */
function withTheme(html: string, theme: ResolvedTheme): string {
  const named = html.replace("<html", `<html data-theme="${theme.value}"`);
  return theme.look === "color" ? named.replace(TOKENS, (_, tag: string) => tag + pageTokens(theme)) : named;
}

/** What a page is sent with. */
export interface SentPage {
  /** What the page's first calls are answered with, by their paths. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** A person's desktop, for the document of drawn ones. */
  readonly drawn?: DrawnDesktop | null;
  /** Whether it has its unit's theme, as pages do that people see before they sign in. */
  readonly themed?: boolean;
  readonly kept?: boolean;
  /** Whether what the answers tell is a person's, which no cache may keep. */
  readonly personal?: boolean;
  readonly trustedOrigins?: readonly string[];
  /** The origins that may show the page in a frame beside the portal; null = none may. */
  readonly framedBy?: readonly string[] | null;
  /** The origins beside the portal's that the page may call. */
  readonly calls?: readonly string[];
}

/**
 * Sends a page: with a nonce of its own, the policy that goes with it, and never from a cache without asking. Where the device remembers
 * how its pages look, or the unit has a look with a style sheet of its own, what the build has drawn is shown once the first
 * script has put it right; elsewhere at once.
 */
export function sendPage(
  reply: FastifyReply,
  html: string,
  {
    answers = {},
    drawn = null,
    themed = false,
    kept = true,
    personal = false,
    trustedOrigins = [],
    framedBy = [],
    calls: called = [],
  }: SentPage = {},
): FastifyReply {
  const nonce = randomBytes(16).toString("base64");
  const theme = themed ? unitTheme(answers) : null;
  // What people have written comes last: nothing in it is taken for one of our marks.
  const page = (theme === null ? html : withTheme(html, theme))
    .replace(BOOT, kept || (theme !== null && theme.look !== "color") ? "" : "defer")
    .replaceAll(NONCE, nonce)
    .replace(ANSWERS, () => dataOf(answers));
  return reply
    .headers({
      "content-security-policy": pagePolicy(nonce, trustedOrigins, framedBy, called),
      "cache-control": personal ? "no-store" : "no-cache, private",
      vary: "accept-language, cookie",
    })
    .type("text/html; charset=utf-8")
    .send(drawn ? withDrawn(page, drawn, nonce) : page);
}
