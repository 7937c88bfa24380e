import { styled } from "@mui/material";

/** Tiles instead of rows: beside each other, with large pictures. */
const TILES = {
  "&[data-tiles]": {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(8rem, 100%), 1fr))",
    gap: "0.5rem",
    padding: "0.75rem",
  },
  "&[data-tiles] > [role=option]": {
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: "7rem auto auto",
    alignItems: "start",
    justifyItems: "center",
    gap: "0.375rem",
    padding: "0.5rem",
    border: 0,
    borderRadius: "var(--radius-control)",
    textAlign: "center",
  },
  "&[data-tiles] .mark": { position: "relative", inlineSize: "100%", blockSize: "7rem" },
  // Fingers choose by it, so that it is there before; its edge takes presses, too.
  "&[data-tiles] .check": {
    position: "absolute",
    insetBlockStart: "0.25rem",
    insetInlineEnd: "0.25rem",
    "&::after": { content: '""', position: "absolute", inset: "-0.5rem" },
  },
} as const;

/** The chosen rows where the system has colours of its own. */
const FORCED_COLOURS = {
  "@media (forced-colors: active)": {
    "& > [role=option][aria-selected=true]": {
      forcedColorAdjust: "none",
      backgroundColor: "Highlight",
      color: "HighlightText",
      outlineColor: "HighlightText !important",
      // The parts have colours of their own, which the row's adjustment would leave as they are.
      "& .figure, & .note, & .mark > *": { color: "inherit", backgroundColor: "transparent" },
      "& .mark > span:not(.check)": { borderColor: "HighlightText" },
      "& .check": { backgroundColor: "HighlightText", color: "Highlight" },
    },
  },
} as const;

/** The frame of a list of things, and the looks of its rows or tiles. */
export const ItemBox = styled("div")(({ theme }) => ({
  // The thing that the keyboard is on has the ring.
  "&:focus-visible:has([data-at])": { outline: "none" },
  "& > [role=option]": {
    display: "grid",
    gridTemplateColumns: "2.5rem minmax(0, 1fr) 7rem 13rem",
    alignItems: "center",
    gap: "0 1rem",
    minBlockSize: "3.25rem",
    padding: "0.375rem 0.75rem",
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
    cursor: "default",
    userSelect: "none",
  },
  "& > [role=option]:hover": { backgroundColor: theme.vars.palette.surface.hover },
  "& > [role=option][aria-selected=true]": { backgroundColor: theme.vars.palette.brand.tint2 },
  "& > [role=option][data-over]": {
    outline: `0.125rem solid ${theme.vars.palette.brand.mark}`,
    outlineOffset: "-0.125rem",
  },
  "& > [role=option][data-cut]": { opacity: 0.55 },
  "&:focus-visible > [data-at]": {
    outline: `0.125rem solid ${theme.vars.palette.text.primary}`,
    outlineOffset: "-0.125rem",
  },
  "& .mark": {
    display: "grid",
    gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr)",
    placeItems: "center",
    inlineSize: "2.5rem",
    blockSize: "2.5rem",
  },
  "& .check": {
    display: "grid",
    placeItems: "center",
    inlineSize: "1.75rem",
    blockSize: "1.75rem",
    borderRadius: "50%",
    backgroundColor: theme.vars.palette.fill.main,
    color: theme.vars.palette.fill.contrast,
  },
  "& .name, & .note": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  "& .note": { display: "block", color: theme.vars.palette.text.secondary, fontSize: "0.875rem" },
  "& .figure": {
    color: theme.vars.palette.text.secondary,
    fontSize: "0.9375rem",
    fontVariantNumeric: "tabular-nums",
  },
  "& .size": { textAlign: "end" },
  "@media (max-width: 48em)": {
    "&:not([data-tiles]) > [role=option]": {
      gridTemplateColumns: "2.5rem minmax(0, 1fr) auto",
      paddingBlock: "0.5rem",
    },
    "&:not([data-tiles]) .name": { whiteSpace: "normal", overflowWrap: "anywhere" },
    "&:not([data-tiles]) .when": { gridColumn: 2, gridRow: 2 },
    "&:not([data-tiles]) .size": { gridColumn: 3, gridRow: 1 },
  },
  ...TILES,
  "& .check[data-off]": {
    backgroundColor: theme.vars.palette.surface.card,
    color: "transparent",
    border: `0.125rem solid ${theme.vars.palette.text.secondary}`,
    "@media (hover: hover)": { display: "none" },
  },
  "&[data-tiles] .name": { maxInlineSize: "100%" },
  "&[data-tiles] .size": { textAlign: "center" },
  "&[data-tiles] .when": { display: "none" },
  ...FORCED_COLOURS,
}));
