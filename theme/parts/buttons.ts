import type { Components, Theme } from "@mui/material/styles";
import { token } from "../palette";

/** What a look may add to a button in its sheet: corners, edge, shadow, and where it goes when it is pressed. */
const lookOfButton = {
  border: "var(--button-line, 1px) solid transparent",
  borderRadius: "var(--button-radius, var(--radius-control))",
  cornerShape: "var(--button-corner)",
  boxShadow: "var(--button-shadow)",
  transition: "background-color 160ms ease-out, transform 80ms ease-out",
};

const pressed = { transform: "var(--button-press)", boxShadow: "var(--button-pressed)" };
const flat = { boxShadow: "none" };
const edged = { borderColor: "var(--button-edge, transparent)" };

/** How buttons look. */
export const buttons: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: "2.5rem",
        minWidth: "4rem",
        padding: "0.375rem 1.125rem",
        ...lookOfButton,
        fontWeight: 600,
        "&:hover": { boxShadow: "var(--button-shadow)" },
        "&:active": pressed,
        // While what it began is under way; it keeps the focus, so it is not disabled.
        "&[aria-disabled=true], &.MuiButton-loading": pressed,
        "&.Mui-disabled": { ...flat, borderColor: "transparent" },
        "@media (forced-colors: active)": { border: "1px solid ButtonText" },
        variants: [
          {
            props: { variant: "contained", color: "primary" },
            style: {
              backgroundColor: token("--fill-main"),
              color: token("--fill-contrast"),
              "&:hover": { backgroundColor: token("--fill-hover") },
            },
          },
        ],
      },
      contained: edged,
      text: {
        ...flat,
        "&:hover": { ...flat, backgroundColor: token("--surface-hover") },
        "&:active, &[aria-disabled=true]": { ...flat, transform: "none" },
        "&:active": { backgroundColor: token("--surface-selected") },
      },
      outlined: {
        borderColor: `var(--button-edge, ${token("--line-control")})`,
        backgroundColor: "var(--button-plain, transparent)",
        "&:hover": {
          backgroundColor: token("--surface-hover"),
          borderColor: `var(--button-edge, ${token("--brand-accent")})`,
        },
        "&.Mui-disabled": { borderColor: token("--line-soft") },
      },
      sizeSmall: { minHeight: "2rem", padding: "0.1875rem 0.75rem" },
      sizeLarge: { minHeight: "3rem", padding: "0.5rem 1.5rem", fontSize: "1rem" },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        minWidth: "2.75rem",
        minHeight: "2.75rem",
        padding: "0.625rem",
        color: token("--text-primary"),
        borderRadius: "max(var(--radius-control), 0.375rem)",
        "&:hover": { backgroundColor: token("--surface-hover") },
        "&:active": { backgroundColor: token("--surface-selected") },
      },
      sizeSmall: { minWidth: "2rem", minHeight: "2rem", padding: "0.375rem" },
    },
  },
};
