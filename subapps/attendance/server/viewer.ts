import { refusals, type SchoolClass } from "../../../server/platform/module";
import { noSuchClass, noSuchPupil } from "./refusals";
import { classesOf, pupilOf, type Pupil } from "./school";
import type { Context } from "./tables";

/** The permission to set the rules, and to keep the rolls of the whole school. */
export const MANAGE = "attendance_manage";

const [PUPIL, TEACHER, PARENT] = [1, 2, 3];
const ACTIVE = 1;

type Asking = Pick<Context, "database" | "me" | "holds" | "people">;

/** Whether the person keeps the rolls of the whole school. */
export const manages = async ({ me, holds }: Pick<Context, "me" | "holds">): Promise<boolean> =>
  me.type !== PUPIL && me.type !== PARENT && (await holds(MANAGE));

/** The classes whose rolls the person keeps: all for those who manage, for teachers those that they teach. */
export async function keptClasses(context: Asking): Promise<readonly SchoolClass[]> {
  const { database, me, people } = context;
  if (await manages(context)) return classesOf(database, me.unitId);
  return me.type === TEACHER ? people.classes(database) : [];
}

/** A class whose roll the person keeps. */
export async function demandClass(context: Asking, code: string): Promise<SchoolClass> {
  const found = (await keptClasses(context)).find((each) => each.code === code);
  if (!found) throw noSuchClass();
  return found;
}

/** A pupil of a class whose roll the person keeps. */
export async function demandPupil(context: Asking, id: string): Promise<Pupil> {
  const pupil = await pupilOf(context.database, context.me.unitId, id);
  if (!pupil || !(await keptClasses(context)).some(({ code }) => code === pupil.class.code))
    throw noSuchPupil();
  return pupil;
}

/** Refuses those who keep no rolls: pupils, parents, and staff without the permission. */
export async function demandKeeper(context: Pick<Context, "me" | "holds">): Promise<void> {
  if (context.me.type !== TEACHER && !(await manages(context))) throw refusals.forbidden();
}

/** The pupils whose attendance is the person's own: themselves, or a parent's children at this school. */
export async function ownPupils({
  database,
  me,
}: Pick<Context, "database" | "me">): Promise<readonly Pupil[]> {
  const ids =
    me.type === PUPIL
      ? [me.id]
      : me.type === PARENT
        ? (
            await database
              .selectFrom("parent_child")
              .where("parent_id", "=", me.id)
              .where("status", "=", ACTIVE)
              .select("child_id")
              .orderBy("child_id")
              .execute()
          ).map(({ child_id }) => child_id)
        : [];
  const pupils = await Promise.all(ids.map((id) => pupilOf(database, me.unitId, id)));
  return pupils.filter((pupil) => pupil !== null);
}
