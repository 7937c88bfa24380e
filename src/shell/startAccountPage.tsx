import { useEffect, useState, type ReactNode } from "react";
import { watchSystemScheme } from "../../theme/applyTheme";
import { createAsk, type Ask } from "../api/ask";
import { ApiRuntime } from "../api/runtime";
import { settingsFrom } from "../api/settings";
import type { Language, OfferedLanguages } from "../core/language/languages";
import { DEFAULT_SITE, parseSiteConfig } from "../core/session/siteConfig";
import { START_TIMEOUT } from "../core/wire/request";
import { askedWords } from "./askedWords";
import { drawPage, PageFrame } from "./drawPage";
import { preparePage, wear, type PageDescription, type PreparedPage } from "./preparePage";
import { tellLanguages } from "./tellLanguages";
import { useDictionaries, type WordSources } from "./useDictionaries";

/** What a running account page works with; it has no store (docs/adr/0007-account-pages-without-a-store.md). */
export interface RunningAccountPage extends ConnectedPage {
  /** The languages that people may switch to. */
  readonly languages: OfferedLanguages;
  readonly chooseLanguage: (language: Language) => void;
}

interface ConnectedPage extends PreparedPage, WordSources {
  readonly ask: Ask;
}

/** Makes the page's calls, and has them follow the site's settings as soon as these are known. */
function connect(prepared: PreparedPage): ConnectedPage {
  const { application, device, ports } = prepared;
  const page = { deviceType: device.type, appCode: application.appCode };
  const runtime = new ApiRuntime(ports, settingsFrom(DEFAULT_SITE, page), () => null);
  const ask = createAsk(runtime);
  const readSite = async () => {
    const document =
      prepared.siteGiven ?? (await ask.envelope("siteConfig", undefined, { timeout: START_TIMEOUT })).data;
    const site = parseSiteConfig(document);
    runtime.settings = settingsFrom(site, page);
    tellLanguages(site, ports);
    return site;
  };
  return { ...prepared, ask, site: readSite(), fetchWords: askedWords(ask) };
}

/** Starts one of the pages that people see without having signed in. */
export async function startAccountPage(
  description: PageDescription,
  render: (page: RunningAccountPage) => ReactNode,
): Promise<void> {
  const prepared = await preparePage(description);
  const { themeAsked, ports } = prepared;
  watchSystemScheme(window, () => {
    const { storage } = ports;
    wear({ themeAsked, theme: storage.read("theme"), scheme: storage.read("scheme") ?? "system" });
  });
  const notice = ports.storage.read("pendingNotice");
  if (notice) {
    ports.storage.remove("pendingNotice");
    ports.notify(notice);
  }
  const connected = connect(prepared);
  drawPage(<AccountFrame page={connected} render={render} />);
}

interface AccountFrameProps {
  readonly page: ConnectedPage;
  readonly render: (page: RunningAccountPage) => ReactNode;
}

function AccountFrame({ page, render }: AccountFrameProps) {
  const [language, setLanguage] = useState(page.language);
  const [{ languages }, setSite] = useState(DEFAULT_SITE);
  useEffect(() => void page.site.then(setSite), [page.site]);
  const extra = useDictionaries(page, language);
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
