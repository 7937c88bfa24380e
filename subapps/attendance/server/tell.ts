import { dayInText, personName } from "../../../server/platform/module";
import { type Book, bookOf } from "./book";
import { type Day } from "./days";
import type { Mark } from "./roll";
import { type Pupil, schoolOf } from "./school";
import type { Context } from "./tables";

/** So often the guardians of a pupil hear of one day; who presses to and fro does not ring them up each time. */
const MOST = 6;

type Title = readonly [chinese: string, english: string];

function titleOf({ name }: Pupil, day: Day, { status, first, lateBy }: Mark): Title {
  const [chinese, english] = dayInText(day);
  const pinyin = personName(name, "en");
  const time = first?.time.slice(0, 5) ?? "";
  switch (status) {
    case "absent":
      return [
        `${name}${chinese}未到校，也没有请假`,
        `${pinyin} did not come to school on ${english}, and was not excused`,
      ];
    case "late":
      return [
        `更正：${name}${chinese}已到校，迟到${lateBy > 0 ? ` ${lateBy} 分钟` : ""}`,
        `Correction: ${pinyin} did come to school on ${english}${lateBy > 0 ? `, ${lateBy} minutes late` : ", late"}`,
      ];
    case "leave":
      return [`更正：${name}${chinese}已请假`, `Correction: ${pinyin} was excused on ${english}`];
    default:
      return [
        `更正：${name}${chinese}已到校${time === "" ? "" : `（${time}）`}`,
        `Correction: ${pinyin} did come to school on ${english}${time === "" ? "" : ` (${time})`}`,
      ];
  }
}

/** Sends it to those who look after the pupil; answers to how many. */
async function send(
  { database, messages }: Context,
  { pupil, day, mark }: { readonly pupil: Pupil; readonly day: Day; readonly mark: Mark },
  guardians: readonly string[],
): Promise<number> {
  const absent = mark.status === "absent";
  const text = absent
    ? ["如有原因，请与班主任联系。|||If there is a reason, please tell the class teacher."]
    : ["之前的缺勤通知作废。|||The message about the absence no longer holds."];
  return messages.send(database, {
    to: guardians,
    title: titleOf(pupil, day, mark).join("|||"),
    text,
    importance: absent ? 5 : 4,
    at: `/week?of=${pupil.id}&date=${day}`,
    child: pupil.id,
  });
}

/** How often the guardians of some pupils heard of a day, and of which of the two kinds they heard last; by pupil. */
async function toldOf({ database, me }: Context, ids: readonly string[], day: Day) {
  const rows = await database
    .selectFrom("attendance_told")
    .where("unit_id", "=", me.unitId)
    .where("person_id", "in", ids)
    .where("day", "=", day)
    .select(["person_id", "told", "times"])
    .execute();
  return new Map(rows.map((row) => [row.person_id, row]));
}

/** Answers by pupil who looks after them, of some pupils. */
async function guardiansOf({ database }: Context, ids: readonly string[]) {
  const rows = await database
    .selectFrom("parent_child")
    .where("child_id", "in", ids)
    .select(["child_id", "parent_id"])
    .execute();
  return (pupil: Pupil) =>
    rows.filter(({ child_id }) => child_id === pupil.id).map(({ parent_id }) => parent_id);
}

/**
 * Tells the guardians of pupils what has become of a day whose roll is closed, if that is not what they were told last: an absence
 * once, and a correction where it was none. Called in a transaction that holds the pupils (`lockPerson`); answers how many were told.
 */
export async function settle(
  context: Context,
  { pupils, day, book }: { readonly pupils: readonly Pupil[]; readonly day: Day; readonly book: Book },
): Promise<number> {
  const { database, me } = context;
  const closed = pupils.filter((pupil) => book.closedOf(pupil.class.code, day) !== null);
  if (closed.length === 0) return 0;
  const told = await toldOf(
    context,
    closed.map(({ id }) => id),
    day,
  );
  const news = closed.flatMap((pupil) => {
    const mark = book.mark(pupil, day);
    const { told: last = "other", times = 0 } = told.get(pupil.id) ?? {};
    const now = mark.status === "absent" ? ("absent" as const) : ("other" as const);
    return last === now || times >= MOST ? [] : [{ pupil, day, mark, now, times: times + 1 }];
  });
  if (news.length === 0) return 0;
  await database
    .insertInto("attendance_told")
    .values(
      news.map(({ pupil, now, times }) => ({
        unit_id: me.unitId,
        person_id: pupil.id,
        day,
        told: now,
        times,
      })),
    )
    .onConflict((known) =>
      known.columns(["unit_id", "person_id", "day"]).doUpdateSet((row) => ({
        told: row.ref("excluded.told"),
        times: row.ref("excluded.times"),
      })),
    )
    .execute();
  const guardiansOfPupil = await guardiansOf(
    context,
    news.map(({ pupil }) => pupil.id),
  );
  let count = 0;
  for (const each of news) count += await send(context, each, guardiansOfPupil(each.pupil));
  return count;
}

/** The same for one pupil. */
export async function settleOne(context: Context, pupil: Pupil, day: Day): Promise<number> {
  const book = await bookOf(context, await schoolOf(context), [pupil], day, day);
  return settle(context, { pupils: [pupil], day, book });
}
