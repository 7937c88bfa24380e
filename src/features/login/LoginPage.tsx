import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import type { RememberedLogin } from "../../platform/credentialVault";
import { usePorts } from "../../platform/PortsContext";
import { LoginForm } from "./LoginForm";
import { LoginTitle } from "./LoginTitle";
import { useSignIn, type SignInPage } from "./useSignIn";

/** The login box: signs in with a name and a password, and gives back a remembered sign-in. */
export function LoginPage({ page }: { readonly page: SignInPage }) {
  const { vault } = usePorts();
  const signIn = useSignIn(page);
  const [remembered, setRemembered] = useState<RememberedLogin | null>(null);
  useEffect(() => {
    let current = true;
    void vault.read().then((login) => {
      if (current) setRemembered(login);
    });
    return () => {
      current = false;
    };
  }, [vault]);

  return (
    <>
      <LoginTitle className="look-heading">
        <FormattedMessage id="login.title" />
      </LoginTitle>
      <LoginForm remembered={remembered} canRemember={vault.available} onSubmit={signIn} />
    </>
  );
}
