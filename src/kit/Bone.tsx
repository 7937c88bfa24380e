import { keyframes, styled } from "@mui/material/styles";

const breathe = keyframes({ "50%": { opacity: 0.45 } });

/** How a shape shows that it stands for something still coming; still, for who wants no motion, and seen without colours. */
export const breathing = {
  animation: `${breathe} 1.6s ease-in-out infinite`,
  "@media (prefers-reduced-motion: reduce)": { animation: "none" },
  "@media (forced-colors: active)": { border: "1px solid GrayText" },
} as const;

/** A quiet shape in the place of something that is still coming. Sized by its style; heard by nobody. */
export const Bone = styled("span")(({ theme }) => ({
  display: "block",
  blockSize: "1em",
  maxInlineSize: "100%",
  borderRadius: "0.375em",
  backgroundColor: theme.vars.palette.line.soft,
  ...breathing,
}));
