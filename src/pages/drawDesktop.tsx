/**
 * Draws the desktop of a person on the server, of the platform's answers, so that it stands in the HTML before any script
 * has come (docs/adr/0028-desktop-in-the-html.md). Runs in Node; no page brings it along.
 */
import type { EmotionCache } from "@emotion/cache";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { createIntl } from "react-intl";
import type { Language } from "../base/core/language/languages";
import { readKeptDesk } from "../base/core/preferences/keptDesk";
import { initialise } from "../base/core/site/application";
import { deviceOf } from "../base/core/site/device";
import type { CallAnswer, DesktopAsked, DrawnDesktop } from "../base/core/site/drawing";
import { parseSiteConfig } from "../base/core/site/siteConfig";
import { personOf, unitNameIn, type User } from "../base/core/wire/user";
import { portalApi } from "../base/api/portalApi";
import { siteApi } from "../base/api/site.api";
import { bringEveryMessage } from "../base/i18n/everyMessage";
import { portalMessages } from "../base/i18n/portalMessages";
import { createKit } from "../base/kit/KitContext";
import { createStyleCache } from "../base/kit/styleCache";
import { createInertPorts } from "../base/platform/inertPorts";
import { memoryPlaces } from "../base/platform/memoryPlaces";
import { nextTask } from "../base/platform/nextTask";
import type { Http } from "../base/platform/ports";
import { App } from "../shell/App";
import { firstCalls } from "../shell/drawn/firstCalls";
import { PortalTree } from "../shell/PortalTree";
import type { RunningPage } from "../shell/runningPage";
import { createStore } from "../base/state/store";
import { emotionStyles } from "./emotionStyles";
import { PORTAL_APPLICATION } from "./portalApplication";

bringEveryMessage();

/** Asks the platform for the answer to a GET of an address; null where there is none. */
export type Ask = (url: string) => Promise<CallAnswer>;

/** How wide the window is taken to be: it decides only whether a small one counts as a phone. */
const WIDTH = 1280;

/** Calls go to the platform by `ask`; what would change anything there is not sent. */
const httpBy = (ask: Ask): Http => ({
  send: async ({ method, url }) => {
    const answer = method === "GET" ? await ask(url) : null;
    return answer
      ? { kind: "answered", status: answer.status, statusText: "", body: { text: answer.text } }
      : { kind: "fault", fault: "network" };
  },
});

/** More rules than all parts of the desktop have: then something makes rules of what people choose. */
const MOST_RULES = 1_000;

let styles: EmotionCache | null = null;

/** One for all drawings: to make the rules takes as long as all the rest. They are the same for every person. */
function styleCache(): EmotionCache {
  if (styles && Object.keys(styles.inserted).length < MOST_RULES) return styles;
  styles = createStyleCache();
  styles.compat = true;
  return styles;
}

async function pageOf(asked: DesktopAsked, ask: Ask): Promise<RunningPage> {
  const { language, now, href, userAgent } = asked;
  const kit = { ...createKit(null), styleCache: styleCache(), now: () => now };
  const ports = createInertPorts({
    http: httpBy(ask),
    clock: { now: () => now, after: () => () => undefined },
  });
  ports.navigation.href = () => href;
  const desk = readKeptDesk(asked.desk);
  if (desk) {
    const shelf = ports.storage.of(desk.person);
    const { layout, menuLocked, arrangement, recentApps } = desk.preferences;
    shelf.write("layout", layout);
    shelf.write("menuLocked", menuLocked);
    shelf.write("arrangement", arrangement);
    shelf.write("recentApps", recentApps);
  }
  const site = parseSiteConfig(asked.site);
  const device = deviceOf({ userAgent, width: WIDTH, shell: null }, site.socialApps);
  const application = initialise(PORTAL_APPLICATION);
  const store = createStore(ports, {
    settings: { deviceType: device.type, appCode: application.appCode },
    preferences: { language },
  });
  await portalMessages.load(language);
  await store.dispatch(siteApi.util.upsertQueryData("siteConfig", undefined, site));
  await store.dispatch(siteApi.endpoints.siteConfig.initiate());
  return {
    application,
    device,
    kit,
    ports,
    themeAsked: null,
    language,
    messages: portalMessages,
    supplied: [],
    siteGiven: asked.site,
    places: memoryPlaces(),
    store,
    site: Promise.resolve(site),
    fetchWords: () => new Promise(() => undefined),
  };
}

/** As often as parts whose code comes late are waited for. */
const MOST_TURNS = 8;

/** What stands in the markup where a part was not there yet. */
const UNFINISHED = /<!--\$[!?]/;

async function render(page: RunningPage): Promise<string | null> {
  const tree = (
    <StrictMode>
      <PortalTree page={page} render={(running) => <App page={running} />} />
    </StrictMode>
  );
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const markup = renderToString(tree, { onError: () => undefined } as object);
    if (!UNFINISHED.test(markup)) return markup;
    await nextTask();
  }
  return null;
}

const titleOf = (language: Language, user: User) => {
  const { formatMessage } = createIntl({
    locale: language,
    messages: portalMessages.messagesOf(language) ?? portalMessages.builtIn,
  });
  return formatMessage(
    { id: "nav.title" },
    { page: formatMessage({ id: "desktop.title" }), unit: unitNameIn(language, user) },
  );
};

async function desktopOf(
  page: RunningPage,
  { language, now, href }: DesktopAsked,
): Promise<DrawnDesktop | null> {
  const user = await firstCalls(page.store);
  const markup = user && (await render(page));
  if (!user || !markup) return null;
  const { layout, menuLocked, arrangement, recentApps } = page.store.getState().preferences;
  return {
    title: titleOf(language, user),
    markup,
    styles: emotionStyles(page.kit.styleCache),
    drawnFor: {
      person: personOf(user),
      language,
      device: page.device,
      origin: new URL(href).origin,
      now,
      offset: new Date(now).getTimezoneOffset(),
      preferences: { layout, menuLocked, arrangement, recentApps },
    },
  };
}

/** Draws the desktop of whose session `ask` asks in; null without one, or where a part of it does not come. */
export async function drawDesktop(asked: DesktopAsked, ask: Ask): Promise<DrawnDesktop | null> {
  const page = await pageOf(asked, ask);
  try {
    return await desktopOf(page, asked);
  } finally {
    // The cache's timers would hold the page, with all its answers, for a minute more.
    page.store.dispatch(portalApi.util.resetApiState());
  }
}
