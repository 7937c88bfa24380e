import { portalMessages } from "../base/i18n/portalMessages";
import { browserClock, browserNavigation, browserSigns, browserStorage } from "../base/platform/browser";
import { keepTranslatedText } from "../base/platform/translatedText";
import { App } from "../shell/App";
import { startPage } from "../shell/startPage";
import { showStartFailure } from "../shell/showStartFailure";
import { arrival } from "./arrival";
import { PORTAL_APPLICATION } from "./portalApplication";

const start = () =>
  startPage({ application: PORTAL_APPLICATION, messages: portalMessages }, (page) => <App page={page} />);

/** Starts the page, unless its address has to do with signing in, which is for the login page. */
async function begin(): Promise<void> {
  if (Object.keys(arrival.secrets).length > 0) {
    const code = await import(/* webpackChunkName: "hand-on" */ "../base/session/handOverToLogin").catch(
      () => null,
    );
    const ports = { clock: browserClock, navigation: browserNavigation, storage: browserStorage() };
    if (code?.handOverToLogin(arrival, browserSigns(), ports)) return;
  }
  await start();
}

keepTranslatedText(document);
begin().catch((error: unknown) => {
  delete document.documentElement.dataset["elsewhere"];
  showStartFailure(portalMessages);
  throw error;
});
