import type { Components, Theme } from "@mui/material/styles";
import { ROOT_FONT_SIZE } from "./layouts";
import { token } from "./palette";

const focusRing = {
  outline: `0.1875rem solid ${token("--focus-ring")}`,
  outlineOffset: "0.125rem",
};

/** Rules of the page itself; the looks' style sheets add art and shapes, these stand without them. */
const page: Components<Theme>["MuiCssBaseline"] = {
  styleOverrides: {
    html: {
      fontSize: ROOT_FONT_SIZE,
      // What the focus goes to must not end up behind the header, nor behind the bar of phones.
      scrollPaddingBlock: "5.5rem 4.5rem",
      scrollbarColor: `${token("--line-control")} transparent`,
    },
    body: { fontFamily: "var(--font-body)", minHeight: "100dvh", textWrap: "pretty" },
    ":focus-visible": focusRing,
    "::selection": { backgroundColor: token("--brand-accent"), color: token("--brand-accent-contrast") },
    "@media (prefers-reduced-motion: reduce)": {
      "*, *::before, *::after": {
        animationDuration: "0.01ms !important",
        animationIterationCount: "1 !important",
        transitionDuration: "0.01ms !important",
        scrollBehavior: "auto !important",
      },
    },
  },
};

/**
 * How the MUI components look with which pages begin. Plain data keyed by name: nothing here imports a component. All
 * others come with the parts that use them (partComponents.ts).
 */
export const components: Components<Theme> = {
  MuiCssBaseline: page,
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        borderRadius: "var(--radius-control)",
        backgroundColor: token("--surface-card"),
        minHeight: "2.75rem",
        "&:hover:not(.Mui-error) .MuiOutlinedInput-notchedOutline": { borderColor: token("--text-primary") },
        "&.Mui-focused:not(.Mui-error) .MuiOutlinedInput-notchedOutline": {
          borderColor: token("--focus-ring"),
          borderWidth: "0.125rem",
        },
        // A thicker red line alone would hardly tell where the focus is.
        "&.Mui-focused.Mui-error": focusRing,
        "&.Mui-disabled": { backgroundColor: token("--surface-hover") },
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
      notchedOutline: { borderColor: token("--line-control") },
      multiline: { padding: 0 },
    },
  },
  MuiInputBase: { styleOverrides: { root: { fontSize: "1rem" } } },
};
