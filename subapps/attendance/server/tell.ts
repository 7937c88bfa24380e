import { personName } from "../../../server/platform/module";
import { bookOf } from "./book";
import { type Day, dayWords } from "./days";
import type { Mark } from "./roll";
import { type Pupil, schoolOf } from "./school";
import type { Context } from "./tables";

/** So often the guardians of a pupil hear of one day; who presses to and fro does not ring them up each time. */
const MOST = 6;

type Title = readonly [chinese: string, english: string];

function titleOf({ name }: Pupil, day: Day, { status, first, lateBy }: Mark): Title {
  const [chinese, english] = dayWords(day);
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
async function send(context: Context, pupil: Pupil, day: Day, mark: Mark): Promise<number> {
  const { database, messages } = context;
  const guardians = await database
    .selectFrom("parent_child")
    .where("child_id", "=", pupil.id)
    .select("parent_id")
    .execute();
  const absent = mark.status === "absent";
  const text = absent
    ? ["如有原因，请与班主任联系。|||If there is a reason, please tell the class teacher."]
    : ["之前的缺勤通知作废。|||The message about the absence no longer holds."];
  return messages.send(database, {
    to: guardians.map(({ parent_id }) => parent_id),
    title: titleOf(pupil, day, mark).join("|||"),
    text,
    importance: absent ? 5 : 4,
    at: `/week?of=${pupil.id}&date=${day}`,
    child: pupil.id,
  });
}

/**
 * Tells the guardians of a pupil what has become of a day whose roll is closed, if that is not what they were told last: an absence
 * once, and a correction where it was none. Called in a transaction that holds the pupil (`lockPerson`); answers how many were told.
 */
export async function settle(context: Context, pupil: Pupil, day: Day): Promise<number> {
  const { database, me } = context;
  const school = await schoolOf(context);
  const book = await bookOf(context, school, [pupil], day, day);
  if (!book.closedOf(pupil.class.code, day)) return 0;
  const mark = book.mark(pupil, day);
  const absent = mark.status === "absent";
  const told = await database
    .selectFrom("attendance_told")
    .where("unit_id", "=", me.unitId)
    .where("person_id", "=", pupil.id)
    .where("day", "=", day)
    .select(["told", "times"])
    .executeTakeFirst();
  const now = absent ? "absent" : "other";
  if ((told?.told ?? "other") === now || (told?.times ?? 0) >= MOST) return 0;
  if (told)
    await database
      .updateTable("attendance_told")
      .set({ told: now, times: told.times + 1 })
      .where("unit_id", "=", me.unitId)
      .where("person_id", "=", pupil.id)
      .where("day", "=", day)
      .execute();
  else
    await database
      .insertInto("attendance_told")
      .values({ unit_id: me.unitId, person_id: pupil.id, day, told: now, times: 1 })
      .execute();
  return send(context, pupil, day, mark);
}
