import type { Notice } from "../../core/wire/text";

/** Whether a notice neither waits until others have gone nor until what is being read out has ended. */
export const isUrgent = ({ severity, importance }: Notice): boolean =>
  severity === "error" || importance === 5;

/** Whether two notices tell the person the same. */
export const saysTheSame = (one: Notice, other: Notice): boolean =>
  one.severity === other.severity && JSON.stringify(one.text) === JSON.stringify(other.text);
