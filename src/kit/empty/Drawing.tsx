import { styled } from "@mui/material/styles";

/** The sheet of a small drawing: `line`, `wash` and `paper` take the theme's own colours, in every look. */
export const Drawing = styled("svg")(({ theme }) => ({
  inlineSize: "min(15rem, 70%)",
  blockSize: "auto",
  "& .line": {
    fill: "none",
    stroke: theme.vars.palette.brand.accent,
    strokeWidth: 3,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  },
  "& .wash": { fill: theme.vars.palette.brand.tint2 },
  "& .paper": { fill: theme.vars.palette.surface.card },
}));
