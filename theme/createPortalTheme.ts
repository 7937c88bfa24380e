import { createTheme, type Components, type Shadows, type Theme } from "@mui/material/styles";
import { BREAKPOINTS, LAYERS, layersFrom } from "./layouts";
import { palette } from "./palette";

const heading = (size: string, lineHeight: number) => ({
  fontFamily: "var(--font-heading)",
  fontSize: size,
  fontWeight: 700,
  lineHeight,
  letterSpacing: "0.01em",
});

const card = "var(--shadow-card)";
const high = "var(--shadow-raised)";

/** MUI counts 25 elevations; the looks know flat, card and raised. */
// oxfmt-ignore
const shadows: Shadows = [
  "none", card, card, card, high, high, high, high, high, high, high, high, high,
  high, high, high, high, high, high, high, high, high, high, high, high,
];

/**
 * The one MUI theme. Every colour in it is a CSS variable set by `applyTheme`, so choosing another theme builds
 * no second one and renders nothing again. The looks of components that arrive after the page, and their words in its
 * language, are `late` [THEME-06].
 */
export const createPortalTheme = (late: Components<Theme> = {}): Theme =>
  createTheme({
    cssVariables: {
      cssVarPrefix: "p",
      nativeColor: true,
      disableCssColorScheme: true,
      /* Previews have another theme: there, the variables must be resolved again. */
      rootSelector: ":root, [data-look]",
    },
    colorSchemes: { light: { palette } },
    /* The step is MUI's own of 0.05 px. */
    breakpoints: { values: BREAKPOINTS, unit: "em", step: 5 / 16 },
    spacing: "0.5rem",
    shape: { borderRadius: "var(--radius-control)" },
    shadows,
    zIndex: {
      appBar: LAYERS.header,
      snackbar: LAYERS.notice,
      ...layersFrom(LAYERS.platform),
    },
    motion: { reducedMotion: "system" },
    transitions: {
      duration: {
        shortest: 150,
        shorter: 150,
        short: 180,
        standard: 200,
        complex: 200,
        enteringScreen: 180,
        leavingScreen: 150,
      },
      easing: {
        easeInOut: "cubic-bezier(0.2, 0, 0.2, 1)",
        easeOut: "cubic-bezier(0, 0, 0.2, 1)",
        easeIn: "cubic-bezier(0.4, 0, 1, 1)",
        sharp: "cubic-bezier(0.4, 0, 0.6, 1)",
      },
    },
    focusVisible: {
      outlineColor: "var(--focus-ring)",
      outlineWidth: "0.1875rem",
      outlineOffset: "0.125rem",
    },
    typography: {
      fontFamily: "var(--font-body)",
      h1: heading("clamp(1.5rem, 1.1rem + 1.4vw, 1.875rem)", 1.3),
      h2: heading("1.25rem", 1.4),
      h3: heading("1.0625rem", 1.45),
      h4: heading("1rem", 1.5),
      h5: heading("1rem", 1.5),
      h6: heading("1rem", 1.5),
      subtitle1: { fontSize: "1rem", lineHeight: 1.6 },
      subtitle2: { fontSize: "0.875rem", lineHeight: 1.6 },
      body1: { fontSize: "1rem", lineHeight: 1.6 },
      body2: { fontSize: "0.875rem", lineHeight: 1.6 },
      button: { fontSize: "0.9375rem", lineHeight: 1.5, textTransform: "none" },
      caption: { fontSize: "0.8125rem", lineHeight: 1.5 },
      overline: { fontSize: "0.8125rem", lineHeight: 1.5, textTransform: "none" },
    },
    components: late,
  });
