import { useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Phrase } from "../base/kit/Phrase";
import { bindParametersOf, type LoginProblem } from "../base/core/session/loginOutcome";
import type { Text } from "../base/core/wire/text";
import { usePorts } from "../base/platform/PortsContext";
import type { SignInPage } from "../base/session/page";
import { Hint } from "./Hint";
import { LoginForm } from "./LoginForm";
import type { Credentials } from "../base/core/session/credentials";
import { LoginLink } from "./LoginLink";
import { LoginTitle } from "./LoginTitle";
import { useCanRemember } from "./useRemembered";
import { useProviders } from "./useProviders";
import { useSignIn } from "./useSignIn";

/** Why nothing can be tied any more. It takes the focus of the form that is gone. */
function Over({ text }: { readonly text: Text }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <Hint ref={place} role="alert" tabIndex={-1}>
      <Phrase text={text} />
    </Hint>
  );
}

/**
 * Ties a social account to the person whose name and password are given, and signs in [AUTH-05]. The address only names
 * the account; that this browser has proven it, the platform knows by itself. Whose provider it is says the trip that the
 * tab has been on, or the address where the platform names the provider there.
 */
export function BindPage({ page }: { readonly page: SignInPage }) {
  const { navigation, storage } = usePorts();
  const canRemember = useCanRemember();
  const providers = useProviders(page);
  const { redirect_uri: wanted, ...claim } = bindParametersOf(navigation.href());
  const signIn = useSignIn(page, claim);
  const [over, setOver] = useState<Text | null>(null);
  const told = claim.openid !== undefined && claim.id !== undefined;
  const known = [storage.read("provenBy"), claim.id];
  const provider = providers.find(({ id }) => known.includes(id));

  const bind = async (credentials: Credentials): Promise<LoginProblem | null> => {
    const problem = await signIn(credentials);
    if (problem?.code === "expired" && problem.form) setOver(problem.form);
    return problem;
  };
  const lead = () => {
    if (!told) return <FormattedMessage id="social.refused" />;
    if (!provider) return <FormattedMessage id="social.bindBody" />;
    return <FormattedMessage id="social.bindBodyNamed" values={{ name: <Phrase text={provider.name} /> }} />;
  };

  return (
    <>
      <LoginTitle className="look-heading">
        <FormattedMessage id="login.bindTitle" />
      </LoginTitle>
      {over === null ? <p>{lead()}</p> : <Over text={over} />}
      {told && over === null && (
        <LoginForm submit="social.bindSubmit" canRemember={canRemember} onSubmit={bind} />
      )}
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
