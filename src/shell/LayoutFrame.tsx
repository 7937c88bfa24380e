import GlobalStyles from "@mui/material/GlobalStyles";
import { styled } from "@mui/material/styles";
import type { CSSProperties, ReactElement, ReactNode } from "react";
import { TINY } from "../../theme/layouts";
import { LAYOUTS, type LayoutName } from "./layouts";

/**
 * Keeps a focused element of the page clear of the header, of a banner over its foot, and of the bar of phones. Elements that stay in
 * view while the page scrolls need no such room: browsers would scroll the page for it in vain [A11Y-02].
 */
const focusRoom = (
  <GlobalStyles
    styles={{
      html: {
        scrollPaddingBlock: "5.5rem calc(1rem + var(--foot-room, 0rem))",
        "@media (max-width: 37.5em)": {
          scrollPaddingBlockEnd: "calc(4.5rem + env(safe-area-inset-bottom) + var(--foot-room, 0rem))",
        },
        // Header and bar scroll away in a very low window.
        "@media (max-height: 22.5em)": { scrollPaddingBlock: "0.5rem" },
        "&:has(.look-page :focus:not(main, main *), [data-stays-in-view] :focus)": { scrollPaddingBlock: 0 },
      },
    }}
  />
);

const Shell = styled("div")({ display: "flex", flexDirection: "column", minBlockSize: "100dvh" });

const Body = styled("div")({ flex: 1, display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)" });

/** The side's own column. Its width is known before its code is loaded, so that the page never moves for it. */
const Column = styled("div")(({ theme }) => ({
  position: "relative",
  zIndex: theme.zIndex.appBar - 1,
  inlineSize: "var(--side-rail)",
  backgroundColor: theme.vars.palette.surface.header,
  borderInlineEnd: `1px solid ${theme.vars.palette.divider}`,
  "&[data-locked='true']": { "@media (min-width: 64.0625em)": { inlineSize: "var(--side-open)" } },
  // Phones have their bar at the bottom.
  "@media (max-width: 37.5em)": { display: "none" },
  "@media print": { display: "none" },
}));

/** The page itself, in the second column whatever is in the first. */
export const Main = styled("main")({
  gridColumn: 2,
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  // The bar of phones covers the bottom of the page.
  "@media (max-width: 37.5em)": { paddingBlockEnd: "calc(3.5rem + env(safe-area-inset-bottom))" },
  [TINY]: { paddingBlockEnd: 0 },
});

interface Props {
  readonly layout: LayoutName;
  /** Whether the side stays open beside the page. */
  readonly locked: boolean;
  /** The content above everything. */
  readonly header: ReactNode;
  readonly side?: ReactNode;
  /** The page's `Main`. */
  readonly children: ReactNode;
}

/** The places of every layout. They are the same for all, so that another layout moves the page and never remounts it. */
export function LayoutFrame({ layout, locked, header, side, children }: Props): ReactElement {
  const row = LAYOUTS[layout];
  return (
    <Shell className="look-page" data-layout={layout} style={row.measures as CSSProperties}>
      {focusRoom}
      {header}
      <Body>
        {"loadSide" in row && (
          <Column className="look-side" data-locked={locked}>
            {side}
          </Column>
        )}
        {children}
      </Body>
    </Shell>
  );
}
