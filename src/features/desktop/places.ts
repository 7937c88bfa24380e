import { styled } from "@mui/material/styles";

/** The desktop's two columns, which become one below 1025 px, and the sizes of the tiles in them. */
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
  "@media (max-width: 1280px)": { gap: "1.5rem 2rem" },
  "@media (max-width: 1024px)": {
    gridTemplateColumns: "minmax(0, 1fr)",
    "--tile-width": "7.5rem",
    "--tile-icon": "4rem",
    paddingBlock: "1.5rem 2.5rem",
    paddingInline: "1.5rem",
  },
  "@media (max-width: 600px)": {
    "--tile-width": "5rem",
    "--tile-gap": "0.125rem",
    "--tile-icon": "3.375rem",
    "--tile-text": "0.8125rem",
    "--group-gap": "1.25rem",
    paddingBlock: "1.125rem 2rem",
    paddingInline: "0.75rem",
  },
  "@media (max-width: 430px)": {
    "--tile-columns": "4",
    "--tile-width": "0rem",
    "--tile-text": "0.78125rem",
    // English names are one long word each; they need the width of five Chinese signs.
    "&:lang(en)": { "--tile-columns": "auto-fill", "--tile-width": "5.25rem" },
  },
});

/** The wide column: greeting and applications. */
export const Column = styled("div")({ display: "grid", gap: "1.75rem", minInlineSize: 0 });

/** The narrow column of cards; side by side where it lies below the wide one. */
export const Rail = styled("aside")({
  display: "grid",
  gap: "1.5rem",
  minInlineSize: 0,
  "@media (max-width: 1024px)": { gridTemplateColumns: "repeat(auto-fit, minmax(min(17rem, 100%), 1fr))" },
});
