import type { Toast } from "../../core/wire/text";

/** Whether a toast is shown at once and interrupts what is being read out. */
export const isUrgent = ({ severity, importance }: Toast): boolean =>
  severity === "error" || importance === 5;

/**
 * Whether a toast tells a failure: an error, or a warning that answers what the person has just done. It stays until it is closed,
 * whatever its own duration [WID-04, A11Y-05].
 */
export const isFailure = ({ severity, answer }: Toast): boolean =>
  severity === "error" || (severity === "warning" && answer === true);

/** Whether two toasts have the same content. */
export const saysTheSame = (one: Toast, other: Toast): boolean =>
  one.severity === other.severity && JSON.stringify(one.text) === JSON.stringify(other.text);
