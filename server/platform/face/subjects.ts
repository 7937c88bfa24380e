import { holdsCode, isAdmin } from "../auth/roles";
import type { Me } from "../auth/sessionModel";
import { activeChildrenOf } from "../children";
import type { Database } from "../database/open";
import { refusals } from "../envelope";

/** The permission to collect pupils' faces and read them, which an application gives to teachers or staff by its `app.json`. */
export const COLLECTS_FACES = "face_collect";

const PUPIL = 1;

/** A person whose face a call is about, and who the one is that asks. */
export interface FaceSubject {
  readonly id: string;
  readonly unitId: string;
  readonly realName: string;
  readonly isPupil: boolean;
  readonly isSelf: boolean;
  /** A parent of the pupil. */
  readonly isGuardian: boolean;
  /** An administrator of the unit; for pupils also one who holds the permission. */
  readonly isCollector: boolean;
}

/** What may be done with a person's face. */
export type FaceRight = "enrol" | "read" | "consent" | "see" | "delete" | "export";

/**
 * Who may what. Nobody enrols another grown-up but an administrator: a person who puts a face under an account may sign in to it. A guardian
 * decides for a child, and does not take the picture.
 */
const RIGHTS: Readonly<Record<FaceRight, (subject: FaceSubject) => boolean>> = {
  enrol: ({ isSelf, isCollector }) => isSelf || isCollector,
  read: ({ isSelf, isCollector }) => isSelf || isCollector,
  consent: ({ isSelf, isGuardian, isPupil }) => (isPupil ? isGuardian : isSelf),
  see: ({ isSelf, isGuardian, isCollector }) => isSelf || isGuardian || isCollector,
  delete: ({ isSelf, isGuardian, isCollector }) => isSelf || isGuardian || isCollector,
  export: ({ isSelf, isGuardian }) => isSelf || isGuardian,
};

/** Whether the person who asks has a right to a face. */
export const mayDo = (right: FaceRight, subject: FaceSubject): boolean => RIGHTS[right](subject);

/** The person of an id, or oneself, for a person who has the right; others are refused, also where there is no such person. */
export async function demandSubject(
  database: Database,
  me: Me,
  userId: string | undefined,
  right: FaceRight,
): Promise<FaceSubject> {
  const id = userId ?? me.id;
  const person = await database
    .selectFrom("person")
    .where("id", "=", id)
    .where("status", "=", 1)
    .select(["id", "type", "unit_id as unitId", "real_name as realName"])
    .executeTakeFirst();
  if (!person) throw refusals.forbidden();
  const { type, ...rest } = person;
  const isPupil = type === PUPIL;
  const isColleague = person.unitId === me.unitId;
  const subject: FaceSubject = {
    ...rest,
    isPupil,
    isSelf: id === me.id,
    isGuardian: isPupil && (await activeChildrenOf(database, me)).some((child) => child.id === id),
    isCollector:
      isColleague &&
      ((await isAdmin(database, me.id)) || (isPupil && (await holdsCode(database, me, COLLECTS_FACES)))),
  };
  if (!mayDo(right, subject)) throw refusals.forbidden();
  return subject;
}
