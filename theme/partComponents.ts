import type { Components, Theme } from "@mui/material/styles";
import { LAYERS } from "./layouts";
import { token } from "./palette";
import { buttons } from "./parts/buttons";
import { choices } from "./parts/choices";
import { fields } from "./parts/fields";
import { marks } from "./parts/marks";

/** Modals, menus and tooltips hang beside the application, so that it can be inert while one is open. */
const portal = () => document.getElementById("portal") ?? document.body;

const border = `var(--border-width) solid ${token("--line-outline")}`;

/**
 * How the MUI components look with which no page begins. Plain data keyed by name: nothing here imports a component, and
 * no page carries it before a part needs it (src/base/kit/part.ts).
 */
export const partComponents: Components<Theme> = {
  ...buttons,
  ...fields,
  ...choices,
  ...marks,
  MuiModal: { defaultProps: { container: portal } },
  MuiPopper: { defaultProps: { container: portal } },
  // Its glyphs have names already, which a title would say once more [A11Y-03].
  MuiAutocomplete: {
    defaultProps: { slotProps: { clearIndicator: { title: "" }, popupIndicator: { title: "" } } },
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
    styleOverrides: { paper: { borderRadius: "var(--menu-radius, min(var(--radius-control), 1rem))" } },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: "2.5rem",
        gap: "0.75rem",
        padding: "0.375rem 1rem",
        "@media (pointer: coarse)": { minHeight: "3rem" },
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
        // Where there is no room beside the words, a button stands below them, and never breaks its own.
        "&:has(.MuiAlert-action .MuiButton-root)": { flexWrap: "wrap" },
        "& .MuiAlert-action .MuiButton-root": { whiteSpace: "nowrap" },
      },
      message: { flex: "1 1 min(16rem, calc(100% - 2.5rem))" },
      icon: { fontSize: "1.375rem", marginRight: "0.75rem", opacity: 1 },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: "wave" },
    styleOverrides: { rounded: { borderRadius: "var(--radius-control)" } },
  },
  MuiTableCell: { styleOverrides: { root: { padding: "0.625rem 1rem" }, head: { fontWeight: 600 } } },
  MuiSnackbar: { styleOverrides: { root: { zIndex: LAYERS.notice } } },
};
