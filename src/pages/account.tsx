import { socialReturn } from "../core/session/socialReturn";
import { accountMessages } from "../i18n/accountMessages";
import { browserNavigation } from "../platform/browser";
import { takeAddressSecrets } from "../platform/takeAddressSecrets";
import { startAccountPage } from "../shell/startAccountPage";
import { tellFailedStart } from "../shell/tellFailedStart";
import { AccountPage } from "./AccountPage";
import { ACCOUNT_APPLICATION } from "./accountApplication";

const back = socialReturn(takeAddressSecrets(browserNavigation));
const { pathname } = window.location;

startAccountPage({ application: ACCOUNT_APPLICATION, messages: accountMessages }, (page) => (
  <AccountPage page={page} pathname={pathname} back={back} />
)).catch((error: unknown) => {
  tellFailedStart(accountMessages);
  throw error;
});
