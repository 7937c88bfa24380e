import type { Toast } from "../../core/wire/text";

/** Whether a toast is shown at once and interrupts what is being read out. */
export const isUrgent = ({ severity, importance }: Toast): boolean =>
  severity === "error" || importance === 5;

/** Whether two toasts have the same content. */
export const saysTheSame = (one: Toast, other: Toast): boolean =>
  one.severity === other.severity && JSON.stringify(one.text) === JSON.stringify(other.text);
