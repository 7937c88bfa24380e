import type { Components, Theme } from "@mui/material/styles";
import { token } from "../palette";

const line = `var(--chip-line, 1px) solid var(--button-edge, ${token("--line-soft")})`;

/** How chips, tabs, sliders and other small marks look. */
export const marks: Components<Theme> = {
  MuiBadge: {
    styleOverrides: {
      badge: {
        fontSize: "0.8125rem",
        fontWeight: 700,
        minWidth: "1.375rem",
        height: "1.375rem",
        borderRadius: "var(--badge-radius, 0.6875rem)",
        padding: "0 0.375rem",
        border: `0.125rem solid ${token("--surface-card")}`,
        boxSizing: "border-box",
      },
      colorError: { backgroundColor: token("--badge-main"), color: token("--badge-contrast") },
      dot: { minWidth: "0.75rem", height: "0.75rem", padding: 0 },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: {
        height: "2rem",
        borderRadius: "var(--chip-radius, 1rem)",
        cornerShape: "var(--button-corner)",
        fontSize: "0.875rem",
      },
      filled: { border: line, "&.MuiChip-colorDefault": { backgroundColor: token("--brand-tint2") } },
      outlined: { borderWidth: "var(--chip-line, 1px)" },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: "2.75rem",
        fontSize: "0.9375rem",
        fontWeight: 500,
        "&:hover": { color: token("--text-primary") },
        "&.Mui-selected": { color: token("--brand-accent"), fontWeight: 700 },
      },
    },
  },
  MuiTabs: {
    styleOverrides: {
      indicator: {
        height: "var(--tab-mark, 0.1875rem)",
        borderRadius: "var(--tab-mark-radius, 0.1875rem)",
        backgroundColor: token("--brand-accent"),
        "@media (forced-colors: active)": { backgroundColor: "Highlight" },
      },
    },
  },
  MuiSlider: {
    styleOverrides: {
      root: { height: "0.375rem" },
      rail: { backgroundColor: token("--line-control"), opacity: 1 },
      track: { border: 0 },
      thumb: {
        inlineSize: "1.25rem",
        blockSize: "1.25rem",
        border: `var(--check-line, 0.125rem) solid var(--button-edge, ${token("--surface-card")})`,
        borderRadius: "var(--switch-thumb, 50%)",
        boxShadow: "var(--check-shadow)",
        "&:hover, &.Mui-active": { boxShadow: "var(--check-shadow)" },
      },
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 400, arrow: false, disableInteractive: false },
    styleOverrides: {
      tooltip: {
        backgroundColor: token("--tooltip-main"),
        color: token("--tooltip-contrast"),
        fontSize: "0.8125rem",
        fontWeight: 500,
        lineHeight: 1.5,
        padding: "0.375rem 0.625rem",
        borderRadius: "min(var(--radius-control), 0.625rem)",
        border: "1px solid transparent",
      },
    },
  },
};
