import GlobalStyles from "@mui/material/GlobalStyles";
import type { ReactElement } from "react";
import { NO_PRINT } from "../../theme/print";

const PLAIN = {
  color: "black !important",
  background: "none !important",
  boxShadow: "none !important",
  textShadow: "none !important",
  filter: "none !important",
} as const;

/** What is pressed and says nothing by itself; buttons that hold content are MUI's bare ones, or say whether they are open or chosen. */
const CONTROLS =
  ".look-page main :is(.MuiButton-root, button:not([aria-expanded], [aria-pressed], .MuiButtonBase-root))";

/**
 * The page as the browser itself prints it: what the person reads, black on white, without bars, panels, dialogs and notices.
 * Parts that are printed alone have their own sheet (theme/print.ts).
 */
const styles = {
  "@media print": {
    html: { colorScheme: "light !important", scrollPadding: 0 },
    "html, body": { minHeight: "0 !important", background: "white !important" },
    [`#kit-portal, #portal, .look-header, .look-foot, .look-page > a, .look-page [${NO_PRINT}], ${CONTROLS}`]:
      {
        display: "none !important",
      },
    ".look-page": { minBlockSize: "0 !important" },
    ".look-page, .look-page *, .look-page *::before, .look-page *::after": PLAIN,
    ".look-page :is(aside, nav, section, [role='region'])": {
      position: "static !important",
      maxBlockSize: "none !important",
      overflow: "visible !important",
    },
    ".look-page .look-card": { border: "1px solid currentColor !important", breakInside: "avoid" },
    ".look-page :is(li, tr)": { breakInside: "avoid" },
    ".look-page :is(h1, h2, h3)": { breakAfter: "avoid" },
  },
} as const;

/** Draws nothing; while it is there, the browser prints pages plainly [WID-06]. */
export const PagePrint = (): ReactElement => <GlobalStyles styles={styles} />;
