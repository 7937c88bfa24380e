import { styled } from "@mui/material/styles";

/**
 * Over the end of a long page of an application, above the bar of phones: it is always in sight, and what comes and goes in it moves
 * nothing of the page. Where a window is low, it stands at the page's end.
 */
export const PageFoot = styled("div")({
  position: "sticky",
  insetBlockEnd: "1rem",
  zIndex: 1,
  display: "grid",
  gap: "0.5rem",
  "&:empty": { display: "none" },
  "@media (max-width: 37.5em)": { insetBlockEnd: "calc(4.5rem + env(safe-area-inset-bottom))" },
  "@media (max-height: 28em)": { position: "static" },
});
