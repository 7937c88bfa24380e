import { styled } from "@mui/material/styles";
import { useId } from "react";
import { FormattedMessage } from "react-intl";
import type { AuthorizeState } from "../flow/authorize/step";
import { PersonName } from "../../base/kit/PersonName";
import { Phrase } from "../../base/kit/Phrase";
import { FilledButton } from "../FilledButton";
import { PlainButton } from "../../base/kit/PlainButton";
import { useClickGuard } from "../../base/kit/useClickGuard";
import { ArrivingTitle } from "../ArrivingTitle";
import { Hint } from "../Hint";

type Asking = Extract<AuthorizeState, { readonly phase: "asking" }>;

interface Props {
  readonly state: Asking;
  /** Where the answer goes, as people know it. */
  readonly host: string;
  readonly onAllow: () => void;
  readonly onDeny: () => void;
  readonly onNotMe: () => void;
}

const Person = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.spacing(1, 2),
  padding: theme.spacing(1.5, 2),
  border: `1px solid ${theme.vars.palette.line.outline}`,
  borderRadius: "var(--radius-control)",
  overflowWrap: "anywhere",
  "& p": { margin: 0 },
  "& strong": { display: "block" },
}));

const Scopes = styled("ul")(({ theme }) => ({
  margin: theme.spacing(1, 0, 0),
  paddingInlineStart: theme.spacing(3),
  "& li": { marginBlock: theme.spacing(0.5), overflowWrap: "anywhere" },
}));

const Choices = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap-reverse",
  gap: theme.spacing(1.5),
  marginBlockStart: theme.spacing(3),
  "& button": { flex: "1 1 8rem", minBlockSize: "3rem" },
}));

/** Names the application that asks, what it would learn, and who would be signed in, and lets the person choose [AUTH-12]. */
export function Consent({ state: { client, person, problem, busy }, host, onAllow, onDeny, onNotMe }: Props) {
  const id = useId();
  const name = <Phrase text={client.name} />;
  const guard = useClickGuard();
  // What cannot be pressed now stays where the focus is.
  const when = (act: () => void) => () => {
    if (!busy) act();
  };
  return (
    <>
      <ArrivingTitle>
        <FormattedMessage id="authorize.heading" values={{ name }} />
      </ArrivingTitle>
      <Person>
        <p>
          <FormattedMessage id="authorize.as" />
          <strong>
            <FormattedMessage
              id="authorize.person"
              values={{
                name: <PersonName name={person.name || person.loginName} />,
                account: person.loginName,
              }}
            />
          </strong>
          <Phrase text={person.unitName} />
        </p>
        <PlainButton type="button" aria-disabled={busy} onClick={when(onNotMe)}>
          <FormattedMessage id="authorize.notMe" />
        </PlainButton>
      </Person>
      {client.scopes.length > 0 && (
        <section aria-labelledby={`${id}-scopes`}>
          <p id={`${id}-scopes`}>
            <FormattedMessage id="authorize.scopes" values={{ name }} />
          </p>
          <Scopes>
            {client.scopes.map(({ scope, description }) => (
              <li key={scope}>
                <Phrase text={description} />
              </li>
            ))}
          </Scopes>
        </section>
      )}
      <p>
        <FormattedMessage id="authorize.to" values={{ host }} />
      </p>
      {problem !== null && (
        <Hint role="alert">
          <Phrase text={problem} />
        </Hint>
      )}
      <Choices>
        <PlainButton type="button" aria-disabled={busy} onClick={when(onDeny)}>
          <FormattedMessage id="authorize.deny" />
        </PlainButton>
        <FilledButton type="button" aria-disabled={busy} onClick={guard(when(onAllow))}>
          <FormattedMessage id={busy ? "authorize.busy" : "authorize.allow"} />
        </FilledButton>
      </Choices>
    </>
  );
}
