import type { EmotionCache } from "@emotion/cache";
import { useState, type ReactNode } from "react";
import { watchSystemScheme } from "../../theme/applyTheme";
import { createAsk, type Ask } from "../api/ask";
import { ApiRuntime } from "../api/runtime";
import { settingsFrom } from "../api/settings";
import type { Language } from "../core/language/languages";
import { DEFAULT_SITE, parseSiteConfig, type SiteConfig } from "../core/session/siteConfig";
import { drawPage, PageFrame } from "./drawPage";
import { preparePage, type PageDescription, type PreparedPage } from "./preparePage";

/** What a running account page works with; it has no store (docs/adr/0007-account-pages-without-a-store.md). */
export interface RunningAccountPage extends PreparedPage {
  readonly ask: Ask;
  /** The site's configuration, or the defaults where it cannot be had. */
  readonly site: Promise<SiteConfig>;
  readonly chooseLanguage: (language: Language) => void;
}

/** Makes the page's calls, and has them follow the site's settings as soon as these are known. */
function connect({ application, device, ports }: PreparedPage): Pick<RunningAccountPage, "ask" | "site"> {
  const page = { deviceType: device.type, appCode: application.appCode };
  const runtime = new ApiRuntime(ports, settingsFrom(DEFAULT_SITE, page), () => null);
  const ask = createAsk(runtime);
  const readSite = async () => {
    const { data } = await ask.envelope("siteConfig", undefined);
    const site = parseSiteConfig(data);
    runtime.settings = settingsFrom(site, page);
    return site;
  };
  return { ask, site: readSite() };
}

/** Starts one of the pages that people see without having signed in. */
export async function startAccountPage(
  description: PageDescription,
  render: (page: RunningAccountPage) => ReactNode,
): Promise<void> {
  const prepared = await preparePage(description);
  const { look, ports } = prepared;
  watchSystemScheme(window, () => {
    const { storage } = ports;
    look.wear({
      language: prepared.language,
      theme: storage.read("theme"),
      scheme: storage.read("scheme") ?? "system",
    });
  });
  const notice = ports.storage.read("pendingNotice");
  if (notice) {
    ports.storage.remove("pendingNotice");
    ports.notify(notice);
  }
  const connected = connect(prepared);
  drawPage((styleCache) => (
    <AccountFrame
      styleCache={styleCache}
      page={prepared}
      content={(chooseLanguage) => render({ ...prepared, ...connected, chooseLanguage })}
    />
  ));
}

interface AccountFrameProps {
  readonly page: PreparedPage;
  readonly styleCache: EmotionCache;
  readonly content: (chooseLanguage: (language: Language) => void) => ReactNode;
}

function AccountFrame({ page, styleCache, content }: AccountFrameProps) {
  const [language, setLanguage] = useState(page.language);
  return (
    <PageFrame page={page} styleCache={styleCache} language={language}>
      {content((chosen) => {
        page.ports.storage.write("language", chosen);
        setLanguage(chosen);
      })}
    </PageFrame>
  );
}
