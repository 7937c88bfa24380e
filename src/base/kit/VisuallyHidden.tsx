import { styled } from "@mui/material/styles";

/** Text for screen readers only. */
export const VisuallyHidden = styled("span")({
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  margin: "-1px",
  padding: 0,
  border: 0,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});
