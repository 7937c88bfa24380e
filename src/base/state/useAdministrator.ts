import { skipToken } from "@reduxjs/toolkit/query";
import { useAdminRoleQuery } from "../api/baseLate.api";
import type { User } from "../core/wire/user";
import { usePerson } from "../session/PersonContext";

/** Teachers and staff; the platform is not asked about others. */
const MAY_ADMINISTER: ReadonlySet<number> = new Set([2, 4]);

/** Whether a person administers their school, which the platform may yet have to say [ROUTE-05]. */
export function useAdministratorOf({ userId, userType }: Pick<User, "userId" | "userType">): boolean {
  const { data = false } = useAdminRoleQuery(MAY_ADMINISTER.has(userType) ? { userId } : skipToken);
  return data;
}

/** Whether the person who is signed in administers the school. */
export const useAdministrator = (): boolean => useAdministratorOf(usePerson());
