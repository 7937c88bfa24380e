import type { ReactNode } from "react";
import { siteApi } from "../base/api/site.api";
import { uaaApi } from "../base/api/uaa.api";
import { DEFAULT_SITE, parseSiteConfig, type SiteConfig } from "../base/core/site/siteConfig";
import { tapped } from "../base/platform/answersHeard";
import { nextTask } from "../base/platform/nextTask";
import { createStore, type PortalStore } from "../base/state/store";
import { askAhead } from "./askAhead";
import { drawPage } from "./drawPage";
import { dropDoubtful, hydration, removeAnswers } from "./hydration";
import { followLook } from "./followLook";
import { guests } from "../subapp/host/guests";
import { awaitKeeper } from "../toast";
import { PortalTree } from "./PortalTree";
import { preparePage, showLook, type PageDescription, type PreparedPage } from "./preparePage";
import { signInHere } from "./signInHere";
import { storeWords } from "./storeWords";
import { reportLanguages } from "./reportLanguages";
import type { RunningPage } from "./runningPage";

/** The site's configuration: the page's own, else the platform's, which is asked at once, else the defaults. */
async function readSite(store: PortalStore, { siteGiven, ports }: PreparedPage): Promise<SiteConfig> {
  if (siteGiven !== undefined)
    await store.dispatch(siteApi.util.upsertQueryData("siteConfig", undefined, parseSiteConfig(siteGiven)));
  const { data = DEFAULT_SITE } = await store.dispatch(siteApi.endpoints.siteConfig.initiate());
  reportLanguages(data, ports);
  return data;
}

/** Lets the browser paint and scroll a page that the server has drawn; on others there is nothing to see yet. */
const pause = async () => {
  if (document.querySelector("[data-drawn-for]")) await nextTask();
};

/**
 * Starts a page that has a store. Where the page knows how its site wants to be asked, who is signed in is asked for at
 * once, before anything is drawn.
 */
export async function startPage(
  description: PageDescription,
  render: (page: RunningPage) => ReactNode,
): Promise<void> {
  dropDoubtful();
  const page = await preparePage(description);
  removeAnswers();
  await pause();
  const ports = { ...page.ports, http: tapped(page.ports.http, page.ports.answers) };
  const prepared = { ...page, ports };
  const { application, device, kit, language, themeAsked } = prepared;
  const whoIsHere = () => store.getState().session.user;
  const askLessonEnd = async () => {
    const { lessonEnd } = await import(/* webpackChunkName: "toasts" */ "./lessonEnd");
    return store.dispatch(lessonEnd(guests));
  };
  awaitKeeper({ kit, ports, whoIsHere, lessonEnd: askLessonEnd });
  const forceLogin = signInHere({ kit, device, ports, whoIsHere });
  const store: PortalStore = createStore(
    { ...ports, forceLogin },
    {
      settings: { deviceType: device.type, appCode: application.appCode },
      preferences: { language, themeAsked },
    },
  );
  askAhead(store);
  const site = readSite(store, prepared);
  if (prepared.siteGiven !== undefined) void site.then(() => store.dispatch(uaaApi.endpoints.me.initiate()));
  followLook(store, showLook, ports);
  const running = { ...prepared, store, site, fetchWords: storeWords(store) };
  const tree = (page: RunningPage) => <PortalTree page={page} render={render} />;
  await pause();
  const drawn = await hydration(running);
  if (drawn) drawn(tree);
  else drawPage(tree(running), running);
}
