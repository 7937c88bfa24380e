import { styled } from "@mui/material/styles";
import type { ReactElement, ReactNode } from "react";

const Fieldset = styled("fieldset")(({ theme }) => ({
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  color: theme.vars.palette.text.primary,
  "& legend": { padding: 0, marginBlockEnd: "0.625rem", fontWeight: 700, fontSize: "0.9375rem" },
}));

const Options = styled("div")({ display: "flex", flexWrap: "wrap", gap: "0.375rem" });

interface GroupProps {
  readonly legend: ReactNode;
  readonly children: ReactNode;
}

/** A named set of choices side by side. */
export function ChoiceGroup({ legend, children }: GroupProps): ReactElement {
  return (
    <Fieldset>
      <legend>{legend}</legend>
      <Options>{children}</Options>
    </Fieldset>
  );
}

/** The face of a choice; whatever input lies in it decides whether it looks chosen. */
export const ChoiceFace = styled("label")(({ theme }) => ({
  position: "relative",
  flex: "1 1 0",
  minInlineSize: "3rem",
  display: "grid",
  justifyItems: "center",
  alignContent: "start",
  gap: "0.375rem",
  padding: "0.375rem 0.125rem",
  borderRadius: "0.75rem",
  border: `2px solid ${theme.vars.palette.divider}`,
  fontSize: "0.8125rem",
  lineHeight: 1.3,
  textAlign: "center",
  cursor: "pointer",
  "&:hover": { backgroundColor: theme.vars.palette.surface.hover },
  "&:has(input:checked), &[data-chosen='true']": {
    borderColor: theme.vars.palette.brand.accent,
    fontWeight: 600,
  },
  // A border's own colour is lost here, so the chosen one is told by the system's.
  "@media (forced-colors: active)": {
    "&:has(input:checked), &[data-chosen='true']": {
      borderColor: "Highlight",
      outline: "2px solid Highlight",
      outlineOffset: "-5px",
    },
  },
  "&:has(:focus-visible)": { outline: `3px solid ${theme.vars.palette.brand.accent}`, outlineOffset: 2 },
  "& > input": {
    position: "absolute",
    inset: 0,
    inlineSize: "100%",
    blockSize: "100%",
    margin: 0,
    opacity: 0,
  },
}));

interface ChoiceProps {
  /** Shared by the choices of one group. */
  readonly name: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** One choice of a group, a native radio button under its own picture and words. */
export function Choice({ name, checked, onChoose, children }: ChoiceProps): ReactElement {
  return (
    <ChoiceFace>
      <input type="radio" name={name} checked={checked} onChange={onChoose} />
      {children}
    </ChoiceFace>
  );
}
