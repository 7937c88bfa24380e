import { useCallback } from "react";
import type { Language } from "../base/core/language/languages";
import { languageRoot, mergeMessages, messageFiles, type MessageFiles } from "../base/core/language/messages";
import type { SiteConfig } from "../base/core/site/siteConfig";
import type { Dictionary } from "../base/i18n/dictionary";
import { useLater } from "../base/kit/useLater";
import type { PreparedPage } from "./preparePage";

/** What decides where a page's words come from, and the page's way to them. It has to stay the same object. */
export interface WordSources extends Pick<PreparedPage, "application" | "supplied"> {
  /** The site's configuration, or the defaults where it cannot be had. */
  readonly site: Promise<SiteConfig>;
  /** Loads the shared document and the app's own, in this order; one that cannot be loaded is undefined. */
  readonly fetchWords: (files: MessageFiles) => Promise<readonly unknown[]>;
}

/**
 * The words that the page, or else the platform and the school, lay over the catalogue. Chinese fetches nothing, nor
 * does a language that the page supplies; what cannot be fetched leaves the built-in words [I18N-02].
 */
export function useDictionaries(page: WordSources, language: Language): readonly Dictionary[] {
  const { application, supplied, site, fetchWords } = page;
  const read = useCallback(async () => {
    const { code, appCode } = application;
    const { root, commonVersion } = await site;
    const files = messageFiles({
      language,
      supplied: supplied.some((dictionary) => dictionary.language === language),
      version: commonVersion,
      root: languageRoot({
        pathname: window.location.pathname,
        development: process.env["NODE_ENV"] === "development",
        root,
        code,
      }),
      code,
      appCode,
    });
    if (!files) return supplied;
    return [...supplied, { language, words: mergeMessages(...(await fetchWords(files))) }];
  }, [application, supplied, site, fetchWords, language]);
  return useLater(read, supplied);
}
