import { skipToken } from "@reduxjs/toolkit/query";
import { useAdminRoleQuery } from "../api/baseLate.api";
import { usePerson } from "../session/PersonContext";

/** Teachers and staff; the platform is not asked about others. */
const MAY_ADMINISTER: ReadonlySet<number> = new Set([2, 4]);

/** Whether the person administers the school [ROUTE-05]. */
export function useAdministrator(): boolean {
  const { userId, userType } = usePerson();
  const { data = false } = useAdminRoleQuery(MAY_ADMINISTER.has(userType) ? { userId } : skipToken);
  return data;
}
