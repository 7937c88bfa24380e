import type { LeadingToast } from "../base/flow/toast/ToastQueue";

/** The words of the toast, by the ids of the part of the page that shows it. */
interface Words {
  readonly text: string;
  readonly retry: string;
}

/** Says that the platform has not kept a theme, which this device shows all the same, and offers to send it again [REL-03]. */
export const notKept = ({ text, retry }: Words, run: () => void): LeadingToast => ({
  severity: "warning",
  text: { id: text },
  answer: true,
  action: { label: { id: retry }, run },
});
