import { useMemo } from "react";
import { useAppMessagesQuery, useSharedMessagesQuery } from "../api/front.api";
import { useSiteConfigQuery } from "../api/site.api";
import type { Language } from "../core/language/languages";
import { languageRoot, messageFiles } from "../core/language/messages";
import type { Application } from "../core/session/application";
import { DEFAULT_SITE } from "../core/session/siteConfig";
import type { Dictionary } from "../i18n/dictionary";

const NONE: readonly Dictionary[] = [];

/**
 * The words that the platform and the school lay over the catalogue in this language. Chinese fetches nothing, and
 * what cannot be fetched leaves the built-in words [I18N-02].
 */
export function useDictionaries({ code, appCode }: Application, language: Language): readonly Dictionary[] {
  const { data: site = DEFAULT_SITE, isFetching } = useSiteConfigQuery();
  const root = languageRoot({
    pathname: window.location.pathname,
    development: process.env["NODE_ENV"] === "development",
    root: site.root,
    code,
  });
  const files = messageFiles({ language, version: site.commonVersion, root, code, appCode });
  const skip = isFetching || files.length === 0;
  const { data: shared } = useSharedMessagesQuery({ version: site.commonVersion, lang: language }, { skip });
  const { data: own } = useAppMessagesQuery({ root, code, lang: language, appCode }, { skip });
  return useMemo(() => {
    const dictionaries = [shared, own].filter((words) => words !== undefined);
    return dictionaries.length === 0 ? NONE : dictionaries.map((words) => ({ language, words }));
  }, [shared, own, language]);
}
