import type { ParsedOf } from "../../../contract/define";
import { lockPerson, personName, sendingOf } from "../../../server/platform/module";
import type { contract, Out } from "../contract";
import { facesOf, remindersOf } from "./read";
import { noSuchPupil, nothingToAsk } from "./refusals";
import { guardiansOf, type Pupil, pupilsOf } from "./school";
import { isOpen } from "./standing";
import type { Context, Handler } from "./tables";
import { demandClass } from "./viewer";

/** The guardians of a pupil are not reminded again before so long, by whichever teacher; milliseconds. */
export const AGAIN_MS = 24 * 3_600_000;

const TEXT = [
  "班级正在采集刷脸打卡用的照片。没有您的同意，学校不会拍摄；您也可以不同意，考勤由老师登记。|||The class is collecting photos for checking in by face. No photo is taken without your consent. You may also say no: a teacher then records attendance.",
  "请点页面顶部自己的头像，选“人脸”，再选孩子的名字，就能看到会保存什么，并作出决定。|||Press your own picture at the top of the page, choose “Face”, then your child's name: there you read what would be stored, and decide.",
] as const;

/** Tells the guardians of a pupil in the transaction that goes on; answers how many were told. */
async function tell(context: Context, { id, name }: Pupil, to: readonly string[]): Promise<number> {
  const { database, me, messages, now } = context;
  const told = await messages.send(database, {
    to,
    title: `是否同意采集${name}的人脸照片？|||May a photo of ${personName(name, "en")}'s face be taken?`,
    text: TEXT,
    at: null,
    child: id,
    unlessUnread: true,
  });
  const row = { unit_id: me.unitId, person_id: id, at: now(), by_id: me.id };
  if (told > 0)
    await database
      .insertInto("records_reminder")
      .values(row)
      .onConflict((known) => known.columns(["unit_id", "person_id"]).doUpdateSet(row))
      .execute();
  return told;
}

/** The pupils who are asked about: the one that is named, or all of the class. */
function chosen(pupils: readonly Pupil[], person: string | undefined): readonly Pupil[] {
  if (person === undefined) return pupils;
  const pupil = pupils.find(({ id }) => id === person);
  if (!pupil) throw noSuchPupil();
  return [pupil];
}

/** Asks the guardians of these pupils who may still be asked, and counts. The pupils are locked. */
async function askAll(context: Context, open: readonly Pupil[]): Promise<Out<"remind">> {
  const { database, me, now } = context;
  const guardians = await guardiansOf(database, me.unitId, open);
  const reminders = await remindersOf(context, open);
  const count = { told: 0, recent: 0, without: 0 };
  for (const pupil of open) {
    const to = guardians.get(pupil.id) ?? [];
    const isRecent = (reminders.get(pupil.id) ?? -AGAIN_MS) > now() - AGAIN_MS;
    const told = isRecent || to.length === 0 ? 0 : await tell(context, pupil, to);
    count.told += told;
    if (to.length === 0) count.without += 1;
    else if (told === 0) count.recent += 1;
  }
  return count;
}

/** Asks the guardians in a transaction, each about a child once a day and not before they have read it. */
const reminder =
  ({ class: code, person }: ParsedOf<(typeof contract)["remind"]>) =>
  async (inside: Context) => {
    const { database, me } = inside;
    const pupils = chosen(await pupilsOf(database, me.unitId, code), person);
    // In one order, so that two who press it never wait for each other, and the second finds what the first has done.
    for (const { id } of pupils.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
      await lockPerson(database, id);
    const faceOf = await facesOf(inside, pupils);
    const open = pupils.filter(({ id }) => isOpen(faceOf(id)));
    if (person !== undefined && open.length === 0) throw nothingToAsk();
    return askAll(inside, open);
  };

/** Asks guardians who have said nothing yet to decide. */
export const remind: Handler<"remind"> = async (input, context) => {
  // Before the transaction: SQLite has one connection, which that one holds.
  await demandClass(context, input.class);
  return context.database.transaction().execute((database) => reminder(input)({ ...context, database }));
};

/** Which guardians would be asked by that. */
export const reminding: Handler<"reminding"> = async (input, context) => {
  await demandClass(context, input.class);
  return { sending: await sendingOf(context, reminder(input)) };
};
