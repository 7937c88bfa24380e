import { styled } from "@mui/material/styles";
import { useEffect, useId, useRef } from "react";
import { FormattedMessage } from "react-intl";
import type { EntryQuestion as Question } from "../core/caution";
import type { Text } from "../../base/core/wire/text";
import { usePersonName } from "../../base/i18n/usePersonName";
import { Phrase } from "../../base/kit/Phrase";
import { FilledButton } from "../FilledButton";
import { PlainButton } from "../../base/kit/PlainButton";
import { useClickGuard } from "../../base/kit/useClickGuard";
import { Hint } from "../Hint";

const Frame = styled("section")(({ theme }) => ({
  display: "grid",
  gap: theme.spacing(2),
  overflowWrap: "anywhere",
  "& h2": { margin: 0, fontSize: "1.125rem", lineHeight: 1.4 },
  "& p": { margin: 0, color: theme.vars.palette.text.secondary },
  "& button": { minBlockSize: "3rem" },
}));

interface Props {
  readonly question: Question;
  /** The failure before it was asked. */
  readonly message?: Text | null;
  /** True signs in, false leaves everything as it is. */
  readonly onAnswer: (yes: boolean) => void;
}

const name = (value: string) => (
  <bdi>
    <strong>{value}</strong>
  </bdi>
);

/**
 * Asks before a link signs a person in, and before the login box is shown to a person who is signed in already. The
 * answer that changes nothing comes first and is emphasised, and the text says whose account it would be
 * if the link tells.
 */
export function EntryQuestion({ question, message = null, onAnswer }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const guard = useClickGuard();
  const named = usePersonName();
  useEffect(() => {
    heading.current?.focus();
    return () => {
      // If the login box replaces the question, the focus moves there.
      if (document.activeElement === document.body)
        document.querySelector<HTMLInputElement>("form input")?.focus();
    };
  }, []);
  const { kind, to } = question;
  const isSignedIn = kind !== "confirm";
  const known = to === null ? "" : "Named";
  const values = { from: name(isSignedIn ? named(question.from) : ""), to: name(to ?? "") };
  const [Stay, Go] = isSignedIn ? [FilledButton, PlainButton] : [PlainButton, FilledButton];
  // As children of a button, the pieces of the text would be spaced apart.
  const answers = [
    <Stay key="stay" type="button" onClick={() => onAnswer(false)}>
      <span>
        <FormattedMessage id={isSignedIn ? "entry.stay" : "entry.useBox"} values={values} />
      </span>
    </Stay>,
    <Go key="go" type="button" onClick={guard(() => onAnswer(true))}>
      <span>
        <FormattedMessage
          id={kind === "here" ? "entry.other" : to === null ? "entry.go" : "entry.goNamed"}
          values={values}
        />
      </span>
    </Go>,
  ];

  return (
    <Frame aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        <FormattedMessage id={kind === "here" ? "entry.here" : `entry.${kind}${known}`} values={values} />
      </h2>
      {message !== null && (
        <Hint role="alert">
          <Phrase text={message} />
        </Hint>
      )}
      {kind !== "here" && (
        <p>
          <FormattedMessage id={`entry.${kind}Body`} />
        </p>
      )}
      {isSignedIn ? answers : answers.reverse()}
    </Frame>
  );
}
