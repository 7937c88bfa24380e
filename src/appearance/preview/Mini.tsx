import { styled } from "@mui/material/styles";
import type { CSSProperties, ReactElement, ReactNode } from "react";
import { stylesPathOf } from "../../../theme/applyTheme";
import type { ResolvedTheme, ShownScheme } from "../../../theme/themes";
import { tokensOf } from "../../../theme/tokens";

/** As a page is seen from afar: its measures are parts of its own width. */
const Frame = styled("div")({
  containerType: "inline-size",
  inlineSize: "100%",
  aspectRatio: "16 / 10",
  borderRadius: "0.5rem",
  border: "1px solid var(--line-control)",
  overflow: "hidden",
  forcedColorAdjust: "none",
  "& > div": {
    boxSizing: "border-box",
    blockSize: "100%",
    display: "grid",
    background: "var(--mini-art), var(--surface-page)",
    color: "var(--text-primary)",
    fontFamily: "var(--font-body)",
    fontSize: "max(0.5rem, 4.4cqw)",
    lineHeight: 1.2,
    whiteSpace: "nowrap",
  },
});

/** A line of words, as wide as said. */
export const Words = styled("i")({
  display: "block",
  inlineSize: "var(--wide, 100%)",
  blockSize: "1.6cqw",
  borderRadius: "0.8cqw",
  backgroundColor: "var(--ink, var(--text-secondary))",
  opacity: 0.75,
});

/** The variables of one piece: how wide it is, and in which token it is drawn. */
export const piece = (wide: string, ink?: `--${string}`): CSSProperties =>
  ({ "--wide": wide, ...(ink && { "--ink": `var(${ink})` }) }) as CSSProperties;

/** How much smaller corners and edges are than those of a page. */
const SCALE = 0.4;

/** A length of a look's shape as it is from afar; all else stays. */
const fromAfar = ([name, value]: readonly [string, string]): readonly [string, string] => [
  name,
  /^--(radius|border)/.test(name)
    ? value.replace(/([\d.]+)(rem)?/g, (whole, rem: string, unit?: string) =>
        unit ? `${Number(rem) * SCALE}rem` : whole,
      )
    : value,
];

/** The soft clouds of the plain look, and the drawings of the others. */
const artOf = ({ look }: ResolvedTheme, scheme: ShownScheme): string =>
  look === "color"
    ? "radial-gradient(70% 90% at 10% 0, var(--surface-mesh1), transparent), radial-gradient(70% 90% at 100% 100%, var(--surface-mesh3), transparent)"
    : `url("${stylesPathOf(document)}${look}-${scheme}.svg") 50% 100% / 100% auto no-repeat`;

interface Props {
  readonly theme: ResolvedTheme;
  readonly scheme: ShownScheme;
  /** What is shown, for those who do not see it. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A page in small, in a theme of its own: the theme's variables are set on it alone [THEME-05]. */
export function Mini({ theme, scheme, label, children }: Props): ReactElement {
  const variables = {
    ...Object.fromEntries(Object.entries(tokensOf(theme.color, theme.look, scheme)).map(fromAfar)),
    "--mini-art": artOf(theme, scheme),
    colorScheme: scheme,
  } as CSSProperties;
  return (
    <Frame role="img" aria-label={label} style={variables}>
      {children}
    </Frame>
  );
}
