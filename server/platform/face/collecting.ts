import { holdsCode, isAdmin } from "../auth/roles";
import type { Me } from "../auth/sessionModel";
import type { Database } from "../database/open";

/** The permission to collect pupils' faces and read them, which an application gives to teachers or staff by its `app.json`. */
const COLLECTS_FACES = "face_collect";

/** Types of people, as their rows have them. */
export const PUPIL = 1;
const TEACHER = 2;

/** Who asks about faces. */
export interface FaceAsker {
  readonly database: Database;
  readonly me: Pick<Me, "id" | "type" | "unitId">;
  /** The classes that the person teaches, by their codes. */
  readonly classes: () => Promise<readonly { readonly code: string }[]>;
}

/** A person, as far as it decides who collects their face. */
interface Collectable {
  readonly type: number;
  readonly unitId: string;
  /** Bilingual; its Chinese part is the code of the class. */
  readonly className: string;
}

/** Whether a person's face is one of those that are collected. */
export type Collects = (person: Collectable) => boolean;

/**
 * Whose faces a person collects: for administrators all of their unit; for those who hold the permission its pupils', and for teachers
 * among them only those of the classes that they teach. Null for all others, who collect none [FACE-06].
 */
export async function collectsOf({ database, me, classes }: FaceAsker): Promise<Collects | null> {
  const isOfUnit: Collects = ({ unitId }) => unitId === me.unitId;
  if (await isAdmin(database, me.id)) return isOfUnit;
  if (!(await holdsCode(database, me, COLLECTS_FACES))) return null;
  const isPupil: Collects = (person) => isOfUnit(person) && person.type === PUPIL;
  if (me.type !== TEACHER) return isPupil;
  const taught = new Set((await classes()).map(({ code }) => code));
  return (person) => isPupil(person) && taught.has(person.className.split("|||")[0] ?? "");
}
