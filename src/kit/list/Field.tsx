import { styled, type Theme } from "@mui/material/styles";
import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentProps } from "react";

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
  "& > label": { flex: "none" },
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

const Frame = styled("span")({
  position: "relative",
  minInlineSize: 0,
  display: "inline-flex",
  alignItems: "center",
  "& > svg": { position: "absolute", insetInlineEnd: "0.5rem", pointerEvents: "none" },
  "@media (forced-colors: active)": { "& > svg": { display: "none" } },
});

const Select = styled("select")(({ theme }) => ({
  ...face({ theme }),
  paddingInlineEnd: "2rem",
  appearance: "none",
  minInlineSize: 0,
  inlineSize: "100%",
  textOverflow: "ellipsis",
  cursor: "pointer",
  "@media (forced-colors: active)": { appearance: "auto" },
}));

/** The browser's own choice list, known to every hand and every screen reader, in the theme's shape. */
export const SelectField = (props: ComponentProps<typeof Select>) => (
  <Frame>
    <Select {...props} />
    <ChevronDown aria-hidden size="1rem" />
  </Frame>
);
