import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { RESET_STEPS } from "../../../core/session/passwordReset";
import { DEFAULT_SITE } from "../../../core/session/siteConfig";
import { useEngine } from "../../../kit/useEngine";
import { usePorts } from "../../../platform/PortsContext";
import { ArrivingTitle } from "../ArrivingTitle";
import type { SignInPage } from "../finishSignIn";
import { LoginForm } from "../LoginForm";
import { LoginLink } from "../LoginLink";
import { useCanRemember } from "../useRemembered";
import { useSignIn } from "../useSignIn";
import { ResetFlow } from "./ResetFlow";
import { CodeStep, PasswordStep, WhoStep } from "./steps";

const NOTHING = { account: "", contact: "" };

/** What is said at a step, but at that of the password, whose rule stands beside it. */
const SAID = {
  who: "forgot.who",
  code: "forgot.sent",
  done: "forgot.done",
  unavailable: "forgot.unavailable",
} as const;

/**
 * For people who forgot their password: a code to a contact that the school knows, a new password by the site's rule, and
 * then the login box with the account filled in [AUTH-06, AUTH-07].
 */
export function ForgottenPassword({ page }: { readonly page: SignInPage }) {
  const ports = usePorts();
  const [flow] = useState(() => new ResetFlow(page, ports));
  const state = useEngine(flow);
  const [typed, setTyped] = useState(NOTHING);
  const [{ passwordRule }, setSite] = useState(DEFAULT_SITE);
  const signIn = useSignIn(page);
  const canRemember = useCanRemember();
  useEffect(() => void page.site.then(setSite), [page.site]);
  useEffect(() => flow.begin(), [flow]);
  const { step } = state;
  const number = RESET_STEPS.findIndex((known) => known === step) + 1;

  return (
    <>
      <ArrivingTitle key={step}>
        <FormattedMessage id={step === "done" ? "forgot.doneTitle" : "login.forgotTitle"} />
      </ArrivingTitle>
      {/* One place for all steps, so that it is spoken when its words change. */}
      <div role="status">
        {number > 0 && (
          <p>
            <FormattedMessage id="forgot.step" values={{ step: number, steps: RESET_STEPS.length }} />
          </p>
        )}
        {step !== "password" && (
          <p>
            <FormattedMessage id={SAID[step]} values={{ contact: state.contact }} />
          </p>
        )}
      </div>
      {step === "who" && <WhoStep state={state} send={flow.send} values={typed} onChange={setTyped} />}
      {step === "code" && <CodeStep state={state} send={flow.send} />}
      {step === "password" && <PasswordStep state={state} send={flow.send} rule={passwordRule} />}
      {step === "done" ? (
        <LoginForm account={state.account} canRemember={canRemember} canReset={false} onSubmit={signIn} />
      ) : (
        <p>
          <LoginLink href="/login/">
            <FormattedMessage id="login.back" />
          </LoginLink>
        </p>
      )}
    </>
  );
}
