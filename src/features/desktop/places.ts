import { styled } from "@mui/material/styles";
import { TINY } from "../../../theme/layouts";

/** The desktop's two columns, which become one below 64 em, and the sizes of the tiles in them. */
export const Places = styled("div")({
  "--tile-width": "clamp(7.25rem, 8.1vw, 9.75rem)",
  "--tile-icon": "4.5rem",
  "--tile-text": "1rem",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) clamp(17rem, 20.3vw, 24.375rem)",
  gap: "1.5rem 2.75rem",
  alignItems: "start",
  paddingBlock: "2.25rem 3rem",
  paddingInline: "clamp(1.5rem, 3.75vw, 4.5rem) clamp(1.5rem, 3.2vw, 3.75rem)",
  "@media (max-width: 80em)": { gap: "1.5rem 2rem" },
  "@media (max-width: 64em)": {
    gridTemplateColumns: "minmax(0, 1fr)",
    "--tile-width": "7.5rem",
    "--tile-icon": "4rem",
    paddingBlock: "1.5rem 2.5rem",
    paddingInline: "1.5rem",
  },
  "@media (max-width: 37.5em)": {
    "--tile-width": "5rem",
    "--tile-gap": "0.125rem",
    "--tile-icon": "3.375rem",
    "--tile-text": "0.8125rem",
    "--group-gap": "1.25rem",
    paddingBlock: "1.125rem 2rem",
    paddingInline: "0.75rem",
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

/** The wide column: greeting and applications. */
export const Column = styled("div")({ display: "grid", gap: "1.75rem", minInlineSize: 0 });

/** The narrow column of cards; side by side where it lies below the wide one. */
export const Rail = styled("aside")({
  display: "grid",
  gap: "1.5rem",
  minInlineSize: 0,
  "@media (max-width: 64em)": { gridTemplateColumns: "repeat(auto-fit, minmax(min(17rem, 100%), 1fr))" },
});
