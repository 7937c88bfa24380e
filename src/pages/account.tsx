import { Suspense, type ReactNode } from "react";
import { socialReturn } from "../core/session/socialReturn";
import { BindPage, ForgottenPassword, LoginLayout, LoginPage, useBranding } from "../features/login";
import { accountMessages } from "../i18n/accountMessages";
import type { MessageId } from "../i18n/messageIds";
import { browserNavigation } from "../platform/browser";
import { takeAddressSecrets } from "../platform/takeAddressSecrets";
import { startAccountPage, type RunningAccountPage } from "../shell/startAccountPage";
import { tellFailedStart } from "../shell/tellFailedStart";

const back = socialReturn(takeAddressSecrets(browserNavigation));

/** One of the account pages: the addresses it has, the title of its window, and what it shows. */
type Page = readonly [address: RegExp, title: MessageId, content: (page: RunningAccountPage) => ReactNode];

const PAGES: readonly Page[] = [
  [/^\/forgetPassword\/?$/, "login.forgotTitle", () => <ForgottenPassword />],
  [/^\/bind\/?$|\/pc_bind_all\/index\.html$/, "login.bindTitle", (page) => <BindPage page={page} />],
];
const LOGIN: Page = [/^/, "login.title", (page) => <LoginPage page={page} back={back} />];

const [, title, contentOf] = PAGES.find(([address]) => address.test(window.location.pathname)) ?? LOGIN;

/** The account pages: what people see without having signed in. */
function AccountPage({ page }: { readonly page: RunningAccountPage }) {
  const branding = useBranding(page);
  return (
    <LoginLayout
      branding={branding}
      title={title}
      languages={page.languages}
      onLanguage={page.chooseLanguage}
    >
      <Suspense>{contentOf(page)}</Suspense>
    </LoginLayout>
  );
}

startAccountPage({ application: { code: "login", appCode: "login" }, messages: accountMessages }, (page) => (
  <AccountPage page={page} />
)).catch((error: unknown) => {
  tellFailedStart(accountMessages);
  throw error;
});
