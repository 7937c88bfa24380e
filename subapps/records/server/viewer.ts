import { refusals, type SchoolClass } from "../../../server/platform/module";
import { noSuchClass } from "./refusals";
import { classesOf } from "./school";
import type { Context } from "./tables";

const [TEACHER, STAFF] = [2, 4];

/** The platform's permission to collect pupils' faces. */
const COLLECTS = "face_collect";

/** The classes whose photos the person collects: for teachers those that they teach, for other staff all of the unit. */
export async function ownClasses({
  database,
  me,
  holds,
  people,
}: Pick<Context, "database" | "me" | "holds" | "people">): Promise<readonly SchoolClass[]> {
  if ((me.type !== TEACHER && me.type !== STAFF) || !(await holds(COLLECTS))) throw refusals.forbidden();
  return me.type === TEACHER ? people.classes(database) : classesOf(database, me.unitId);
}

/** A class whose photos the person collects. */
export async function demandClass(
  context: Pick<Context, "database" | "me" | "holds" | "people">,
  code: string,
): Promise<SchoolClass> {
  const found = (await ownClasses(context)).find((each) => each.code === code);
  if (!found) throw noSuchClass();
  return found;
}
