import { keyframes, styled } from "@mui/material/styles";

const breathe = keyframes({ "50%": { opacity: 0.45 } });

/** How a shape shows that it is a placeholder; without motion for people who want none, and visible without colours. */
export const breathing = {
  animation: `${breathe} 1.6s ease-in-out infinite`,
  "@media (prefers-reduced-motion: reduce)": { animation: "none" },
  "@media (forced-colors: active)": { border: "1px solid GrayText" },
} as const;

/** A quiet shape in place of content that is loading. Sized by its style; hidden from screen readers. */
export const Skeleton = styled("span")(({ theme }) => ({
  display: "block",
  blockSize: "1em",
  maxInlineSize: "100%",
  borderRadius: "0.375em",
  backgroundColor: theme.vars.palette.line.soft,
  ...breathing,
}));
