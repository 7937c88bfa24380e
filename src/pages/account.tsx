import type { ReactNode } from "react";
import { ForgottenPassword, LoginLayout, LoginPage, useBranding } from "../features/login";
import { accountMessages } from "../i18n/accountMessages";
import { browserNavigation } from "../platform/browser";
import { takeAddressSecrets } from "../platform/takeAddressSecrets";
import { startAccountPage, type RunningAccountPage } from "../shell/startAccountPage";
import { tellFailedStart } from "../shell/tellFailedStart";

const isForgottenPassword = /^\/forgetPassword\/?$/.test(window.location.pathname);

/** The account pages: what people see without having signed in. */
function AccountPage({
  page,
  children,
}: {
  readonly page: RunningAccountPage;
  readonly children: ReactNode;
}) {
  const branding = useBranding(page);
  return (
    <LoginLayout
      branding={branding}
      title={isForgottenPassword ? "login.forgotTitle" : "login.title"}
      onLanguage={page.chooseLanguage}
    >
      {children}
    </LoginLayout>
  );
}

takeAddressSecrets(browserNavigation);
startAccountPage({ application: { code: "login", appCode: "login" }, messages: accountMessages }, (page) => (
  <AccountPage page={page}>
    {isForgottenPassword ? <ForgottenPassword /> : <LoginPage page={page} />}
  </AccountPage>
)).catch((error: unknown) => {
  tellFailedStart(accountMessages);
  throw error;
});
