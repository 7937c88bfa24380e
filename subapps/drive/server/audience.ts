import type { SchoolClass } from "../../../server/platform/module";
import type { Context, Handler } from "./drive";
import { noAudience } from "./refusals";
import type { Share, Target } from "./shareRows";

const [TEACHER, STAFF] = [2, 4];

/** So many people are found at once. */
const MOST_FOUND = 20;

/** Whether the person is a teacher, or other staff. */
export const isStaff = ({ me }: Pick<Context, "me">): boolean => me.type === TEACHER || me.type === STAFF;

/** The classes with which the person may share: those that they teach. */
const classesToShareWith = async (context: Context): Promise<readonly SchoolClass[]> =>
  isStaff(context) ? context.people.classes(context.database) : [];

/** The classes whose files the person may read. */
export const classes: Handler<"classes"> = async (_, context) => ({
  list: [...(await context.people.classes(context.database))],
  shares: isStaff(context),
});

/** People with whom the person may share. */
export const audience: Handler<"audience"> = async ({ q }, { database, people }) => ({
  people: q.trim() === "" ? [] : [...(await people.search(database, q, MOST_FOUND))],
});

/** Refuses where the person may not share with one of these. */
export async function demandAudience(context: Context, to: readonly Target[]): Promise<void> {
  const named = (kind: Share["kind"]) => [
    ...new Set(to.filter((each) => each.kind === kind).map(({ target }) => target)),
  ];
  const [persons, codes] = [named("person"), named("class")];
  const known = await context.people.addressable(context.database, persons);
  if (known.length < persons.length) throw noAudience();
  if (codes.length === 0) return;
  const own = new Set((await classesToShareWith(context)).map(({ code }) => code));
  if (!codes.every((code) => own.has(code))) throw noAudience();
}

/** The names of those with whom things are shared; who is gone has none. */
export async function namesOf(
  context: Context,
  shares: readonly Target[],
): Promise<ReadonlyMap<string, string>> {
  const persons = shares.filter(({ kind }) => kind === "person").map(({ target }) => target);
  const rows =
    persons.length === 0
      ? []
      : await context.database
          .selectFrom("person")
          .where("id", "in", persons)
          .select(["id", "real_name as name"])
          .execute();
  const ofClasses = await context.people.classes(context.database);
  return new Map([
    ...rows.map(({ id, name }) => [`person ${id}`, name] as const),
    ...ofClasses.map(({ code, name }) => [`class ${code}`, name] as const),
  ]);
}
