import type { Toast } from "../wire/text";

/** Shown if the code of a part of the page, which the person has opened, did not load [REL-03]. */
export const PART_FAILED: Toast = {
  severity: "error",
  text: { id: "header.panelFailed" },
  answer: true,
};

/** Shown if such a part came and crashed, which is not the network's fault [REL-03]. */
export const PART_CRASHED: Toast = { ...PART_FAILED, text: { id: "common.paneFailed" } };
