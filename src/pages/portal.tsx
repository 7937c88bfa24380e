import { portalMessages } from "../i18n/portalMessages";
import { browserNavigation } from "../platform/browser";
import { takeAddressSecrets } from "../platform/takeAddressSecrets";
import { keepTranslatedText } from "../platform/translatedText";
import { App } from "../shell/App";
import { startPage } from "../shell/startPage";
import { showStartFailure } from "../shell/showStartFailure";
import { PORTAL_APPLICATION } from "./portalApplication";

takeAddressSecrets(browserNavigation);
keepTranslatedText(document);
startPage({ application: PORTAL_APPLICATION, messages: portalMessages }, (page) => <App page={page} />).catch(
  (error: unknown) => {
    delete document.documentElement.dataset["elsewhere"];
    showStartFailure(portalMessages);
    throw error;
  },
);
