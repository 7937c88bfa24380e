import { FormattedMessage } from "react-intl";
import { LoginLink } from "./LoginLink";
import { LoginTitle } from "./LoginTitle";

/** Says how to get a new password and leads back to the login box. */
export function ForgottenPassword() {
  return (
    <>
      <LoginTitle className="look-heading">
        <FormattedMessage id="login.forgotTitle" />
      </LoginTitle>
      <p>
        <FormattedMessage id="login.forgotBody" />
      </p>
      <LoginLink href="/login/">
        <FormattedMessage id="login.back" />
      </LoginLink>
    </>
  );
}
