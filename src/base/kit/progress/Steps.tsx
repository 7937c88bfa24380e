import { styled } from "@mui/material/styles";
import Check from "lucide-react/icons/check";
import type { ReactElement } from "react";
import type { Text } from "../../core/wire/text";
import { useLanguage, useText } from "../../i18n/useText";
import { VisuallyHidden } from "../VisuallyHidden";

const List = styled("ol")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "flex",
  "& li": {
    position: "relative",
    flex: 1,
    minInlineSize: 0,
    display: "grid",
    justifyItems: "center",
    gap: "0.5rem",
    textAlign: "center",
    color: theme.vars.palette.text.secondary,
    overflowWrap: "anywhere",
  },
  // The line from the step before to this one.
  "& li + li::before": {
    content: '""',
    position: "absolute",
    insetBlockStart: "0.9375rem",
    insetInlineEnd: "calc(50% + 1.375rem)",
    inlineSize: "calc(100% - 2.75rem)",
    borderBlockStart: `2px solid ${theme.vars.palette.line.soft}`,
  },
  "& li[data-state=done] + li::before": { borderColor: theme.vars.palette.brand.mark },
  "& .dot": {
    inlineSize: "2rem",
    blockSize: "2rem",
    display: "grid",
    placeItems: "center",
    borderRadius: "50%",
    border: `2px solid ${theme.vars.palette.line.control}`,
    fontWeight: 700,
    fontSize: "0.9375rem",
  },
  "& li[data-state=done] .dot": {
    borderColor: theme.vars.palette.brand.accent,
    color: theme.vars.palette.brand.accent,
  },
  "& li[data-state=current]": { color: theme.vars.palette.text.primary, fontWeight: 700 },
  "& li[data-state=current] .dot": {
    borderColor: theme.vars.palette.brand.accent,
    backgroundColor: theme.vars.palette.fill.main,
    color: theme.vars.palette.fill.contrast,
  },
  "@media (forced-colors: active)": {
    "& li[data-state=current] .dot": {
      forcedColorAdjust: "none",
      borderColor: "Highlight",
      backgroundColor: "Highlight",
      color: "HighlightText",
    },
  },
  "@media (max-width: 30em)": {
    flexDirection: "column",
    gap: "1rem",
    "& li": {
      gridTemplateColumns: "auto 1fr",
      justifyItems: "start",
      alignItems: "center",
      textAlign: "start",
    },
    "& li + li::before": {
      insetBlockStart: "-0.875rem",
      insetInlineStart: "calc(1rem - 1px)",
      inlineSize: 0,
      blockSize: "0.75rem",
      borderBlockStart: 0,
      borderInlineStart: `2px solid ${theme.vars.palette.line.soft}`,
    },
  },
}));

interface Props {
  /** What the steps lead to. */
  readonly label: Text;
  readonly steps: readonly Text[];
  /** Index of the step that one is at; as many as there are when all are done. */
  readonly current: number;
}

const stateOf = (index: number, current: number) =>
  index < current ? "done" : index === current ? "current" : "ahead";

/** Where one is on a way of a few steps. */
export function Steps({ label, steps, current }: Props): ReactElement {
  const text = useText();
  const number = new Intl.NumberFormat(useLanguage());
  return (
    <List aria-label={text(label)}>
      {steps.map((step, index) => {
        const state = stateOf(index, current);
        return (
          <li
            key={index}
            data-state={state}
            {...(state === "current" && { "aria-current": "step" as const })}
          >
            <span className="dot" aria-hidden>
              {state === "done" ? <Check size="1.125rem" strokeWidth={3} /> : number.format(index + 1)}
            </span>
            <span>
              {text(step)}
              {state === "done" && <VisuallyHidden>{text({ id: "kit.steps.done" })}</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </List>
  );
}
