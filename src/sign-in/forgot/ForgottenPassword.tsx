import { styled } from "@mui/material/styles";
import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { maskedContact, RESET_STEPS } from "../flow/password-reset/step";
import { DEFAULT_SITE } from "../../base/core/site/siteConfig";
import type { Text } from "../../base/core/wire/text";
import { useText } from "../../base/i18n/useText";
import { Steps } from "../../base/kit/progress/Steps";
import { useEngine } from "../../base/kit/useEngine";
import { VisuallyHidden } from "../../base/kit/VisuallyHidden";
import { ArrivingTitle } from "../ArrivingTitle";
import type { SignInPage } from "../../base/session/page";
import { LoginForm } from "../LoginForm";
import { LoginLink } from "../LoginLink";
import { useCanRemember } from "../useRemembered";
import { useSignIn } from "../useSignIn";
import { ResetFlow } from "../flow/password-reset/ResetFlow";
import { resetPorts } from "./resetPorts";
import { CodeStep, PasswordStep, WhoStep } from "./steps";

const STEPS: readonly Text[] = RESET_STEPS.map((step) => ({ id: `forgot.steps.${step}` as const }));

const NOTHING = { account: "", contact: "" };

/** What is said at a step, but at that of the password, whose rule stands beside it. */
const SAID = {
  who: "forgot.who",
  code: "forgot.sent",
  done: "forgot.done",
  unavailable: "forgot.unavailable",
} as const;

// The margin keeps the field away from the steps where nothing is said between them.
const Said = styled("div")(({ theme }) => ({ marginBlockStart: theme.spacing(2) }));

/**
 * For people who forgot their password: a code to a contact that the school knows, a new password by the site's rule, and
 * then the login box with the account filled in [AUTH-06, AUTH-07].
 */
export function ForgottenPassword({ page }: { readonly page: SignInPage }) {
  const [flow] = useState(() => new ResetFlow(resetPorts(page)));
  const state = useEngine(flow);
  const [typed, setTyped] = useState(NOTHING);
  const [{ passwordRule }, setSite] = useState(DEFAULT_SITE);
  const signIn = useSignIn(page);
  const canRemember = useCanRemember();
  useEffect(() => void page.site.then(setSite), [page.site]);
  useEffect(() => flow.begin(), [flow]);
  const text = useText();
  const { step } = state;
  const number = RESET_STEPS.findIndex((known) => known === step) + 1;

  return (
    <>
      <ArrivingTitle key={step}>
        <FormattedMessage id={step === "done" ? "forgot.doneTitle" : "login.forgotTitle"} />
      </ArrivingTitle>
      {number > 0 && <Steps label={{ id: "login.forgotTitle" }} steps={STEPS} current={number - 1} />}
      {/* One place for all steps, so that it is spoken when its words change. */}
      <Said role="status">
        {number > 0 && (
          <VisuallyHidden as="p">
            <FormattedMessage id="forgot.step" values={{ step: number, steps: RESET_STEPS.length }} />
          </VisuallyHidden>
        )}
        {step === "who" && state.status !== null && <p>{text(state.status)}</p>}
        {step !== "password" && (
          <p>
            <FormattedMessage id={SAID[step]} values={{ contact: maskedContact(state.contact) }} />
          </p>
        )}
      </Said>
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
