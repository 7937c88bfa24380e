import type { User } from "../wire/user";

/** The parameters of the request for the person's menu. */
export const menuOfPerson = ({ userId, unitId }: User) => ({ userId, unitId, appType: 1 }) as const;
