import type { ReactNode } from "react";
import { ForgottenPassword, LoginLayout, LoginPage, useBranding } from "../features/login";
import { accountMessages } from "../i18n/accountMessages";
import { browserNavigation } from "../platform/browser";
import { takeAddressSecrets } from "../platform/takeAddressSecrets";
import { startAccountPage, type RunningAccountPage } from "../shell/startAccountPage";

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
    <LoginLayout branding={branding} onLanguage={page.chooseLanguage}>
      {children}
    </LoginLayout>
  );
}

const isForgottenPassword = (pathname: string) => /^\/forgetPassword\/?$/.test(pathname);

takeAddressSecrets(browserNavigation);
void startAccountPage(
  { application: { code: "login", appCode: "login" }, messages: accountMessages },
  (page) => (
    <AccountPage page={page}>
      {isForgottenPassword(window.location.pathname) ? <ForgottenPassword /> : <LoginPage page={page} />}
    </AccountPage>
  ),
);
