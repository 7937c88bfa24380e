import { comparable } from "../text/comparable";

/** Whether two login names are one to the platform, which takes no notice of case, width and unseen characters [I18N-07]. */
export const sameName = (one: string, other: string): boolean => comparable(one) === comparable(other);

const LONGEST_NAME = 64;

/** A name from an address as it may be shown: short, in one line, and unable to turn the words around it. */
export const shownName = (name: string): string => {
  const plain = name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "").trim();
  return plain.length > LONGEST_NAME ? `${plain.slice(0, LONGEST_NAME)}…` : plain;
};
