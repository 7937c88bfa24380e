import { FormattedMessage } from "react-intl";
import { bindParametersOf } from "../../core/session/loginOutcome";
import { usePorts } from "../../platform/PortsContext";
import type { SignInPage } from "./finishSignIn";
import { LoginForm } from "./LoginForm";
import { LoginLink } from "./LoginLink";
import { LoginTitle } from "./LoginTitle";
import { useCanRemember } from "./useRemembered";
import { useSignIn } from "./useSignIn";

/**
 * Ties a social account to the person whose name and password are given, and signs in [AUTH-05]. The address only names
 * the account; that this browser has proven it, the platform knows by itself.
 */
export function BindPage({ page }: { readonly page: SignInPage }) {
  const { navigation } = usePorts();
  const canRemember = useCanRemember();
  const { redirect_uri: wanted, ...claim } = bindParametersOf(navigation.href());
  const bind = useSignIn(page, claim);
  const told = claim.openid !== undefined && claim.id !== undefined;

  return (
    <>
      <LoginTitle className="look-heading">
        <FormattedMessage id="login.bindTitle" />
      </LoginTitle>
      <p>
        <FormattedMessage id={told ? "social.bindBody" : "social.refused"} />
      </p>
      {told && <LoginForm submit="social.bindSubmit" canRemember={canRemember} onSubmit={bind} />}
      <p>
        <LoginLink
          href={wanted === undefined ? "/login/" : `/login/?redirect_uri=${encodeURIComponent(wanted)}`}
        >
          <FormattedMessage id="login.back" />
        </LoginLink>
      </p>
    </>
  );
}
