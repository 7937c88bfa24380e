import { guardiansOf, type Pupil, pupilsOf } from "./school";
import { countOf, type Face, NOTHING, stateOf } from "./standing";
import type { Context, Handler } from "./tables";
import { demandClass, ownClasses } from "./viewer";

/** What is known of the faces of pupils, by their ids. */
export async function facesOf(
  { database, faces }: Pick<Context, "database" | "faces">,
  pupils: readonly Pupil[],
): Promise<(id: string) => Face> {
  const states = await faces.about(
    database,
    pupils.map(({ id }) => id),
  );
  const known = new Map(states.map((state) => [state.personId, state]));
  return (id) => known.get(id) ?? NOTHING;
}

/** When the guardians of pupils were reminded last, in milliseconds since 1970, by the pupils' ids. */
export async function remindersOf(
  { database, me }: Pick<Context, "database" | "me">,
  pupils: readonly Pupil[],
): Promise<ReadonlyMap<string, number>> {
  if (pupils.length === 0) return new Map();
  const rows = await database
    .selectFrom("records_reminder")
    .where("unit_id", "=", me.unitId)
    .where(
      "person_id",
      "in",
      pupils.map(({ id }) => id),
    )
    .select(["person_id", "at"])
    .execute();
  return new Map(rows.map(({ person_id, at }) => [person_id, at]));
}

/** The person's classes, and how far each is. */
export const classes: Handler<"classes"> = async (_, context) => {
  const { database, me } = context;
  const own = await ownClasses(context);
  const codes = new Set(own.map(({ code }) => code));
  const pupils = (await pupilsOf(database, me.unitId)).filter(({ group }) => codes.has(group));
  const faceOf = await facesOf(context, pupils);
  return {
    list: own.map(({ code, name }) => ({
      code,
      name,
      ...countOf(pupils.filter(({ group }) => group === code).map(({ id }) => faceOf(id))),
    })),
  };
};

/** The pupils of a class. */
export const pupils: Handler<"pupils"> = async ({ class: code }, context) => {
  const { database, me, wireDate } = context;
  const { name } = await demandClass(context, code);
  const all = await pupilsOf(database, me.unitId, code);
  const faceOf = await facesOf(context, all);
  const guardians = await guardiansOf(database, me.unitId, all);
  const reminders = await remindersOf(context, all);
  const time = (at: number | null | undefined) => (at == null ? "" : wireDate(at));
  return {
    class: { code, name },
    pupils: all.map((pupil) => {
      const face = faceOf(pupil.id);
      return {
        id: pupil.id,
        name: pupil.name,
        state: stateOf(face),
        consent: face.consent,
        consentAt: time(face.consentAt),
        consentBy: face.consentBy,
        takenAt: time(face.takenAt),
        guardians: guardians.get(pupil.id)?.length ?? 0,
        remindedAt: time(reminders.get(pupil.id)),
      };
    }),
  };
};
