import { token } from "./palette";

/** The ring around what has the focus. */
export const focusRing = {
  outline: `0.1875rem solid ${token("--focus-ring")}`,
  outlineOffset: "0.125rem",
};
