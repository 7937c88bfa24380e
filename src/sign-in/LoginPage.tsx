import { useRef } from "react";
import { FormattedMessage } from "react-intl";
import type { Arrival } from "../base/core/session/entry";
import { useText } from "../base/i18n/useText";
import { usePorts } from "../base/platform/PortsContext";
import type { SignInPage } from "../base/session/page";
import { Hint } from "./Hint";
import { LoginForm } from "./LoginForm";
import { LoginTitle } from "./LoginTitle";
import { useEntry } from "./useEntry";
import { useCanRemember, useRemembered } from "./useRemembered";
import { useSignIn } from "./useSignIn";
import { useWays } from "./useWays";

interface LoginPageProps {
  readonly page: SignInPage;
  readonly arrival: Arrival;
  /** A person was signed in, and their session has ended [AUTH-16]. */
  readonly lapsed?: boolean;
}

/**
 * The login box: signs in with a name and a password, and gives back a remembered sign-in. Beside it stand the other
 * ways in; while one of them is under way, or asks a question, the box waits behind it with what was typed.
 */
export function LoginPage({ page, arrival, lapsed = false }: LoginPageProps) {
  const { storage } = usePorts();
  const textOf = useText();
  const signIn = useSignIn(page);
  const canRemember = useCanRemember();
  const remembered = useRemembered();
  const box = useRef<HTMLDivElement>(null);
  const { state, message, content, settled, site, giveWay } = useEntry(page, arrival, box);
  const { Ways } = useWays();

  return (
    <>
      <LoginTitle className="look-heading">
        <FormattedMessage id="login.title" />
      </LoginTitle>
      {state === "busy" && (
        <p role="status">
          <FormattedMessage id="login.submitting" />
        </p>
      )}
      {state === "asking" && content}
      <div ref={box} hidden={state !== "box"}>
        {lapsed && (
          <p>
            <FormattedMessage id="login.lapsed" />
          </p>
        )}
        <LoginForm
          remembered={remembered}
          canRemember={canRemember}
          autoLogin={site?.autologin ? storage.read("autoLogin") : null}
          onSubmit={(credentials) => {
            giveWay();
            return signIn(credentials);
          }}
        />
        {message !== null && <Hint role="alert">{textOf(message)}</Hint>}
        {state === "box" && content}
        {Ways && <Ways page={page} settled={settled} />}
      </div>
    </>
  );
}
