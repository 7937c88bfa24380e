import { styled } from "@mui/material/styles";
import { TINY } from "../../theme/layouts";

/** Below this width the cards stand between the day and the applications, in the order in which the page is read. */
const ONE_COLUMN = "@media (max-width: 64em)";

/**
 * The desktop's places: greeting and day first, then the rail of cards, then the applications. On wide screens the rail is the
 * second column; below 64 em all of it is one. The sizes of the tiles are set here too.
 */
export const Places = styled("div")({
  "--tile-width": "clamp(7.25rem, 8.1vw, 9.75rem)",
  "--tile-icon": "3.75rem",
  "--tile-text": "1rem",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) clamp(17rem, 21.5vw, 24.375rem)",
  gridTemplateAreas: '"top rail" "apps rail"',
  gridTemplateRows: "auto 1fr",
  gap: "1.75rem 1.75rem",
  alignItems: "start",
  paddingBlock: "1.75rem 3rem",
  paddingInline: "clamp(1.5rem, 3.5vw, 4rem)",
  [ONE_COLUMN]: {
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateAreas: '"top" "rail" "apps"',
    "--tile-width": "7.5rem",
    paddingBlock: "1.5rem 2.5rem",
    paddingInline: "1.5rem",
  },
  "@media (max-width: 37.5em)": {
    "--tile-width": "5rem",
    "--tile-gap": "0.125rem",
    "--tile-icon": "3.375rem",
    "--tile-text": "0.8125rem",
    "--group-gap": "1.25rem",
    gap: "1rem",
    paddingBlock: "1rem 2rem",
    // The edge of a phone does not grow with large text.
    paddingInline: "min(1rem, 4.2vw)",
  },
  "@media (max-width: 26.875em)": {
    "--tile-columns": "4",
    "--tile-width": "0rem",
    "--tile-text": "0.78125rem",
    // English names are one long word each; they need the width of five Chinese signs.
    "&:lang(en)": { "--tile-columns": "auto-fill", "--tile-width": "5.25rem" },
  },
  [TINY]: { "--tile-columns": "auto-fill", "--tile-width": "4.5rem" },
});

/** What matters now: the greeting, and the strip of cards below it. */
export const Top = styled("div")({ gridArea: "top", display: "grid", gap: "1.25rem", minInlineSize: 0 });

/** The day and the to-dos beside it; one below the other where there is no room. */
export const Strip = styled("div")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(24rem, 100%), 1fr))",
  gap: "1.125rem",
  "& > *": { minInlineSize: 0 },
  // A day is as high before it comes: the applications below stay where they are.
  "@media (min-width: 64.0625em)": {
    "--card-outline": "19rem",
    "& > [aria-busy='true'], & > .look-day:not(.slim)": { minBlockSize: "var(--card-outline)" },
  },
  // A day with nothing in it is a line above the to-dos.
  "&:has(> .slim)": { gridTemplateColumns: "minmax(0, 1fr)" },
  "& > .slim > div": { marginBlockEnd: 0 },
  "@media (max-width: 37.5em)": { gap: "0.875rem" },
});

/** The person's applications, and then all of them. */
export const Column = styled("div")({
  gridArea: "apps",
  display: "grid",
  gap: "1.75rem",
  minInlineSize: 0,
});

/**
 * The cards of messages and applications. Beside the page they stay in view while it scrolls, and scroll by themselves where
 * there are more than fit; in one column they stand side by side.
 */
export const Rail = styled("aside")({
  gridArea: "rail",
  display: "grid",
  gap: "1.125rem",
  minInlineSize: 0,
  "@media (min-width: 64.0625em) and (min-height: 30em)": {
    position: "sticky",
    "--rail-top": "var(--header-height, 4.5rem)",
    insetBlockStart: "calc(var(--rail-top) + 1.25rem)",
    maxBlockSize: "calc(100dvh - var(--rail-top) - 2.5rem)",
    overflowY: "auto",
    scrollbarWidth: "thin",
    // The shadows of its cards are not cut off.
    margin: "-0.5rem -1rem -1.5rem",
    padding: "0.5rem 1rem 1.5rem",
  },
  [ONE_COLUMN]: { gridTemplateColumns: "repeat(auto-fit, minmax(min(17rem, 100%), 1fr))" },
  // Where two stand side by side, the last of an odd number is as wide as both.
  "@media (min-width: 38.25em) and (max-width: 56.25em)": {
    "& > :last-child:nth-of-type(odd)": { gridColumn: "1 / -1" },
  },
  "&:empty": { display: "none" },
});
