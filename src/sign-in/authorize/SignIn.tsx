import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Phrase } from "../../base/kit/Phrase";
import { DEFAULT_SITE } from "../../base/core/site/siteConfig";
import type { LoginProblem } from "../../base/core/session/loginOutcome";
import { usePorts } from "../../base/platform/PortsContext";
import { ArrivingTitle } from "../ArrivingTitle";
import type { SignInPage } from "../../base/session/page";
import { LoginForm } from "../LoginForm";
import type { Credentials } from "../../base/core/session/credentials";
import { useCanRemember, useRemembered } from "../useRemembered";
import { useWays } from "../useWays";

interface Props {
  readonly page: SignInPage;
  /** The application's, perhaps bilingual. */
  readonly name: string;
  /** Signs in without leaving the page. */
  readonly onSubmit: (credentials: Credentials) => Promise<LoginProblem | null>;
}

/**
 * The login box of the authorize page, with all other ways in that a person can choose: those that leave the page lead
 * back to it, and the application's request with them [AUTH-12, AUTH-13].
 */
export function SignIn({ page, name, onSubmit }: Props) {
  const { storage } = usePorts();
  const remembered = useRemembered();
  const canRemember = useCanRemember();
  const { Ways } = useWays();
  const [site, setSite] = useState(DEFAULT_SITE);
  useEffect(() => void page.site.then(setSite), [page.site]);
  return (
    <>
      <ArrivingTitle>
        <FormattedMessage id="login.title" />
      </ArrivingTitle>
      <p>
        <FormattedMessage id="authorize.signIn" values={{ name: <Phrase text={name} /> }} />
      </p>
      <LoginForm
        remembered={remembered}
        canRemember={canRemember}
        autoLogin={site.autologin ? storage.read("autoLogin") : null}
        onSubmit={onSubmit}
      />
      {Ways && <Ways page={page} settled />}
    </>
  );
}
