import { focusRing } from "./focusRing";
import { ROOT_FONT_SIZE } from "./layouts";
import { token } from "./palette";

/**
 * Rules of every page: what MUI's `CssBaseline` would set, as far as a page shows it, and our own. The looks' style sheets
 * add art and shapes; these stand without them. An animation that is not wanted ends at once, so that what waits for its
 * end goes on; a transition does not begin, since each one would delay a change of look by a frame [THEME-06, THEME-07].
 */
export const pageStyles = {
  html: {
    boxSizing: "border-box",
    fontSize: ROOT_FONT_SIZE,
    WebkitFontSmoothing: "antialiased",
    WebkitTextSizeAdjust: "100%",
    scrollbarColor: `${token("--line-control")} transparent`,
  },
  "*, ::before, ::after": { boxSizing: "inherit" },
  "b, strong": { fontWeight: 700 },
  // A date or a time stays together, and breaks only where a whole line has no room for it.
  time: { display: "inline-block" },
  body: {
    margin: 0,
    minHeight: "100dvh",
    backgroundColor: token("--surface-page"),
    color: token("--text-primary"),
    fontFamily: "var(--font-body)",
    lineHeight: 1.6,
    textWrap: "pretty",
    // A screen that is not a rectangle hides its edges.
    paddingInline: "env(safe-area-inset-left) env(safe-area-inset-right)",
    // Spares the ink.
    "@media print": { backgroundColor: "white" },
  },
  ":focus-visible": focusRing,
  "::selection": { backgroundColor: token("--fill-main"), color: token("--fill-contrast") },
  "@media (prefers-reduced-motion: reduce)": {
    "*, ::before, ::after": {
      animationDuration: "0.01ms !important",
      animationIterationCount: "1 !important",
      transition: "none !important",
      scrollBehavior: "auto !important",
    },
  },
} as const;
