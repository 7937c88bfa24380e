import { styled } from "@mui/material/styles";
import { useEffect, useId, useRef } from "react";
import { FormattedMessage } from "react-intl";
import type { EntryQuestion as Question } from "../../../core/sign-in/caution";
import type { Text } from "../../../core/wire/text";
import { Phrase } from "../../../kit/Phrase";
import { FilledButton, PlainButton } from "../../../kit/PlainButton";
import { useClickGuard } from "../../../kit/useClickGuard";
import { Hint } from "../Hint";

const Frame = styled("section")(({ theme }) => ({
  display: "grid",
  gap: theme.spacing(2),
  overflowWrap: "anywhere",
  "& h2": { margin: 0, fontSize: "1.125rem", lineHeight: 1.4 },
  "& h2:focus": { outline: "none" },
  "& p": { margin: 0, color: theme.vars.palette.text.secondary },
  "& button": { minBlockSize: "3rem" },
}));

interface Props {
  readonly question: Question;
  /** What went wrong before it was asked. */
  readonly message?: Text | null;
  /** True takes the way in, false leaves everything as it is. */
  readonly onAnswer: (yes: boolean) => void;
}

const name = (value: string) => (
  <bdi>
    <strong>{value}</strong>
  </bdi>
);

/**
 * Asks before a link signs somebody in, and before the login box stands where somebody is signed in already. What
 * changes nothing is the first and the stronger of the two answers for them, and the words say whose account it would be
 * as far as the link tells.
 */
export function EntryQuestion({ question, message = null, onAnswer }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const guard = useClickGuard();
  useEffect(() => {
    heading.current?.focus();
    return () => {
      // Whoever is given the login box in place of the question goes on there.
      if (document.activeElement === document.body)
        document.querySelector<HTMLInputElement>("form input")?.focus();
    };
  }, []);
  const { kind, to } = question;
  const somebody = kind !== "confirm";
  const known = to === null ? "" : "Named";
  const values = { from: name(somebody ? question.from : ""), to: name(to ?? "") };
  const [Stay, Go] = somebody ? [FilledButton, PlainButton] : [PlainButton, FilledButton];
  // Within a button each piece of the words would stand apart.
  const answers = [
    <Stay key="stay" type="button" onClick={() => onAnswer(false)}>
      <span>
        <FormattedMessage id={somebody ? "entry.stay" : "entry.useBox"} values={values} />
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
      {somebody ? answers : answers.reverse()}
    </Frame>
  );
}
