import type { Toast } from "../../base/core/wire/text";

/** Shown where the browser does not let the page fill the screen, or give it back. */
export const REFUSED: Toast = {
  severity: "warning",
  text: { id: "fullscreen.refused" },
  answer: true,
};
