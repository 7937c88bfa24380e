import { styled } from "@mui/material/styles";
import { useEffect, useId, useRef } from "react";
import { FormattedMessage } from "react-intl";
import type { EntryQuestion as Question } from "../../../core/session/caution";
import { FilledButton, PlainButton } from "../../../kit/PlainButton";
import { useClickGuard } from "../../../kit/useClickGuard";

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
  /** True takes the way in, false leaves everything as it is. */
  readonly onAnswer: (yes: boolean) => void;
}

const name = (value: string) => (
  <bdi>
    <strong>{value}</strong>
  </bdi>
);

/**
 * Asks before a link signs somebody in. What changes nothing is the first and the stronger of the two answers where
 * somebody is signed in, and the words say whose account it would be as far as the link tells.
 */
export function EntryQuestion({ question, onAnswer }: Props) {
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
  const known = to === null ? "" : "Named";
  const values = { from: name(kind === "switch" ? question.from : ""), to: name(to ?? "") };
  const [Stay, Go] = kind === "switch" ? [FilledButton, PlainButton] : [PlainButton, FilledButton];
  // Within a button each piece of the words would stand apart.
  const answers = [
    <Stay key="stay" type="button" onClick={() => onAnswer(false)}>
      <span>
        <FormattedMessage id={kind === "switch" ? "entry.stay" : "entry.useBox"} values={values} />
      </span>
    </Stay>,
    <Go key="go" type="button" onClick={guard(() => onAnswer(true))}>
      <span>
        <FormattedMessage id={to === null ? "entry.go" : "entry.goNamed"} values={values} />
      </span>
    </Go>,
  ];

  return (
    <Frame aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        <FormattedMessage id={`entry.${kind}${known}`} values={values} />
      </h2>
      <p>
        <FormattedMessage id={kind === "switch" ? "entry.switchBody" : "entry.confirmBody"} />
      </p>
      {kind === "switch" ? answers : answers.reverse()}
    </Frame>
  );
}
