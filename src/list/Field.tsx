import { styled, type Theme } from "@mui/material/styles";

const face = ({ theme }: { theme: Theme }) => ({
  minBlockSize: "2.5rem",
  padding: "0.25rem 0.625rem",
  border: `1px solid ${theme.vars.palette.line.control}`,
  borderRadius: "max(min(var(--radius-control), 0.75rem), 0.375rem)",
  backgroundColor: theme.vars.palette.surface.card,
  color: theme.vars.palette.text.primary,
  font: "inherit",
  fontVariantNumeric: "tabular-nums",
  "&:hover": { borderColor: theme.vars.palette.text.primary },
});

const frame = {
  display: "inline-flex",
  alignItems: "center",
  gap: "0.5rem",
  maxInlineSize: "100%",
  "& > :is(label, .label)": { flex: "none" },
};

/** A label beside its field. */
export const FieldFrame = styled("div")(frame);

/** The same where Enter does something. */
export const FieldForm = styled("form")(frame);

/** A short field for a number. */
export const Field = styled("input")(({ theme }) => ({
  ...face({ theme }),
  inlineSize: "3.75rem",
  textAlign: "center",
}));
