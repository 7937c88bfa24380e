import { styled } from "@mui/material/styles";
import type { CSSProperties, ReactElement } from "react";
import { stylesPathOf } from "../../theme/applyTheme";
import { LOOKS, type Look, type ShownScheme } from "../../theme/themes";

const Page = styled("span")({
  position: "relative",
  inlineSize: "100%",
  blockSize: "4rem",
  borderRadius: "max(0.1875rem, var(--radius-control) - 0.25rem)",
  border: "1px solid var(--preview-line)",
  background: "var(--preview-art) 76% 100% / 10.5rem auto no-repeat, var(--preview-page)",
  overflow: "hidden",
  forcedColorAdjust: "none",
  "&::before, &::after": {
    content: '""',
    position: "absolute",
    insetBlockStart: "0.5rem",
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
    border: "1px solid var(--preview-line)",
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

/** A CSS variable carries a colour that is data, not design, into the style rule of a disc. */
export const colorVariables = (color: string): CSSProperties =>
  ({ "--preview-color": color }) as CSSProperties;

interface Props {
  readonly look: Look;
  readonly scheme: ShownScheme;
  /** The colour of the plain look. */
  readonly color: string;
}

/** A look in small: its page and art, a card on it and its colour, straight from the table of looks. */
export function LookPreview({ look, scheme, color }: Props): ReactElement {
  const neutrals = LOOKS[look][scheme];
  const variables = {
    "--preview-page": neutrals.page,
    "--preview-art": look === "color" ? "none" : `url("${stylesPathOf(document)}${look}-${scheme}.svg")`,
    "--preview-card": neutrals.card,
    "--preview-line": neutrals.outline ?? neutrals.art,
    "--preview-color": look === "color" ? color : LOOKS[look].color,
  } as CSSProperties;
  return <Page style={variables} />;
}
