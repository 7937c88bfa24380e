import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { hostOf, readAuthorizeRequest } from "../core/authorize/authorizeRequest";
import { useText } from "../../base/i18n/useText";
import { Phrase } from "../../base/kit/Phrase";
import { PlainButton } from "../../base/kit/PlainButton";
import { useEngine } from "../../base/kit/useEngine";
import { usePorts } from "../../base/platform/PortsContext";
import { ArrivingTitle } from "../ArrivingTitle";
import type { SignInPage } from "../../base/session/page";
import { LoginLink } from "../LoginLink";
import { AuthorizeFlow } from "../flow/authorize/AuthorizeFlow";
import { authorizePorts } from "./authorizePorts";
import { Consent } from "./Consent";
import { SignIn } from "./SignIn";

/**
 * Lets another application sign a person in with the portal: signs in first if no person is, names the application and its request,
 * and returns with a code, only to an address that the platform has matched for that application [AUTH-12].
 */
export function AuthorizePage({ page }: { readonly page: SignInPage }) {
  const ports = usePorts();
  const textOf = useText();
  const [request] = useState(() => readAuthorizeRequest(ports.navigation.href()));
  const [flow] = useState(() => new AuthorizeFlow(request, authorizePorts(page)));
  const state = useEngine(flow);
  useEffect(() => {
    flow.begin();
  }, [flow]);
  // The browser may restore the page as it was left.
  useEffect(() => ports.navigation.restored(() => flow.send({ type: "retried" })), [flow, ports]);

  switch (state.phase) {
    case "missing":
      return <Told id="authorize.missing" />;
    case "denied":
      return <Told id="authorize.denied" />;
    case "refused":
      return (
        <>
          <Heading />
          <p role="alert">{textOf(state.text)}</p>
          <WayOut />
        </>
      );
    case "unclear":
      return (
        <>
          <Heading />
          <p role="alert">
            <FormattedMessage id="authorize.unclear" values={{ reason: <Phrase text={state.text} /> }} />
          </p>
          <PlainButton type="button" onClick={() => flow.send({ type: "retried" })}>
            <FormattedMessage id="common.retry" />
          </PlainButton>
        </>
      );
    case "signIn":
      return <SignIn page={page} name={state.client.name} onSubmit={flow.signIn} />;
    case "asking":
      return (
        <Consent
          state={state}
          host={hostOf(request?.redirectUri ?? "")}
          onAllow={() => flow.send({ type: "allowed" })}
          onDeny={() => flow.send({ type: "denied" })}
          onNotMe={() => flow.send({ type: "notMe" })}
        />
      );
    case "leaving":
      return (
        <>
          <Heading />
          <p role="status">
            <FormattedMessage id="authorize.leaving" values={{ name: <Phrase text={state.client.name} /> }} />
          </p>
        </>
      );
    case "looking":
      return (
        <>
          <Heading />
          <p role="status">
            <FormattedMessage id="authorize.looking" />
          </p>
        </>
      );
  }
}

const Heading = () => (
  <ArrivingTitle>
    <FormattedMessage id="login.authorizeTitle" />
  </ArrivingTitle>
);

const WayOut = () => (
  <LoginLink href="/login/">
    <FormattedMessage id="login.back" />
  </LoginLink>
);

const Told = ({ id }: { readonly id: "authorize.missing" | "authorize.denied" }) => (
  <>
    <Heading />
    <p role="alert">
      <FormattedMessage id={id} />
    </p>
    <WayOut />
  </>
);
