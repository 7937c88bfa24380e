import { activeChildrenOf } from "../children";
import { refusals } from "../envelope";
import { collectsOf, type FaceAsker, PUPIL } from "./collecting";

/** A person whose face a call is about, and who the one is that asks. */
export interface FaceSubject {
  readonly id: string;
  readonly unitId: string;
  readonly realName: string;
  readonly isPupil: boolean;
  readonly isSelf: boolean;
  /** A parent of the pupil. */
  readonly isGuardian: boolean;
  /** Another person than oneself, who collects this face (`collectsOf`). */
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
  asker: FaceAsker,
  userId: string | undefined,
  right: FaceRight,
): Promise<FaceSubject> {
  const { database, me } = asker;
  const id = userId ?? me.id;
  const person = await database
    .selectFrom("person")
    .where("id", "=", id)
    .where("status", "=", 1)
    .select(["id", "type", "unit_id as unitId", "real_name as realName", "class_name as className"])
    .executeTakeFirst();
  if (!person) throw refusals.forbidden();
  const { unitId, realName } = person;
  const isPupil = person.type === PUPIL;
  const isSelf = id === me.id;
  const subject: FaceSubject = {
    id,
    unitId,
    realName,
    isPupil,
    isSelf,
    isGuardian: isPupil && (await activeChildrenOf(database, me)).some((child) => child.id === id),
    isCollector: !isSelf && unitId === me.unitId && Boolean((await collectsOf(asker))?.(person)),
  };
  if (!mayDo(right, subject)) throw refusals.forbidden();
  return subject;
}
