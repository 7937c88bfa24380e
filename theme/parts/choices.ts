import type { Components, Theme } from "@mui/material/styles";
import { focusRing } from "../focusRing";
import { token } from "../palette";

/** What a box or a ring looks like before it is chosen. */
const face = {
  content: '""',
  flex: "none",
  boxSizing: "border-box",
  inlineSize: "1.25rem",
  blockSize: "1.25rem",
  margin: "0.125rem",
  border: `var(--check-line, 0.125rem) solid ${token("--line-control")}`,
  backgroundColor: token("--surface-card"),
  boxShadow: "var(--check-shadow)",
} as const;

const root = {
  padding: "0.5rem",
  color: token("--line-control"),
  borderRadius: "var(--radius-control)",
  // Drawn below, in the look's own shape.
  "& > svg, & > span": { display: "none" },
  "&:hover": { backgroundColor: token("--surface-hover") },
  "&.Mui-focusVisible::before": focusRing,
  "&.Mui-disabled": { opacity: 0.55 },
} as const;

const chosen = { borderColor: token("--brand-accent"), backgroundColor: token("--fill-main") };
const system = {
  forcedColorAdjust: "none",
  borderColor: "Highlight",
  backgroundColor: "Highlight",
} as const;

/** How boxes, rings and switches look: drawn in each look, and in the reader's own colours where these are forced. */
export const choices: Components<Theme> = {
  // Where large text leaves no room beside the others, a choice stands below them.
  MuiToggleButtonGroup: { styleOverrides: { root: { flexWrap: "wrap", maxInlineSize: "100%" } } },
  MuiToggleButton: {
    // MUI would have one of a group alone in the Tab key's way, at first not even the pressed one, and tells nobody of the arrow keys.
    defaultProps: { tabIndex: 0 },
    styleOverrides: {
      root: {
        minHeight: "2.25rem",
        "@media (pointer: coarse)": { minHeight: "2.75rem" },
        borderColor: token("--line-control"),
        backgroundColor: token("--surface-card"),
        "&:hover": { backgroundColor: token("--surface-hover") },
        "&.Mui-selected, &.Mui-selected:hover": {
          backgroundColor: token("--surface-selected"),
          color: token("--brand-current"),
          fontWeight: 600,
        },
        // Grounds are gone there, and a stroke tells the chosen one.
        "@media (forced-colors: active)": {
          "&.Mui-selected": { outline: "0.125rem solid Highlight", outlineOffset: "-0.25rem" },
        },
      },
      sizeSmall: { paddingInline: "0.75rem" },
    },
  },
  MuiCheckbox: {
    styleOverrides: {
      root: {
        ...root,
        "&::before": { ...face, borderRadius: "var(--check-radius, 0.3125rem)" },
        "&::after": {
          content: '""',
          position: "absolute",
          inset: "-0.125rem 0 0",
          margin: "auto",
          inlineSize: "0.375rem",
          blockSize: "0.6875rem",
          border: `solid ${token("--fill-contrast")}`,
          borderWidth: "0 var(--check-tick, 0.15625rem) var(--check-tick, 0.15625rem) 0",
          transform: "rotate(45deg) scale(0)",
          transition: "transform 120ms ease-out",
          pointerEvents: "none",
        },
        "&:is(.Mui-checked, .MuiCheckbox-indeterminate)::before": chosen,
        "&.Mui-checked::after": { transform: "rotate(45deg)" },
        "&.MuiCheckbox-indeterminate::after": {
          inset: 0,
          inlineSize: "0.625rem",
          blockSize: 0,
          borderWidth: "0 0 0.1875rem",
          transform: "none",
        },
        "@media (forced-colors: active)": {
          "&:is(.Mui-checked, .MuiCheckbox-indeterminate)::before": system,
          "&::after": { forcedColorAdjust: "none", borderColor: "HighlightText" },
        },
      },
    },
  },
  MuiRadio: {
    styleOverrides: {
      root: {
        ...root,
        "&::before": { ...face, borderRadius: "50%" },
        "&::after": {
          content: '""',
          position: "absolute",
          inset: 0,
          margin: "auto",
          inlineSize: "0.625rem",
          blockSize: "0.625rem",
          borderRadius: "50%",
          backgroundColor: token("--brand-accent"),
          transform: "scale(0)",
          transition: "transform 120ms ease-out",
          pointerEvents: "none",
        },
        "&.Mui-checked::before": { borderColor: token("--brand-accent") },
        "&.Mui-checked::after": { transform: "none" },
        "@media (forced-colors: active)": {
          "&.Mui-checked::before": { borderColor: "Highlight" },
          "&::after": { forcedColorAdjust: "none", backgroundColor: "Highlight" },
        },
      },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { inlineSize: "3.375rem", blockSize: "2.5rem", padding: "0.5rem" },
      track: {
        boxSizing: "border-box",
        border: `var(--switch-line, 0) solid var(--button-edge, transparent)`,
        borderRadius: "var(--switch-radius, 1rem)",
        backgroundColor: token("--line-control"),
        opacity: 1,
      },
      thumb: {
        boxSizing: "border-box",
        inlineSize: "1.125rem",
        blockSize: "1.125rem",
        border: "0.125rem solid currentColor",
        borderRadius: "var(--switch-thumb, 50%)",
        backgroundColor: token("--surface-raised"),
        boxShadow: "none",
      },
      switchBase: {
        padding: "0.6875rem",
        color: token("--line-control"),
        "&.Mui-checked": { color: token("--brand-accent"), transform: "translateX(0.875rem)" },
        "&.Mui-checked + .MuiSwitch-track": { backgroundColor: token("--brand-accent"), opacity: 1 },
        "&.Mui-disabled + .MuiSwitch-track": { opacity: 0.5 },
        "&.Mui-focusVisible .MuiSwitch-thumb": focusRing,
      },
    },
  },
};
