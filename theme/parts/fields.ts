import type { Components, Theme } from "@mui/material/styles";
import { focusRing } from "../focusRing";
import { token } from "../palette";

/** How fields look, with their labels and what stands in and below them. */
export const fields: Components<Theme> = {
  MuiInputLabel: {
    styleOverrides: {
      // In the middle of a field of 2.75rem, and legible once it stands on the field's edge.
      outlined: {
        fontSize: "1rem",
        transform: "translate(0.875rem, 0.65625rem) scale(1)",
        "&.MuiInputLabel-shrink": { transform: "translate(0.875rem, -0.5625rem) scale(0.75)" },
      },
    },
  },
  MuiInputAdornment: { styleOverrides: { root: { color: token("--text-secondary") } } },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        fontSize: "0.875rem",
        fontWeight: 500,
        color: token("--text-secondary"),
        "&.Mui-focused": { color: token("--brand-accent") },
      },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { fontSize: "0.8125rem", marginInline: 0 } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        borderRadius: "var(--field-radius, var(--radius-control))",
        cornerShape: "var(--button-corner)",
        backgroundColor: token("--surface-card"),
        boxShadow: "var(--field-shadow)",
        minHeight: "2.75rem",
        "&:hover:not(.Mui-error) .MuiOutlinedInput-notchedOutline": { borderColor: token("--text-primary") },
        "&.Mui-focused:not(.Mui-error) .MuiOutlinedInput-notchedOutline": {
          borderColor: token("--focus-ring"),
          borderWidth: "max(0.125rem, var(--field-line, 0px))",
        },
        // A thicker red line alone would hardly tell where the focus is.
        "&.Mui-focused.Mui-error": focusRing,
        "&.Mui-disabled": { backgroundColor: token("--surface-hover"), boxShadow: "none" },
        "@media (forced-colors: active)": {
          "&.Mui-focused .MuiOutlinedInput-notchedOutline": { borderColor: "Highlight" },
        },
      },
      input: {
        height: "auto",
        padding: "0.625rem 0.875rem",
        "&:focus-visible": { outline: "none" },
        "&::placeholder": { color: token("--text-secondary"), opacity: 1 },
      },
      notchedOutline: {
        borderColor: `var(--field-edge, ${token("--line-control")})`,
        borderWidth: "var(--field-line, 1px)",
        cornerShape: "var(--button-corner)",
        // The gap for the label grows with it on large screens; the package has pixels.
        paddingInline: "0.5rem",
        "& > legend > span:not(.notranslate)": { paddingInline: "0.3125rem", fontWeight: 500 },
      },
      multiline: { padding: 0 },
    },
  },
  MuiInputBase: { styleOverrides: { root: { fontSize: "1rem" } } },
  MuiSelect: {
    styleOverrides: {
      select: { borderRadius: "inherit", "&:focus": { borderRadius: "inherit" } },
      icon: { insetInlineEnd: "0.75rem", color: token("--text-secondary") },
    },
  },
  // As far out as the box or ring has padding, on every size of screen.
  MuiFormControlLabel: { styleOverrides: { root: { marginLeft: "-0.5rem" } } },
};
