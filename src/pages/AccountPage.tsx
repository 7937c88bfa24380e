import type { ReactNode } from "react";
import type { Arrival } from "../base/core/session/entry";
import { AuthorizePage, BindPage, ForgottenPassword, LoginLayout, LoginPage, useBranding } from "../sign-in";
import type { MessageId } from "../base/i18n/messageIds";
import type { RunningAccountPage } from "../shell/AccountFrame";

interface Props {
  readonly page: RunningAccountPage;
  readonly arrival: Arrival;
}

/** One of the account pages: the addresses it has, the title of its window, and what it shows. */
interface Row {
  readonly address: RegExp;
  readonly title: MessageId;
  readonly content: (props: Props) => ReactNode;
}

const LOGIN: Row = {
  address: /^\/login\/?$/,
  title: "login.title",
  content: ({ page, arrival }) => <LoginPage page={page} arrival={arrival} />,
};

const ROWS: readonly Row[] = [
  LOGIN,
  {
    address: /^\/needtologinpagerelogin\/?$/,
    title: "login.title",
    content: ({ page, arrival }) => <LoginPage lapsed page={page} arrival={arrival} />,
  },
  {
    address: /^\/forgetPassword\/?$/,
    title: "login.forgotTitle",
    content: ({ page }) => <ForgottenPassword page={page} />,
  },
  {
    address: /\/authorize(\/|$)/,
    title: "login.authorizeTitle",
    content: ({ page }) => <AuthorizePage page={page} />,
  },
  {
    address: /^\/bind\/?$|\/pc_bind_all\/index\.html$/,
    title: "login.bindTitle",
    content: ({ page }) => <BindPage page={page} />,
  },
];

/** The row of the account page at a path; a path of none of them shows the login page. */
export const accountPageAt = (pathname: string): Row =>
  ROWS.find(({ address }) => address.test(pathname)) ?? LOGIN;

/** The account pages: what people see without having signed in. */
export function AccountPage({ pathname, ...props }: Props & { readonly pathname: string }) {
  const branding = useBranding(props.page);
  const { title, content } = accountPageAt(pathname);
  return (
    <LoginLayout
      branding={branding}
      title={title}
      languages={props.page.languages}
      onLanguage={props.page.chooseLanguage}
    >
      {content(props)}
    </LoginLayout>
  );
}
