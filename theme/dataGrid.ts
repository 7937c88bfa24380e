import { token } from "./palette";

const ring = { outline: `0.1875rem solid ${token("--focus-ring")}`, outlineOffset: "-0.1875rem" };

/**
 * How the table of lists looks. Not among the MUI components of the theme: every page begins with those, and the table
 * comes with the first list.
 */
export const dataGridStyles = {
  "--unstable_DataGrid-radius": "0px",
  "--DataGrid-rowBorderColor": token("--line-soft"),
  border: 0,
  borderRadius: 0,
  backgroundColor: token("--surface-card"),
  color: token("--text-primary"),
  fontFamily: "var(--font-body)",
  fontSize: "0.9375rem",
  lineHeight: 1.5,
  "& .MuiDataGrid-columnHeaders, & .MuiDataGrid-columnHeader, & .MuiDataGrid-filler, & .MuiDataGrid-scrollbarFiller":
    { backgroundColor: token("--brand-tint1") },
  "& .MuiDataGrid-columnHeaders": {
    borderBlockEnd: `var(--grid-rule, 1px) solid var(--button-edge, ${token("--line-soft")})`,
  },
  "& .MuiDataGrid-columnHeader": { paddingInline: "1rem 0.75rem" },
  "& .MuiDataGrid-columnHeaderTitle": {
    fontFamily: "var(--font-heading)",
    fontWeight: 700,
    letterSpacing: "0.01em",
    lineHeight: 1.3,
    // Long words take a second line of the header before they are cut.
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: 2,
    whiteSpace: "normal",
    overflowWrap: "break-word",
    hyphens: "auto",
  },
  "& .MuiDataGrid-columnHeaderCheckbox, & .MuiDataGrid-cellCheckbox": { paddingInline: 0 },
  "& .MuiDataGrid-columnSeparator": { color: token("--line-control") },
  "& .MuiDataGrid-columnSeparator--resizable:hover, & .MuiDataGrid-columnSeparator--resizing": {
    color: token("--brand-accent"),
  },
  "& .MuiDataGrid-columnHeader .MuiDataGrid-sortButton, & .MuiDataGrid-menuIconButton": {
    minInlineSize: "1.75rem",
    minBlockSize: "1.75rem",
    padding: "0.25rem",
    backgroundColor: "transparent",
    color: token("--text-secondary"),
  },
  "& .MuiDataGrid-columnHeader--last .MuiDataGrid-columnSeparator": { display: "none" },
  // What can be sorted shows it before the pointer is there, too.
  "& .MuiDataGrid-columnHeader:not(.MuiDataGrid-columnHeader--sorted) .MuiDataGrid-sortButton": {
    opacity: 1,
  },
  "& .MuiDataGrid-iconButtonContainer": { inlineSize: "auto", visibility: "visible" },
  "& .MuiDataGrid-columnHeader.MuiDataGrid-columnHeader--sorted .MuiDataGrid-sortButton": {
    color: token("--brand-accent"),
  },
  "& .MuiDataGrid-cell": {
    minBlockSize: "3rem",
    paddingInline: "1rem",
    paddingBlock: "0.6875rem",
    overflowWrap: "anywhere",
  },
  "& .MuiDataGrid-cellCheckbox": { paddingBlock: 0 },
  "& .MuiDataGrid-row": { backgroundColor: token("--surface-card") },
  "& .MuiDataGrid-row:hover": { backgroundColor: token("--surface-hover") },
  "& .MuiDataGrid-row[aria-current], & .MuiDataGrid-row[aria-current]:hover": {
    backgroundColor: token("--surface-selected"),
    boxShadow: `inset 0.1875rem 0 ${token("--brand-accent")}`,
  },
  "& .MuiDataGrid-row.opens": { cursor: "pointer" },
  "& .MuiDataGrid-row.Mui-selected, & .MuiDataGrid-row.Mui-selected:hover": {
    backgroundColor: token("--surface-selected"),
  },
  "& .MuiDataGrid-cell:focus, & .MuiDataGrid-cell:focus-within, & .MuiDataGrid-columnHeader:focus, & .MuiDataGrid-columnHeader:focus-within":
    { outline: "none" },
  "& .MuiDataGrid-cell:focus-visible, & .MuiDataGrid-columnHeader:focus-visible": ring,
  "& .MuiDataGrid-cell:has(> :focus-visible), & .MuiDataGrid-columnHeader:has(.MuiDataGrid-checkboxInput :focus-visible)":
    ring,
  "@media (forced-colors: active)": {
    "& .MuiDataGrid-row.Mui-selected, & .MuiDataGrid-row[aria-current]": {
      outline: "1px solid Highlight",
      outlineOffset: "-1px",
    },
    "& .MuiDataGrid-columnHeaders": { borderBlockEnd: "1px solid CanvasText" },
  },
} as const;

/** The menu of a column, which hangs beside the application like all menus. */
export const columnMenuStyles = {
  "& .MuiPaper-root": {
    border: `var(--border-width) solid ${token("--line-outline")}`,
    borderRadius: "var(--menu-radius, min(var(--radius-control), 1rem))",
    backgroundColor: token("--surface-raised"),
    boxShadow: "var(--shadow-raised)",
  },
} as const;
