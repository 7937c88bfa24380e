import { Box } from "@mui/material";

interface Props {
  readonly all: number;
  readonly done: number;
  readonly ready: number;
}

/** A class as a bar: full where photos are kept, light where they can be taken. Figures stand beside it in words. */
export function Meter({ all, done, ready }: Props) {
  const share = (count: number) => `${(count / Math.max(1, all)) * 100}%`;
  return (
    <Box
      aria-hidden
      sx={{
        display: "flex",
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
          inlineSize: share(done),
          bgcolor: "brand.mark",
          "@media (forced-colors: active)": { bgcolor: "Highlight" },
        }}
      />
      <Box
        sx={{
          inlineSize: share(ready),
          bgcolor: "brand.tint4",
          "@media (forced-colors: active)": { bgcolor: "GrayText" },
        }}
      />
    </Box>
  );
}
