import { isPlainObject } from "./isPlainObject";
import { numberOf, textOf } from "./read";

/** 1 student, 2 teacher, 3 parent, 4 other staff. */
export type UserType = 1 | 2 | 3 | 4;

/** The person signed in. Never holds the access token (AUTH-10). */
export interface User {
  readonly userId: string;
  readonly userType: UserType;
  readonly unitId: string;
  readonly unitType: number;
  readonly unitName: string;
  readonly unitEnglishName: string;
  /** The name of the layout that the unit brings along for its people, if any [DESK-06]. */
  readonly unitLayout: string | null;
  readonly realName: string;
  readonly loginName: string;
  readonly avatar: string | null;
  readonly sex: "boy" | "girl" | "unknown";
  readonly parentId: string | null;
  readonly campuses: readonly Campus[];
  /** The school year and term the unit is in. */
  readonly year: string;
  readonly term: number;
}

/** A campus of the person's unit. */
export interface Campus {
  readonly campusId: string;
  readonly name: string;
}

/** `unitId:userId`, the owner of remembered values. */
export type PersonKey = `${string}:${string}`;

/** Names a person across units, for storage keys and to see whether two sessions belong to one person. */
export const personOf = ({ unitId, userId }: Pick<User, "unitId" | "userId">): PersonKey =>
  `${unitId}:${userId}`;

/** A user as the platform sends it; null where the record does not even say who it is. */
export function readUser(wire: unknown): User | null {
  if (!isPlainObject(wire)) return null;
  const userId = textOf(wire.userId);
  const unitId = textOf(wire.unitId);
  if (userId === "" || unitId === "" || !isUserType(wire.userType)) return null;
  return {
    userId,
    userType: wire.userType,
    unitId,
    unitType: numberOf(wire.unitType, 2),
    unitName: textOf(wire.unitName),
    unitEnglishName: textOf(wire.unitEnName),
    unitLayout: textOf(wire.unitLayout) || null,
    realName: textOf(wire.realName),
    loginName: textOf(wire.loginName),
    avatar: textOf(wire.avatar) || null,
    sex: wire.sex === 1 ? "boy" : wire.sex === 2 ? "girl" : "unknown",
    parentId: textOf(wire.parentId) || null,
    campuses: readCampuses(wire.campusUnits),
    year: textOf(wire.year),
    term: numberOf(wire.term, 1),
  };
}

/** A user as we keep it ourselves, checked again because storage is open to anybody. */
export function readStoredUser(stored: unknown): User | null {
  if (!isPlainObject(stored)) return null;
  const user = readUser({
    ...stored,
    unitEnName: stored.unitEnglishName,
    sex: SEX_CODES[textOf(stored.sex)],
  });
  if (!user || !Array.isArray(stored.campuses)) return user;
  return { ...user, campuses: stored.campuses.flatMap(readCampus) };
}

const SEX_CODES: Readonly<Record<string, number>> = { boy: 1, girl: 2 };

/** Campuses travel as JSON text in a field; a broken text gives none. */
function readCampuses(text: unknown): readonly Campus[] {
  if (typeof text !== "string") return [];
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.flatMap(readCampus) : [];
  } catch {
    return [];
  }
}

function readCampus(entry: unknown): Campus[] {
  if (!isPlainObject(entry)) return [];
  const campusId = textOf(entry.campusId);
  return campusId === "" ? [] : [{ campusId, name: textOf(entry.campusName ?? entry.name) }];
}

const isUserType = (value: unknown): value is UserType =>
  value === 1 || value === 2 || value === 3 || value === 4;
