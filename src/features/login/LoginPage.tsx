import { FormattedMessage } from "react-intl";
import type { SocialReturn } from "../../core/session/socialReturn";
import { useText } from "../../i18n/useText";
import { useHydrated } from "../../kit/useHydrated";
import { usePorts } from "../../platform/PortsContext";
import type { SignInPage } from "./finishSignIn";
import { Hint } from "./Hint";
import { LoginForm } from "./LoginForm";
import { LoginTitle } from "./LoginTitle";
import { useRemembered } from "./useRemembered";
import { useSignIn } from "./useSignIn";
import { useSocial } from "./useSocial";

interface LoginPageProps {
  readonly page: SignInPage;
  /** What the address brought back from a provider. */
  readonly back: SocialReturn | null;
}

/** The login box: signs in with a name and a password, or through another provider, and gives back a remembered sign-in. */
export function LoginPage({ page, back }: LoginPageProps) {
  const { vault } = usePorts();
  const textOf = useText();
  const signIn = useSignIn(page);
  // Most pages are on a secure connection; the few others say so once they know.
  const canRemember = !useHydrated() || vault.available;
  const remembered = useRemembered();
  const { returning, message, Icons } = useSocial(page, back);

  return (
    <>
      <LoginTitle className="look-heading">
        <FormattedMessage id="login.title" />
      </LoginTitle>
      {returning ? (
        <p role="status">
          <FormattedMessage id="login.submitting" />
        </p>
      ) : (
        <>
          <LoginForm remembered={remembered} canRemember={canRemember} onSubmit={signIn} />
          {message !== null && <Hint role="alert">{textOf(message)}</Hint>}
          {Icons && <Icons page={page} />}
        </>
      )}
    </>
  );
}
