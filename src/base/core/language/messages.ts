import { isPlainObject } from "../wire/isPlainObject";
import type { Language } from "./languages";

/** Messages by id. */
export type Messages = Readonly<Record<string, string>>;

/** The documents of messages to fetch, as the parameters of their calls; the app's own words win over the shared. */
export interface MessageFiles {
  readonly shared: { readonly version: string; readonly lang: Language };
  readonly own: {
    readonly root: string;
    readonly code: string;
    readonly lang: Language;
    readonly appCode: string;
  };
}

/** What decides where messages come from. */
export interface MessageSources {
  readonly language: Language;
  /** Whether the page has supplied a dictionary of this language, which is then used as it is. */
  readonly supplied: boolean;
  /** Version of the shared front-end resources. */
  readonly version: string;
  readonly root: string;
  readonly code: string;
  readonly appCode: string;
}

/** The documents to fetch; null for Chinese and with a supplied dictionary, for which nothing is fetched. */
export function messageFiles({
  language,
  supplied,
  version,
  root,
  code,
  appCode,
}: MessageSources): MessageFiles | null {
  if (language === "zh-CN" || supplied) return null;
  return { shared: { version, lang: language }, own: { root, code, lang: language, appCode } };
}

/** Lays dictionaries over each other, later ones winning; whatever is not a text under a name is left out. */
export function mergeMessages(...dictionaries: readonly unknown[]): Messages {
  const texts = dictionaries
    .filter(isPlainObject)
    .flatMap((dictionary) => Object.entries(dictionary))
    .filter((entry): entry is [string, string] => typeof entry[1] === "string" && entry[0] !== "__proto__");
  return Object.fromEntries(texts);
}

/**
 * The directory that holds the app's messages: the first segment of the page's path, or in development the
 * configured root (`area` for codes that contain it) (REDIR-07).
 */
export function languageRoot(page: {
  readonly pathname: string;
  readonly development: boolean;
  readonly root: string;
  readonly code: string;
}): string {
  if (page.development) return page.code.includes("area") ? "area" : page.root;
  return page.pathname.split("/").find((segment) => segment !== "") ?? page.root;
}
