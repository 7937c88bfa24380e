import type { Components, Theme } from "@mui/material/styles";
import { focusRing } from "./focusRing";
import { ROOT_FONT_SIZE } from "./layouts";
import { token } from "./palette";

/** Rules of the page itself; the looks' style sheets add art and shapes, these stand without them. */
const page: Components<Theme>["MuiCssBaseline"] = {
  styleOverrides: {
    html: {
      fontSize: ROOT_FONT_SIZE,
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
};
