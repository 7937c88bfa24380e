import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import {
  blaming,
  comparable,
  compareNames,
  dayInText,
  finishTodos,
  type ModuleContext,
  type ModuleHandler,
  nameFinder,
  personWords,
  Refusal,
  refusals,
} from "../../../server/platform/module";
import type { contract } from "../contract";
import { LASTS } from "./lasts";
import { placeOf } from "./placeOf";
import { placeToPlan } from "./placeToPlan";
import type { DutyTables } from "./tables";

type Handler<Name extends keyof typeof contract> = ModuleHandler<(typeof contract)[Name], DutyTables>;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Teachers and other staff. */
const ON_DUTY = [2, 4];

/** A duty is planned for a school year ahead, and a school has so many that are still to come [SEC-11]. */
const [FURTHEST, MOST_COMING] = [400 * DAY, 5_000];

const tooFar = () =>
  blaming("day", 400, "最多只能安排一年内的值班|||Duties are planned for a year ahead at most", "too_far");
const tooMany = () =>
  new Refusal(
    409,
    "已安排的值班过多，暂时不能再添加|||Too many duties are planned already to add another one",
    "too_many",
  );

/** The unit's duties from now on. */
const comingOf = ({ database, me, now }: Pick<ModuleContext<DutyTables>, "database" | "me" | "now">) =>
  database
    .selectFrom("duty_shift")
    .innerJoin("person", "person.id", "duty_shift.person_id")
    .where("duty_shift.unit_id", "=", me.unitId)
    .where("at", ">", now() - LASTS);

/** A page of the unit's duties from now on, for those who may be on duty. */
export const list: Handler<"list"> = async ({ start, size, own }, context) => {
  const { database, me, now, wireDate } = context;
  if (!ON_DUTY.includes(me.type)) throw refusals.forbidden();
  const all = comingOf({ database, me, now });
  const coming = own ? all.where("person_id", "=", me.id) : all;
  const { total } = await coming
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await coming
    .select(["duty_shift.id", "at", "task", "person_id", "person.real_name as person"])
    .orderBy("at")
    .orderBy("duty_shift.id")
    .limit(size)
    .offset((start - 1) * size)
    .execute();
  const calendar = await context.calendar(database);
  const dayOff = (at: string) => {
    const said = calendar.day(at.slice(0, 10));
    return said?.follows === 0 ? said.note : "";
  };
  return {
    total,
    list: rows.map(({ at, person_id, ...row }) => {
      const wired = wireDate(at);
      return { ...row, at: wired, own: person_id === me.id, dayOff: dayOff(wired) };
    }),
  };
};

/** On which page of the list a duty stands, whichever page is shown first. */
export const page: Handler<"page"> = async ({ id, size }, { database, me, now }) => {
  if (!ON_DUTY.includes(me.type)) throw refusals.forbidden();
  const coming = comingOf({ database, me, now });
  const one = await coming.where("duty_shift.id", "=", id).select("at").executeTakeFirst();
  if (!one) throw new Refusal(404, "没有这次值班|||There is no such duty", "not_found");
  const { before } = await coming
    .where((is) =>
      is.or([is("at", "<", one.at), is.and([is("at", "=", one.at), is("duty_shift.id", "<", id)])]),
    )
    .select(({ fn }) => fn.countAll<number>().as("before"))
    .executeTakeFirstOrThrow();
  return { page: Math.floor(before / size) + 1 };
};

/** When a duty is and who has it, in both languages; `wire` as the platform writes a time. */
function detailOf(wire: string, person: string): string {
  const [day, english] = dayInText(wire.slice(0, 10));
  const time = wire.slice(11, 16);
  const [name = "", englishName = name] = personWords(person).split("|||");
  return `${day}${time} ${name}|||${english}, ${time} ${englishName}`;
}

/** So many duties are read and looked at in one go, so that no other person waits for a search [SEC-06]. */
export const LOOKED_AT = 250;

