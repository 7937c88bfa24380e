import type {} from "@mui/material/themeCssVarsAugmentation";
import type { ColorSystemOptions } from "@mui/material/styles";
import type { ColorToken } from "./tokens";

/** A token as a CSS value; the compiler knows which tokens exist. */
export const token = (name: ColorToken): string => `var(${name})`;

/** Our own palette entries, reached in sx as `brand.tint3`, `surface.card`, `line.soft` … */
const ownPalette = {
  brand: {
    main: token("--brand-main"),
    contrast: token("--brand-contrast"),
    glyph: token("--brand-glyph"),
    shade: token("--brand-shade"),
    shadeContrast: token("--brand-shade-contrast"),
    accent: token("--brand-accent"),
    current: token("--brand-current"),
    mark: token("--brand-mark"),
    tint1: token("--brand-tint1"),
    tint2: token("--brand-tint2"),
    tint3: token("--brand-tint3"),
    tint4: token("--brand-tint4"),
    tint5: token("--brand-tint5"),
    tint6: token("--brand-tint6"),
    tint7: token("--brand-tint7"),
    tint8: token("--brand-tint8"),
    tint9: token("--brand-tint9"),
    tint10: token("--brand-tint10"),
  },
  surface: {
    page: token("--surface-page"),
    card: token("--surface-card"),
    header: token("--surface-header"),
    raised: token("--surface-raised"),
    hover: token("--surface-hover"),
    selected: token("--surface-selected"),
  },
  line: {
    soft: token("--line-soft"),
    control: token("--line-control"),
    outline: token("--line-outline"),
    focus: token("--focus-ring"),
  },
  fill: { main: token("--fill-main"), hover: token("--fill-hover"), contrast: token("--fill-contrast") },
  badge: { main: token("--badge-main"), contrast: token("--badge-contrast") },
  soft: {
    error: token("--error-soft"),
    warning: token("--warning-soft"),
    info: token("--info-soft"),
    success: token("--success-soft"),
  },
};

type OwnPalette = typeof ownPalette;

declare module "@mui/material/styles" {
  interface Palette {
    brand: OwnPalette["brand"];
    surface: OwnPalette["surface"];
    line: OwnPalette["line"];
    fill: OwnPalette["fill"];
    badge: OwnPalette["badge"];
    soft: OwnPalette["soft"];
  }
  interface PaletteOptions {
    brand?: OwnPalette["brand"];
    surface?: OwnPalette["surface"];
    line?: OwnPalette["line"];
    fill?: OwnPalette["fill"];
    badge?: OwnPalette["badge"];
    soft?: OwnPalette["soft"];
  }
  interface BreakpointOverrides {
    xs: false;
    sm: false;
    md: false;
    lg: false;
    xl: false;
    mobile: true;
    ipad: true;
    pc: true;
    large: true;
  }
}

const accent = {
  main: token("--brand-accent"),
  light: token("--brand-mark"),
  dark: token("--brand-current"),
  contrastText: token("--brand-accent-contrast"),
};

const state = (name: "error" | "warning" | "info" | "success") => ({
  main: token(`--${name}-main`),
  light: token(`--${name}-main`),
  dark: token(`--${name}-main`),
  contrastText: token(`--${name}-contrast`),
});

const alertTokens = (name: "error" | "warning" | "info" | "success") => ({
  [`${name}Color`]: token("--text-primary"),
  [`${name}IconColor`]: token(`--${name}-main`),
  [`${name}StandardBg`]: token(`--${name}-soft`),
  [`${name}FilledBg`]: token(`--${name}-main`),
  [`${name}FilledColor`]: token(`--${name}-contrast`),
});

/**
 * The palette of the one MUI theme. It holds no colour, only our variables: light and dark, looks and unit
 * colours all change under it.
 */
export const palette = {
  ...ownPalette,
  primary: accent,
  secondary: accent,
  error: state("error"),
  warning: state("warning"),
  info: state("info"),
  success: state("success"),
  common: { background: token("--surface-page"), onBackground: token("--text-primary") },
  text: {
    primary: token("--text-primary"),
    secondary: token("--text-secondary"),
    disabled: token("--text-disabled"),
  },
  background: { default: token("--surface-page"), paper: token("--surface-card") },
  divider: token("--line-soft"),
  action: {
    active: token("--text-secondary"),
    hover: token("--surface-hover"),
    selected: token("--surface-selected"),
    focus: token("--surface-selected"),
    disabled: token("--text-disabled"),
    disabledBackground: token("--surface-selected"),
  },
  Alert: {
    ...alertTokens("error"),
    ...alertTokens("warning"),
    ...alertTokens("info"),
    ...alertTokens("success"),
  },
  AppBar: { defaultBg: token("--surface-header") },
  Avatar: { defaultBg: token("--brand-tint2") },
  Button: { inheritContainedBg: token("--brand-tint2"), inheritContainedHoverBg: token("--brand-tint3") },
  Chip: {
    defaultBorder: token("--line-control"),
    defaultAvatarColor: token("--text-primary"),
    defaultIconColor: token("--text-secondary"),
  },
  Input: { autofillWebkitBoxShadow: `0 0 0 100px ${token("--brand-tint1")} inset` },
  LinearProgress: {
    primaryBg: token("--brand-tint2"),
    secondaryBg: token("--brand-tint2"),
    errorBg: token("--error-soft"),
    infoBg: token("--info-soft"),
    successBg: token("--success-soft"),
    warningBg: token("--warning-soft"),
  },
  Skeleton: { bg: token("--line-soft") },
  SnackbarContent: { bg: token("--tooltip-main"), color: token("--tooltip-contrast") },
  Switch: { defaultColor: token("--surface-raised"), defaultDisabledColor: token("--line-soft") },
  TableCell: { border: token("--line-soft") },
  Tooltip: { bg: token("--tooltip-main") },
} satisfies NonNullable<ColorSystemOptions["palette"]>;
