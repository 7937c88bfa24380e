import { front } from "../../contract/front";
import type { ReactNode } from "react";
import { watchSystemScheme } from "../../theme/applyTheme";
import { ask } from "../base/api/ask";
import { ApiRuntime } from "../base/api/runtime";
import { settingsFrom } from "../base/api/settings";
import { DEFAULT_SITE, parseSiteConfig } from "../base/core/site/siteConfig";
import { START_TIMEOUT } from "../base/core/wire/request";
import { notifyPending } from "../base/platform/notifyPending";
import { loadRenewal } from "../base/session/loadRenewal";
import { askedWords } from "./askedWords";
import { AccountFrame, type ConnectedPage, type RunningAccountPage } from "./AccountFrame";
import { drawPage } from "./drawPage";
import { preparePage, showLook, type PageDescription, type PreparedPage } from "./preparePage";
import { reportLanguages } from "./reportLanguages";

/** Makes the page's calls, and has them follow the site's settings as soon as these are known. */
function connect(prepared: PreparedPage): ConnectedPage {
  const { application, device, ports } = prepared;
  const page = { deviceType: device.type, appCode: application.appCode };
  const runtime = new ApiRuntime(ports, settingsFrom(DEFAULT_SITE, page), () => null, loadRenewal);
  if (ports.storage.read("logoutOwed"))
    import(/* webpackChunkName: "session" */ "./logoutWhenOnline").then(
      ({ logoutWhenOnline }) => logoutWhenOnline(runtime, (notice) => notice && ports.notify(notice)),
      () => undefined,
    );
  const readSite = async () => {
    const document =
      prepared.siteGiven ??
      (await ask(runtime, front.siteConfig, undefined, { timeout: START_TIMEOUT })).data;
    const site = parseSiteConfig(document);
    runtime.settings = settingsFrom(site, page);
    reportLanguages(site, ports);
    return site;
  };
  return { ...prepared, runtime, site: readSite(), fetchWords: askedWords(runtime) };
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
    showLook({ themeAsked, theme: storage.read("theme"), scheme: storage.read("scheme") ?? "system" });
  });
  notifyPending(ports);
  const connected = connect(prepared);
  drawPage(<AccountFrame page={connected} render={render} />, connected);
}
