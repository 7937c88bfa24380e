import { accountMessages } from "../base/i18n/accountMessages";
import { keepTranslatedText } from "../base/platform/translatedText";
import { startAccountPage } from "../shell/startAccountPage";
import { showStartFailure } from "../shell/showStartFailure";
import { AccountPage } from "./AccountPage";
import { ACCOUNT_APPLICATION } from "./accountApplication";
import { arrival } from "./arrival";

const { pathname } = window.location;

keepTranslatedText(document);

startAccountPage({ application: ACCOUNT_APPLICATION, messages: accountMessages }, (page) => (
  <AccountPage page={page} pathname={pathname} arrival={arrival} />
)).catch((error: unknown) => {
  showStartFailure(accountMessages);
  throw error;
});
