/**
 * How a button looks, as its `sx`, that leads nowhere because an end is reached: `aria-disabled`, and not disabled, so that it keeps the
 * focus of the press that led there [A11Y-02].
 */
export const AT_END = {
  "&[aria-disabled=true]": {
    color: "text.disabled",
    cursor: "default",
    "@media (forced-colors: active)": { color: "GrayText" },
  },
} as const;
