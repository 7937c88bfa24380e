import type { Toast } from "../wire/text";

/** Shown if the code of a part of the page, which the person has opened, did not load or crashed [REL-03]. */
export const PART_FAILED: Toast = {
  severity: "error",
  text: { id: "header.panelFailed" },
  duration: 6_000,
  answer: true,
};
