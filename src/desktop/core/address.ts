import type { Language } from "../../base/core/language/languages";
import { SCHOOL, type User } from "../../base/core/wire/user";
import { familyName, personName } from "../../base/core/names/personName";

/** How a person is spoken to: `name` is the family name where a title goes with it, else the whole name. */
export interface Addressed {
  readonly title: "teacher" | "mr" | "ms" | "none";
  readonly name: string;
}

/** What is known of a person to be addressed. */
export type Person = Pick<User, "realName" | "loginName" | "userType" | "unitType" | "sex">;

const [PUPIL, TEACHER, PARENT] = [1, 2, 3];

/** Who is called 老师: teachers, and the staff of a school. */
const isTeacher = ({ userType, unitType }: Person) =>
  userType === TEACHER || (userType !== PARENT && unitType === SCHOOL);

/**
 * How a person is greeted: by family name and title (王老师, Ms Wang), pupils by their names [I18N-06]. Where the family name or the
 * title is not known, by the whole name.
 */
export function addressOf(person: Person, language: Language): Addressed {
  const { realName, loginName, userType, sex } = person;
  const whole = { title: "none", name: personName(realName || loginName, language) } as const;
  const family = familyName(realName, language);
  if (family === null || userType === PUPIL) return whole;
  if (language !== "en" && isTeacher(person)) return { title: "teacher", name: family };
  return sex === "unknown" ? whole : { title: sex === "boy" ? "mr" : "ms", name: family };
}
