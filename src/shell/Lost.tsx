import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";

const Drawing = styled("svg")(({ theme }) => ({
  "& .line": {
    fill: "none",
    stroke: theme.vars.palette.brand.accent,
    strokeWidth: 3,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  },
  "& .wash": { fill: theme.vars.palette.brand.tint2 },
}));

/** The drawing of a place that does not exist: a signpost on a hill, pointing both ways. */
export function Lost(): ReactElement {
  return (
    <Drawing viewBox="0 0 240 150" width={240} height={150} aria-hidden="true" focusable="false">
      <path className="wash" d="M8 138c40-34 76-42 112-42s74 10 112 42z" />
      <circle className="wash" cx="196" cy="34" r="16" />
      <path className="line" d="M8 138c40-34 76-42 112-42s74 10 112 42M120 96V20" />
      <path className="line" d="M120 26h54l14 12-14 12h-54zM120 58H72L58 70l14 12h48z" />
      <path className="line" d="M40 40c8-10 20-10 26 0 8-4 16 0 18 8H32c0-4 3-7 8-8z" />
    </Drawing>
  );
}
