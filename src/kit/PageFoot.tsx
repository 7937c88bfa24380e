import { styled } from "@mui/material/styles";
import type { ComponentProps, ReactElement } from "react";
import { keepsClear } from "./keepsClear";

const Foot = styled("div")({
  position: "sticky",
  insetBlockEnd: "calc(1rem + var(--foot-room, 0rem))",
  zIndex: 1,
  display: "grid",
  gap: "0.5rem",
  "&:empty": { display: "none" },
  "@media (max-width: 37.5em)": {
    insetBlockEnd: "calc(4.5rem + env(safe-area-inset-bottom) + var(--foot-room, 0rem))",
  },
  "@media (max-height: 28em)": { position: "static" },
});

/**
 * Over the end of a long page of an application, above the bar of phones: it is always in sight, and what comes and goes in it moves
 * nothing of the page. What floats at the window's foot stands above it. Where a window is low, it stands at the page's end.
 */
export const PageFoot = (props: Omit<ComponentProps<"div">, "ref">): ReactElement => (
  <Foot {...props} {...keepsClear} />
);
