import type { User } from "../wire/user";

/** What the menu of the person's applications is asked for with. */
export const menuOfPerson = ({ userId, unitId }: User) => ({ userId, unitId, appType: 1 }) as const;
