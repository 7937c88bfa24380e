import type { Components, Theme } from "@mui/material/styles";
import { focusRing } from "./focusRing";
import { LAYERS } from "./layouts";
import { token } from "./palette";

/** Modals, menus and tooltips hang beside the application, so that it can be inert while one is open. */
const portal = () => document.getElementById("portal") ?? document.body;

const border = `var(--border-width) solid ${token("--line-outline")}`;

/**
 * How the MUI components look with which no page begins. Plain data keyed by name: nothing here imports a component, and
 * no page carries it before a part needs it (src/kit/part.ts).
 */
export const partComponents: Components<Theme> = {
  MuiModal: { defaultProps: { container: portal } },
  MuiPopper: { defaultProps: { container: portal } },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: "2.5rem",
        minWidth: "4rem",
        padding: "0.375rem 1.125rem",
        borderRadius: "var(--radius-control)",
        fontWeight: 600,
        "@media (forced-colors: active)": { border: "1px solid ButtonText" },
      },
      text: { "&:hover": { backgroundColor: token("--surface-hover") } },
      outlined: {
        borderColor: token("--line-control"),
        "&:hover": { backgroundColor: token("--surface-hover"), borderColor: token("--brand-accent") },
      },
      sizeSmall: { minHeight: "2rem", padding: "0.1875rem 0.75rem" },
      sizeLarge: { minHeight: "3rem", padding: "0.5rem 1.5rem", fontSize: "1rem" },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        minWidth: "2.75rem",
        minHeight: "2.75rem",
        padding: "0.625rem",
        color: token("--text-primary"),
        borderRadius: "max(var(--radius-control), 0.375rem)",
        "&:hover": { backgroundColor: token("--surface-hover") },
      },
      sizeSmall: { minWidth: "2rem", minHeight: "2rem", padding: "0.375rem" },
    },
  },
  MuiInputLabel: {
    styleOverrides: {
      // In the middle of a field of 2.75rem, and legible once it stands on the field's edge.
      outlined: {
        fontSize: "1rem",
        transform: "translate(0.875rem, 0.65625rem) scale(1)",
        "&.MuiInputLabel-shrink": { transform: "translate(0.875rem, -0.5625rem) scale(0.75)" },
      },
    },
  },
  MuiInputAdornment: { styleOverrides: { root: { color: token("--text-secondary") } } },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        fontSize: "0.875rem",
        fontWeight: 500,
        color: token("--text-secondary"),
        "&.Mui-focused": { color: token("--brand-accent") },
      },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { fontSize: "0.8125rem", marginInline: 0 } } },
  MuiCheckbox: {
    styleOverrides: {
      root: {
        padding: "0.5rem",
        color: token("--line-control"),
        borderRadius: "var(--radius-control)",
        "&:hover": { backgroundColor: token("--surface-hover") },
      },
    },
  },
  MuiRadio: { styleOverrides: { root: { padding: "0.5rem", color: token("--line-control") } } },
  MuiSwitch: {
    styleOverrides: {
      track: { backgroundColor: token("--line-control"), opacity: 1 },
      thumb: {
        boxSizing: "border-box",
        border: "0.125rem solid currentColor",
        backgroundColor: token("--surface-raised"),
        boxShadow: "none",
      },
      switchBase: {
        color: token("--line-control"),
        "&.Mui-checked + .MuiSwitch-track": { backgroundColor: token("--brand-accent"), opacity: 1 },
        "&.Mui-disabled + .MuiSwitch-track": { opacity: 0.5 },
      },
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundImage: "none" },
      rounded: { borderRadius: "var(--radius-card)" },
      outlined: { border, boxShadow: "var(--shadow-card)" },
    },
  },
  MuiCard: { defaultProps: { variant: "outlined" } },
  MuiDialog: {
    defaultProps: { transitionDuration: 180 },
    styleOverrides: {
      paper: {
        border,
        borderRadius: "var(--radius-dialog)",
        backgroundColor: token("--surface-raised"),
        boxShadow: "var(--shadow-raised)",
        margin: "clamp(0.75rem, 4vw, 2rem)",
        maxHeight: "calc(100% - clamp(1.5rem, 8vw, 4rem))",
      },
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { padding: "1.25rem 1.5rem 0.75rem", fontSize: "1.25rem" } },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: "0.75rem 1.5rem" } } },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: { root: { padding: "0.75rem 1.5rem 1.25rem", gap: "0.5rem", flexWrap: "wrap" } },
  },
  MuiBackdrop: {
    styleOverrides: { root: { "&:not(.MuiBackdrop-invisible)": { backgroundColor: "rgb(8 14 24 / 0.5)" } } },
  },
  MuiPopover: {
    defaultProps: { container: portal },
    styleOverrides: {
      paper: {
        border,
        backgroundColor: token("--surface-raised"),
        boxShadow: "var(--shadow-raised)",
      },
    },
  },
  MuiMenu: {
    defaultProps: { transitionDuration: 150 },
    styleOverrides: { paper: { borderRadius: "min(var(--radius-control), 1rem)" } },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: "2.5rem",
        gap: "0.75rem",
        padding: "0.375rem 1rem",
        "&:hover, &.Mui-focusVisible": { backgroundColor: token("--surface-hover") },
        "&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible": {
          backgroundColor: token("--surface-selected"),
          color: token("--brand-current"),
          fontWeight: 600,
        },
        "@media (forced-colors: active)": {
          "&.Mui-selected": { outline: "1px solid Highlight", outlineOffset: "-1px" },
        },
      },
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 0 } } },
  // As far out as the box or ring has padding, on every size of screen.
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        borderRadius: "var(--radius-control)",
        backgroundColor: token("--surface-card"),
        minHeight: "2.75rem",
        "&:hover:not(.Mui-error) .MuiOutlinedInput-notchedOutline": { borderColor: token("--text-primary") },
        "&.Mui-focused:not(.Mui-error) .MuiOutlinedInput-notchedOutline": {
          borderColor: token("--focus-ring"),
          borderWidth: "0.125rem",
        },
        // A thicker red line alone would hardly tell where the focus is.
        "&.Mui-focused.Mui-error": focusRing,
        "&.Mui-disabled": { backgroundColor: token("--surface-hover") },
        "@media (forced-colors: active)": {
          "&.Mui-focused .MuiOutlinedInput-notchedOutline": { borderColor: "Highlight" },
        },
      },
      input: {
        height: "auto",
        padding: "0.625rem 0.875rem",
        "&:focus-visible": { outline: "none" },
        "&::placeholder": { color: token("--text-secondary"), opacity: 1 },
      },
      notchedOutline: { borderColor: token("--line-control") },
      multiline: { padding: 0 },
    },
  },
  MuiInputBase: { styleOverrides: { root: { fontSize: "1rem" } } },
  MuiFormControlLabel: { styleOverrides: { root: { marginLeft: "-0.5rem" } } },
  MuiListItemButton: {
    styleOverrides: {
      root: {
        borderRadius: "var(--radius-control)",
        "&:hover": { backgroundColor: token("--surface-hover") },
        "&.Mui-selected, &.Mui-selected:hover": {
          backgroundColor: token("--surface-selected"),
          color: token("--brand-current"),
        },
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
  MuiLink: {
    defaultProps: { underline: "hover" },
    styleOverrides: {
      root: { color: token("--brand-accent"), borderRadius: "0.1875rem", textUnderlineOffset: "0.2em" },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: {
        border: "1px solid transparent",
        borderRadius: "var(--radius-control)",
        padding: "0.375rem 1rem",
        fontSize: "0.9375rem",
      },
      icon: { fontSize: "1.375rem", marginRight: "0.75rem", opacity: 1 },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: "wave" },
    styleOverrides: { rounded: { borderRadius: "var(--radius-control)" } },
  },
  MuiBadge: {
    styleOverrides: {
      badge: {
        fontSize: "0.8125rem",
        fontWeight: 700,
        minWidth: "1.375rem",
        height: "1.375rem",
        borderRadius: "0.6875rem",
        padding: "0 0.375rem",
        border: `0.125rem solid ${token("--surface-card")}`,
        boxSizing: "border-box",
      },
      colorError: { backgroundColor: token("--badge-main"), color: token("--badge-contrast") },
      dot: { minWidth: "0.75rem", height: "0.75rem", padding: 0 },
    },
  },
  MuiChip: { styleOverrides: { root: { height: "2rem", fontSize: "0.875rem" } } },
  MuiTab: { styleOverrides: { root: { minHeight: "2.75rem", fontSize: "0.9375rem" } } },
  MuiTableCell: { styleOverrides: { root: { padding: "0.625rem 1rem" }, head: { fontWeight: 600 } } },
  MuiSnackbar: { styleOverrides: { root: { zIndex: LAYERS.notice } } },
};
