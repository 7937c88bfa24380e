import { styled } from "@mui/material/styles";
import { useEffect, useId, useRef, type ReactElement } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { clockWords } from "../base/core/date/dateWords";
import type { LessonEnds, QuietSpan, QuietUntil } from "./flow/quiet";
import type { MessageId } from "../base/i18n/messageIds";
import { useKit } from "../base/kit/KitContext";
import { hasLostFocus } from "../base/kit/lostFocus";
import { Button } from "../base/kit/mui/Button";

/** Each with its words, and of how many lessons they tell. */
const SPANS: readonly (readonly [QuietSpan, MessageId, number])[] = [
  ["class", "toastLog.quiet.class", 1],
  ["twoClasses", "toastLog.quiet.twoClasses", 2],
  ["always", "toastLog.quiet.always", 0],
];

const Box = styled("section")(({ theme }) => ({
  display: "grid",
  gap: "0.5rem",
  padding: "1rem",
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.surface.selected,
  "& h3": { margin: 0, fontSize: "1rem" },
  "& p": { margin: 0 },
}));

const Hint = styled("p")(({ theme }) => ({
  fontSize: "0.875rem",
  color: theme.vars.palette.text.secondary,
}));

/** One below the other, all of one width: beside each other they would not fit the drawer in any language. */
const Buttons = styled("div")({ display: "grid", gap: "0.5rem" });

interface Props {
  readonly until: QuietUntil;
  readonly lessons: LessonEnds;
  /** Null ends quiet. */
  readonly onChoose: (span: QuietSpan | null) => void;
}

/** Begins quiet for a class or longer, says until when it lasts, and ends it [MORE-03]. */
export function QuietControls({ until, lessons: { end, minutes }, onChoose }: Props): ReactElement {
  const { formatMessage, locale } = useIntl();
  const { announcer } = useKit();
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const state =
    until === null
      ? null
      : until === Infinity
        ? formatMessage({ id: "toastLog.quiet.on" })
        : formatMessage({ id: "toastLog.quiet.until" }, { time: clockWords(until, locale) });
  const said = state ?? formatMessage({ id: "toastLog.quiet.ended" });

  const before = useRef(until);
  useEffect(() => {
    if (before.current === until) return;
    before.current = until;
    announcer.say(said);
    // The button that was pressed has gone.
    if (box.current && hasLostFocus(box.current)) box.current.querySelector("button")?.focus();
  }, [until, said, announcer]);

  return (
    <Box ref={box} aria-labelledby={id}>
      <h3 id={id}>
        <FormattedMessage id="toastLog.quiet" />
      </h3>
      {state !== null && <p>{state}</p>}
      <Hint>
        <FormattedMessage id="toastLog.quiet.hint" />
      </Hint>
      <Buttons>
        {state === null ? (
          SPANS.map(([span, words, count]) => (
            <Button key={span} variant="outlined" onClick={() => onChoose(span)}>
              {span === "class" && end !== null ? (
                <FormattedMessage id="toastLog.quiet.lesson" values={{ time: clockWords(end, locale) }} />
              ) : (
                <FormattedMessage id={words} values={{ minutes: minutes * count }} />
              )}
            </Button>
          ))
        ) : (
          <Button variant="contained" onClick={() => onChoose(null)}>
            <FormattedMessage id="toastLog.quiet.end" />
          </Button>
        )}
      </Buttons>
    </Box>
  );
}
