import type { User } from "../../core/wire/user";

/** The user type of parents. */
export const PARENT = 3;

/** The id under which the platform knows a parent; null for everybody else. */
export const parentIdOf = ({ userId, userType, parentId }: User): string | null =>
  userType === PARENT ? (parentId ?? userId) : null;
