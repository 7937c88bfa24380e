import { styled } from "@mui/material/styles";
import CircleCheck from "lucide-react/icons/circle-check";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { CSSProperties, ReactElement } from "react";
import { BLACK, contrast, parseHex, WHITE } from "../../../../theme/tints";
import { CONTROL_MINIMUM, TEXT_MINIMUM } from "../../../../theme/tokens";
import type { FontStyle } from "../../core/font/fontStyle";
import type { Text } from "../../core/wire/text";
import { useLanguage, useText } from "../../i18n/useText";
import { fontStack } from "./fontFamilies";

const Place = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "0.5rem",
  "& p": { margin: 0 },
  "& .paper": {
    padding: "1rem",
    border: `1px solid ${theme.vars.palette.line.control}`,
    borderRadius: "var(--radius-control)",
    lineHeight: 1.6,
    overflowWrap: "anywhere",
    // The colours are the person's choice, which is what is shown here.
    forcedColorAdjust: "none",
    backgroundColor: "var(--paper)",
    color: "var(--ink)",
    // A sample for the eye alone, in whatever colour was chosen: those who hear the page hear the verdict below.
    "&::before": { content: "attr(data-preview)" },
  },
  "& .verdict": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "0.25rem 0.5rem",
    fontSize: "0.875rem",
    color: theme.vars.palette.text.secondary,
  },
  "& .verdict > svg": { flex: "none", color: theme.vars.palette.success.main },
  "& .verdict[data-poor] > svg": { color: theme.vars.palette.warning.main },
  "@media (forced-colors: active)": { "& .verdict > svg": { color: "CanvasText !important" } },
}));

const verdictOf = (ratio: number): Text => ({
  id: `kit.font.contrast.${ratio >= TEXT_MINIMUM ? "good" : ratio >= CONTROL_MINIMUM ? "large" : "poor"}`,
});

interface Props {
  readonly style: FontStyle;
  /** The ground behind the text, `#rrggbb`. */
  readonly paper: string;
  readonly sample: Text;
}

/** Words as they will look, and how well they read on their ground [THEME-08]. */
export function FontPreview({ style, paper, sample }: Props): ReactElement {
  const text = useText();
  const language = useLanguage();
  const ratio = contrast(parseHex(style.color) ?? BLACK, parseHex(paper) ?? WHITE);
  // Never rounded up: 4.49 is not 4.5.
  const shown = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(
    Math.floor(ratio * 10) / 10,
  );
  const isPoor = ratio < TEXT_MINIMUM;
  const Glyph = isPoor ? TriangleAlert : CircleCheck;
  const colors = { "--paper": paper, "--ink": style.color } as CSSProperties;
  return (
    <Place>
      <div
        className="paper"
        aria-hidden
        data-preview={text(sample)}
        style={{ ...colors, fontSize: style.fontSize, fontFamily: fontStack(style.fontFamily) }}
      />
      <p className="verdict" role="status" data-poor={isPoor ? "" : undefined}>
        <Glyph aria-hidden size="1.125rem" />
        <span>{text({ id: "kit.font.contrast", values: { ratio: shown } })}</span>
        <span>{text(verdictOf(ratio))}</span>
      </p>
    </Place>
  );
}
