import { styled } from "@mui/material/styles";
import { useEffect, useId, useRef } from "react";
import { FormattedMessage } from "react-intl";
import type { EntryQuestion as Question } from "../../../core/session/caution";
import { FilledButton, PlainButton } from "../../../kit/PlainButton";

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
  useEffect(() => heading.current?.focus(), []);
  const { kind, to } = question;
  const known = to === null ? "" : "Named";
  const values = { from: name(kind === "switch" ? question.from : ""), to: name(to ?? "") };
  // Within a button each piece of the words would stand apart.
  const stay = (
    <span>
      <FormattedMessage id={kind === "switch" ? "entry.stay" : "entry.useBox"} values={values} />
    </span>
  );
  const go = (
    <span>
      <FormattedMessage id={to === null ? "entry.go" : "entry.goNamed"} values={values} />
    </span>
  );

  return (
    <Frame aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        <FormattedMessage id={`entry.${kind}${known}`} values={values} />
      </h2>
      <p>
        <FormattedMessage id={kind === "switch" ? "entry.switchBody" : "entry.confirmBody"} />
      </p>
      {kind === "switch" ? (
        <>
          <FilledButton type="button" onClick={() => onAnswer(false)}>
            {stay}
          </FilledButton>
          <PlainButton type="button" onClick={() => onAnswer(true)}>
            {go}
          </PlainButton>
        </>
      ) : (
        <>
          <FilledButton type="button" onClick={() => onAnswer(true)}>
            {go}
          </FilledButton>
          <PlainButton type="button" onClick={() => onAnswer(false)}>
            {stay}
          </PlainButton>
        </>
      )}
    </Frame>
  );
}
