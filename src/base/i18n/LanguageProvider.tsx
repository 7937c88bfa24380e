import { useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from "react";
import { IntlProvider } from "react-intl";
import type { Language } from "../core/language/languages";
import { withDictionaries, type Dictionary } from "./dictionary";
import { withLateWords } from "./lateWords";
import { BUILT_IN_LANGUAGE, type MessageBundle } from "./messages";

interface Props {
  readonly language: Language;
  readonly bundle: MessageBundle;
  /** Words the platform or the school supplies; later ones win over earlier ones and over the catalogue. */
  readonly extra?: readonly Dictionary[];
  readonly children: ReactNode;
}

const NO_WORDS: readonly Dictionary[] = [];

/** A broken message shows its id; only developers are told why. */
const reportMessageProblem = (problem: Error) => {
  if (process.env.NODE_ENV !== "production") console.error(problem.message);
};

/**
 * The wanted language as soon as its messages are there; until then the one before. Messages that do not come are asked
 * for again when the network is back [REL-03].
 */
function useShownLanguage(wanted: Language, bundle: MessageBundle): Language {
  const [loaded, setLoaded] = useState(() => (bundle.messagesOf(wanted) ? wanted : BUILT_IN_LANGUAGE));
  useEffect(() => {
    let current = true;
    const load = () =>
      void bundle.load(wanted).then(
        () => {
          if (current) setLoaded(wanted);
        },
        (reason: unknown) =>
          reportMessageProblem(new Error(`Messages of ${wanted} did not load: ${String(reason)}`)),
      );
    load();
    window.addEventListener("online", load);
    return () => {
      current = false;
      window.removeEventListener("online", load);
    };
  }, [wanted, bundle]);
  return bundle.messagesOf(wanted) ? wanted : loaded;
}

/**
 * Gives the page its words in the chosen language and marks the document with it; a switch needs no reload
 * [I18N-03]. Load the language before the first render to avoid showing the built-in one first.
 */
export function LanguageProvider({ language, bundle, extra = NO_WORDS, children }: Props) {
  const shown = useShownLanguage(language, bundle);
  const messages = useMemo(
    () => withLateWords(withDictionaries(bundle.messagesOf(shown) ?? bundle.builtIn, shown, extra), shown),
    [bundle, shown, extra],
  );
  // Before any effect below speaks: what is said carries the language only where it is not the page's.
  useLayoutEffect(() => {
    document.documentElement.lang = shown;
  }, [shown]);
  return (
    <IntlProvider locale={shown} messages={messages} onError={reportMessageProblem}>
      {children}
    </IntlProvider>
  );
}
