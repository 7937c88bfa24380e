import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";

/** Where the applications stand: a bar, a side, or both for a layout of a school's own. */
const Page = styled("span")(({ theme }) => ({
  display: "grid",
  inlineSize: "3.5rem",
  blockSize: "2.25rem",
  borderRadius: "0.25rem",
  border: `1px solid ${theme.vars.palette.line.control}`,
  backgroundColor: theme.vars.palette.surface.card,
  overflow: "hidden",
  gridTemplate: '"bar bar" 0.625rem "side page" 1fr / 1rem 1fr',
  "&::before, &::after": { content: '""', backgroundColor: theme.vars.palette.brand.mark },
  "&::before": { gridArea: "bar" },
  "&::after": { gridArea: "side" },
  "&[data-layout='top']::after, &[data-layout='left']::before": { display: "none" },
  "&[data-layout='left']::after": { gridRow: "1 / 3" },
  "@media (forced-colors: active)": {
    "&::before, &::after": { backgroundColor: "CanvasText", forcedColorAdjust: "none" },
  },
}));

/** A layout in small. */
export const LayoutPreview = ({ layout }: { readonly layout: string }): ReactElement => (
  <Page data-layout={layout} />
);
