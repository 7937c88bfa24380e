import type { Toast } from "../../core/wire/text";

/** Whether a toast neither waits until others have gone nor until what is being read out has ended. */
export const isUrgent = ({ severity, importance }: Toast): boolean =>
  severity === "error" || importance === 5;

/** Whether two toasts tell the person the same. */
export const saysTheSame = (one: Toast, other: Toast): boolean =>
  one.severity === other.severity && JSON.stringify(one.text) === JSON.stringify(other.text);