/** The unit's duties from now on, in pieces, the next first. */
async function* piecesOf(context: Pick<ModuleContext<DutyTables>, "database" | "me" | "now">) {
  const duties = comingOf(context)
    .select(["duty_shift.id", "at", "task", "person.real_name as person"])
    .orderBy("at")
    .orderBy("duty_shift.id")
    .limit(LOOKED_AT);
  let rows = await duties.execute();
  yield rows;
  for (let last = rows[LOOKED_AT - 1]; last; last = rows[LOOKED_AT - 1]) {
    rows = await duties.where(sql<boolean>`(at, duty_shift.id) > (${last.at}, ${last.id})`).execute();
    yield rows;
  }
}

/** What the portal's search finds: the next duties with these words, or of a person with them. */
export const search: Handler<"search"> = async ({ q, size }, { database, me, now, wireDate }) => {
  if (!ON_DUTY.includes(me.type)) return { items: [] };
  const words = comparable(q);
  const isMeant = nameFinder(q);
  const found = [];
  for await (const rows of piecesOf({ database, me, now })) {
    const meant = rows.filter(({ task, person }) => comparable(task).includes(words) || isMeant(person));
    found.push(...meant.slice(0, size - found.length));
    if (found.length >= size) break;
  }
  return {
    items: found.map(({ id, at, task, person }) => ({
      id,
      title: task,
      detail: detailOf(wireDate(at), person),
      at: placeOf(id),
    })),
  };
};

const staffOf = (database: ModuleContext<DutyTables>["database"], unitId: string) =>
  database
    .selectFrom("person")
    .where("unit_id", "=", unitId)
    .where("type", "in", ON_DUTY)
    .where("status", "=", 1)
    .select(["id", "real_name as name"]);

/** The people who can be given a duty; for those who give them. */
export const staff: Handler<"staff"> = async (_, { database, me, holds }) => {
  if (!(await holds("duty_assign"))) throw refusals.forbidden();
  const people = await staffOf(database, me.unitId).execute();
  return people.toSorted((one, other) => compareNames(one.name, other.name) || (one.id < other.id ? -1 : 1));
};

/** Gives a person of the own unit a duty that is still to come, and ends the to-dos that ask for a person at that time. */
export const assign: Handler<"assign"> = async (
  { day, time, task, personId },
  { database, me, now, holds, momentOf },
) => {
  if (!(await holds("duty_assign"))) throw refusals.forbidden();
  const known = await staffOf(database, me.unitId).where("id", "=", personId).executeTakeFirst();
  if (!known)
    throw blaming("personId", 404, "没有这位教职工|||There is no such member of staff", "not_found");
  const at = momentOf(`${day} ${time}:00`);
  if (at === null || at < now())
    throw blaming("time", 400, "值班时间已过，请另选|||That time has passed, please choose another", "past");
  if (at > now() + FURTHEST) throw tooFar();
  const { count } = await comingOf({ database, me, now })
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  if (count >= MOST_COMING) throw tooMany();
  const id = randomUUID();
  await database
    .insertInto("duty_shift")
    .values({
      id,
      unit_id: me.unitId,
      person_id: personId,
      at,
      task: task.trim(),
      seen: personId === me.id ? 1 : 0,
    })
    .execute();
  await finishTodos(database, { unit: me.unitId, app: "duty", at: placeToPlan(day, time) });
  return { id };
};

/** Keeps that the person has looked at the roster: no duty of theirs is new any more. Answers how many were. */
export const seen: Handler<"seen"> = async (_, { database, me, now }) => {
  if (!ON_DUTY.includes(me.type)) throw refusals.forbidden();
  const { numUpdatedRows } = await database
    .updateTable("duty_shift")
    .set({ seen: 1 })
    .where("unit_id", "=", me.unitId)
    .where("at", ">", now())
    .where("person_id", "=", me.id)
    .where("seen", "=", 0)
    .executeTakeFirstOrThrow();
  return { count: Number(numUpdatedRows) };
};

/** How many coming duties the person has been given since they looked at the roster last. */
export async function unread({
  database,
  me,
  now,
}: Pick<ModuleContext<DutyTables>, "database" | "me" | "now">): Promise<number> {
  const { num } = await database
    .selectFrom("duty_shift")
    .where("unit_id", "=", me.unitId)
    .where("at", ">", now())
    .where("person_id", "=", me.id)
    .where("seen", "=", 0)
    .select(({ fn }) => fn.countAll<number>().as("num"))
    .executeTakeFirstOrThrow();
  return num;
}
