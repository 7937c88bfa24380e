import { styled } from "@mui/material/styles";
import type { CSSProperties, ReactElement } from "react";
import { LOOKS, type Look } from "../../../../theme/themes";

const Page = styled("span")({
  position: "relative",
  inlineSize: "100%",
  blockSize: "2.75rem",
  borderRadius: "max(0.1875rem, var(--radius-control) - 0.25rem)",
  border: "1px solid var(--preview-line)",
  backgroundColor: "var(--preview-page)",
  overflow: "hidden",
  forcedColorAdjust: "none",
  "&::before, &::after": {
    content: '""',
    position: "absolute",
    insetBlockStart: "0.6875rem",
    blockSize: "1.25rem",
    borderRadius: "0.375rem",
  },
  "&::before": {
    insetInlineStart: "0.5rem",
    inlineSize: "1.25rem",
    backgroundColor: "var(--preview-color)",
  },
  "&::after": {
    insetInlineStart: "2.125rem",
    insetInlineEnd: "0.5rem",
    backgroundColor: "var(--preview-card)",
  },
});

/** A disc of one colour. */
export const Swatch = styled("span")({
  inlineSize: "1.75rem",
  blockSize: "1.75rem",
  borderRadius: "50%",
  backgroundColor: "var(--preview-color)",
  forcedColorAdjust: "none",
});

/** CSS variables carry colours that are data, not design, into a style rule. */
export const colorVariable = (color: string): CSSProperties =>
  ({ "--preview-color": color }) as CSSProperties;

/** A look in small: its page, a card on it and its colour, straight from the table of looks. */
export function LookPreview({ look }: { readonly look: Look }): ReactElement {
  const { color, light } = LOOKS[look];
  const colors = {
    "--preview-page": light.page,
    "--preview-card": light.card,
    "--preview-line": light.outline ?? light.art,
    "--preview-color": color,
  } as CSSProperties;
  return <Page style={colors} />;
}
