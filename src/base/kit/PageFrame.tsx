import { styled } from "@mui/material/styles";
import type { ComponentProps, ReactElement } from "react";
import { SharedFootFrame } from "./PageFoot";

const Frame = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "1rem",
  maxInlineSize: "128rem",
  marginInline: "auto",
  padding: "clamp(1rem, 2vw, 1.5rem) clamp(0.75rem, 3.75vw, 4.5rem)",
  // Within its edge: outside of it are the window's.
  "&:focus-visible": { outlineOffset: "-0.25rem" },
});

/**
 * The frame of an application's page: its parts below each other, with the margins that all pages have, and no wider than
 * can be read. Its foot, where `PageFoot` draws, stands over the end of a long page.
 */
export const PageFrame = ({ children, ...props }: ComponentProps<typeof Frame>): ReactElement => (
  <Frame {...props}>
    <SharedFootFrame>{children}</SharedFootFrame>
  </Frame>
);
