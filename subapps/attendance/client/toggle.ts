/** A toggle of the toolbar. In forced colours its ground is gone, and a stroke tells the chosen one. */
export const TOGGLE = {
  textTransform: "none",
  paddingInline: 1.5,
  "@media (forced-colors: active)": {
    "&.Mui-selected": { outline: "0.125rem solid Highlight", outlineOffset: "-0.25rem" },
  },
} as const;
