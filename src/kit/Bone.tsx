import { keyframes, styled } from "@mui/material/styles";

const breathe = keyframes({ "50%": { opacity: 0.45 } });

/** A quiet shape in the place of something that is still coming. Sized by its style; heard by nobody. */
export const Bone = styled("span")(({ theme }) => ({
  display: "block",
  blockSize: "1em",
  maxInlineSize: "100%",
  borderRadius: "0.375em",
  backgroundColor: theme.vars.palette.line.soft,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  "@media (prefers-reduced-motion: reduce)": { animation: "none" },
  "@media (forced-colors: active)": { border: "1px solid GrayText" },
}));
