import type { Toast } from "../wire/text";

/** Told where the code of a part of the page, which somebody has asked for, did not come or broke [REL-03]. */
export const PART_FAILED: Toast = {
  severity: "error",
  text: { id: "header.panelFailed" },
  duration: 6_000,
  answer: true,
};
