import { styled, type Theme } from "@mui/material/styles";

const face = ({ theme }: { theme: Theme }) => ({
  position: "relative" as const,
  flex: "none",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minInlineSize: "2.75rem",
  blockSize: "2.75rem",
  padding: 0,
  border: 0,
  borderRadius: "1.375rem",
  backgroundColor: "transparent",
  color: theme.vars.palette.text.primary,
  font: "inherit",
  textDecoration: "none",
  cursor: "pointer",
  transition: "background-color 160ms ease-out",
  "& svg": { inlineSize: "1.25rem", blockSize: "1.25rem" },
  "&:hover, &[aria-expanded='true'], &[data-active='true']": {
    backgroundColor: theme.vars.palette.surface.selected,
  },
});

/** A round button of the header: one glyph, 44 px to touch, named by its `aria-label`. */
export const HeaderButton = styled("button")(face);

/** Phones have what it leads to in their bar. */
export const HIDDEN_ON_PHONES = { "@media (max-width: 37.5em)": { display: "none" } } as const;
