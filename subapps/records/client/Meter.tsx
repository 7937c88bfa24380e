import { Box } from "@mui/material";

interface Props {
  readonly all: number;
  readonly done: number;
}

/** How many photos of a class are kept, as a bar; figures stand beside it in words. */
export function Meter({ all, done }: Props) {
  return (
    <Box
      aria-hidden
      sx={{
        inlineSize: "100%",
        blockSize: "0.5rem",
        overflow: "hidden",
        borderRadius: "0.25rem",
        bgcolor: "surface.hover",
        border: "1px solid",
        borderColor: "line.soft",
        "& > *": { forcedColorAdjust: "none", transition: "inline-size 200ms ease-out" },
        "@media (prefers-reduced-motion: reduce)": { "& > *": { transition: "none" } },
      }}
    >
      <Box
        sx={{
          inlineSize: `${(done / Math.max(1, all)) * 100}%`,
          blockSize: "100%",
          bgcolor: "brand.mark",
          "@media (forced-colors: active)": { bgcolor: "Highlight" },
        }}
      />
    </Box>
  );
}
