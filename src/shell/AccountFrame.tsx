import { useEffect, useState, type ReactNode } from "react";
import type { Language, OfferedLanguages } from "../base/core/language/languages";
import { DEFAULT_SITE } from "../base/core/site/siteConfig";
import { doEarlyEvents } from "../base/platform/earlyEvents";
import type { SessionPage } from "../base/session/page";
import { PageFrame } from "./drawPage";
import type { PreparedPage } from "./preparePage";
import { useDictionaries, type WordSources } from "./useDictionaries";

/** A page that can make its calls. */
export interface ConnectedPage extends PreparedPage, SessionPage, WordSources {}

/** The services of a running account page; it has no store (docs/adr/0007-account-pages-without-a-store.md). */
export interface RunningAccountPage extends ConnectedPage {
  /** The languages that people may switch to. */
  readonly languages: OfferedLanguages;
  readonly chooseLanguage: (language: Language) => void;
}

interface Props {
  readonly page: ConnectedPage;
  readonly render: (page: RunningAccountPage) => ReactNode;
}

/**
 * An account page in the language chosen on it. The build renders it too, so its first content depends on the language
 * alone; the site, the device and the remembered person are added afterwards (docs/adr/0011-login-page-in-the-html.md).
 */
export function AccountFrame({ page, render }: Props) {
  const [language, setLanguage] = useState(page.language);
  const [languages, setLanguages] = useState(DEFAULT_SITE.languages);
  useEffect(() => {
    void page.site.then((site) => {
      // Most sites offer the languages that are rendered already: nothing is rendered again for them.
      setLanguages((drawn) => (String(drawn) === String(site.languages) ? drawn : site.languages));
    });
  }, [page.site]);
  const extra = useDictionaries(page, language);
  // Once the components have read what was typed into them.
  useEffect(() => page.ports.clock.after(0, () => doEarlyEvents(document)), [page.ports]);
  const chooseLanguage = (chosen: Language) => {
    page.ports.storage.write("language", chosen);
    setLanguage(chosen);
  };
  return (
    <PageFrame page={page} language={language} extra={extra}>
      {render({ ...page, languages, chooseLanguage })}
    </PageFrame>
  );
}
