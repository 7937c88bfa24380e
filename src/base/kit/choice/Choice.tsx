import { styled } from "@mui/material/styles";
import type { ReactElement, ReactNode } from "react";

/** The visible part of a choice: the input in it is invisible, and `data-chosen` says whether it looks chosen. */
const ChoiceFace = styled("label")(({ theme }) => ({
  position: "relative",
  display: "grid",
  justifyItems: "center",
  alignContent: "start",
  gap: "0.375rem",
  padding: "0.375rem 0.125rem",
  borderRadius: "var(--radius-control)",
  border: `2px solid ${theme.vars.palette.divider}`,
  fontSize: "0.8125rem",
  lineHeight: 1.3,
  textAlign: "center",
  cursor: "pointer",
  "&:hover": { backgroundColor: theme.vars.palette.surface.hover },
  "&[data-refused='true']": {
    color: theme.vars.palette.text.disabled,
    cursor: "not-allowed",
    "& > input": { cursor: "not-allowed" },
    "&:hover": { backgroundColor: "transparent" },
  },
  "&[data-chosen='true']": {
    borderColor: theme.vars.palette.brand.accent,
    fontWeight: 600,
  },
  // A border's own colour is lost here, so the chosen one is told by the system's.
  "@media (forced-colors: active)": {
    "&[data-chosen='true']": {
      borderColor: "Highlight",
      outline: "2px solid Highlight",
      outlineOffset: "-5px",
    },
  },
  // Its own button alone: what else it holds has a ring of its own.
  "&:has(> :focus-visible)": { outline: `3px solid ${theme.vars.palette.brand.accent}`, outlineOffset: 2 },
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
  /** The id of the text that says why nothing can be chosen now. The choice stays focusable, so that it is read. */
  readonly refusedBy?: string | undefined;
  /** Told when a pointer comes over it, and when it leaves. */
  readonly onNear?: ((near: boolean) => void) | undefined;
  readonly children: ReactNode;
}

/** One choice of a group, a native radio button under its own picture and words. */
export function Choice({ name, checked, onChoose, refusedBy, onNear, children }: ChoiceProps): ReactElement {
  const refused = refusedBy !== undefined;
  return (
    <ChoiceFace
      data-chosen={checked}
      data-refused={refused}
      onPointerEnter={() => onNear?.(true)}
      onPointerLeave={() => onNear?.(false)}
    >
      <input
        type="radio"
        name={name}
        checked={checked}
        aria-disabled={refused || undefined}
        aria-describedby={refusedBy}
        onChange={() => {
          if (!refused) onChoose();
        }}
      />
      {children}
    </ChoiceFace>
  );
}
