import { styled } from "@mui/material/styles";

/** Marks its content by `data-quiet` where the person wants no toasts at present [MORE-03]. */
export const QuietMark = styled("span")(({ theme }) => ({
  position: "relative",
  display: "grid",
  placeItems: "center",
  "&[data-quiet]::after": {
    content: '"–"',
    position: "absolute",
    insetBlockEnd: "-0.25rem",
    insetInlineEnd: "-0.25rem",
    inlineSize: "1rem",
    blockSize: "1rem",
    border: `1px solid ${theme.vars.palette.surface.header}`,
    borderRadius: "50%",
    fontSize: "0.875rem",
    lineHeight: "0.75rem",
    textAlign: "center",
    backgroundColor: theme.vars.palette.badge.main,
    color: theme.vars.palette.badge.contrast,
  },
}));

/** The round with the first letter of a person's name, or with their picture. */
export const Avatar = styled(QuietMark)(({ theme }) => ({
  flex: "none",
  inlineSize: "2.25rem",
  blockSize: "2.25rem",
  borderRadius: "50%",
  fontWeight: 700,
  backgroundColor: theme.vars.palette.brand.tint2,
  color: theme.vars.palette.brand.accent,
  // Over the letter, which is seen where the picture does not load.
  "& > img": {
    position: "absolute",
    inlineSize: "100%",
    blockSize: "100%",
    borderRadius: "50%",
    objectFit: "cover",
  },
}));
