import { pictureAddress } from "../address/safeAddress";
import { isPlainObject } from "./isPlainObject";
import { listOf, numberOf, recordOf, textOf } from "./read";
import { flagOf } from "./readFlag";

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
  /** The name of the unit's layout, if it has one [DESK-06]. */
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
  /** They administer their school; absent for others, and where the platform does not say. */
  readonly administrator?: true;
  /** The platform's record as it came, without secrets: other pages of the portal's origin read it in the storage [AUTH-10]. */
  readonly record: Readonly<Record<string, unknown>>;
}

/** A campus of the person's unit. */
interface Campus {
  readonly campusId: string;
  readonly name: string;
}

/** The user type of parents. */
export const PARENT = 3;
/** The unit type of schools. */
export const SCHOOL = 2;

/** The id under which the platform knows a parent; null for everybody else. */
export const parentIdOf = ({
  userId,
  userType,
  parentId,
}: Pick<User, "userId" | "userType" | "parentId">): string | null =>
  userType === PARENT ? (parentId ?? userId) : null;

/** As what a person is named at their school: an administrator, or else their type. */
export const roleOf = ({ userType, administrator }: Pick<User, "userType" | "administrator">): string =>
  administrator ? "administrator" : String(userType);

/** `unitId:userId`, the owner of remembered values. */
export type PersonKey = `${string}:${string}`;

/** Names a person across units, for storage keys and to see whether two sessions belong to one person. */
export const personOf = ({ unitId, userId }: Pick<User, "unitId" | "userId">): PersonKey =>
  `${unitId}:${userId}`;

/** The name of a person's unit in a language; the Chinese one where it has no English one. */
export const unitNameIn = (
  language: string,
  { unitName, unitEnglishName }: Pick<User, "unitName" | "unitEnglishName">,
): string => (language === "en" && unitEnglishName) || unitName;

/** A user as the platform sends it; null where the record does not even say who it is. */
export function readUser(wire: unknown): User | null {
  const record = recordOf(wire);
  const userId = textOf(record.userId);
  const unitId = textOf(record.unitId);
  const userType = USER_TYPES.find((type) => type === numberOf(record.userType, 0));
  if (!userId || !unitId || !userType) return null;
  const sex = numberOf(record.sex, 0);
  return {
    userId,
    userType,
    unitId,
    unitType: numberOf(record.unitType, 2),
    unitName: textOf(record.unitName),
    unitEnglishName: textOf(record.unitEnName),
    unitLayout: textOf(record.unitLayout) || null,
    realName: textOf(record.realName),
    loginName: textOf(record.loginName),
    avatar: pictureAddress(record.avatar),
    sex: sex === 1 ? "boy" : sex === 2 ? "girl" : "unknown",
    parentId: textOf(record.parentId) || null,
    campuses: listOf(record.campusUnits).flatMap(readCampus),
    year: textOf(record.year),
    term: numberOf(record.term, 1),
    ...(flagOf(record.administrator, false) && { administrator: true }),
    record: withoutSecrets(record),
  };
}

/** Names of fields that hold what signs a person in. */
const SECRET = /token|password|secret/i;

/** A record as it came, without whatever could sign a person in. */
const withoutSecrets = (record: object): Readonly<Record<string, unknown>> =>
  JSON.parse(
    JSON.stringify(record, (name, value: unknown) => (SECRET.test(name) ? undefined : value)),
  ) as Readonly<Record<string, unknown>>;

function readCampus(entry: unknown): Campus[] {
  if (!isPlainObject(entry)) return [];
  const campusId = textOf(entry.campusId);
  return campusId === "" ? [] : [{ campusId, name: textOf(entry.campusName) }];
}

const USER_TYPES: readonly UserType[] = [1, 2, 3, 4];
