import { dayInText, personName, unreadAbout } from "../../../server/platform/module";
import { addDays, type Day } from "./days";
import { atAGlance, daysOf } from "./read";
import type { Status } from "./roll";
import { lastSchoolDay, LOOKED_BACK, type Pupil, pupilsOf, schoolOf, todayOf } from "./school";
import type { Context, Handler } from "./tables";
import { ownPupils } from "./viewer";

const SAID: Readonly<Record<Status, readonly [chinese: string, english: string]>> = {
  present: ["按时到校", "on time"],
  late: ["迟到", "late"],
  absent: ["缺勤", "absent"],
  leave: ["请假", "excused"],
  waiting: ["未到校", "not arrived"],
  none: ["", ""],
  off: ["", ""],
};

/** The last days of what is the person's own, the newest first. */
async function ownRows(context: Context, pupil: Pupil, several: boolean) {
  const today = todayOf(context);
  const days = await daysOf(context, pupil, addDays(today, -LOOKED_BACK), today);
  return days
    .filter(({ status }) => status !== null && status !== "none" && status !== "off")
    .toReversed()
    .map(({ date, status, at }) => {
      const [chinese, english] = SAID[status ?? "none"];
      const [day, englishDay] = dayInText(date);
      const who = (language: "zh-CN" | "en") => (several ? `${personName(pupil.name, language)} ` : "");
      return {
        id: `${pupil.id}.${date}`,
        title: `${who("zh-CN")}${day}${chinese}|||${who("en")}${englishDay}: ${english}`,
        time: at === "" ? `${date} 00:00:00` : at,
      };
    });
}

/** A class of a day in a line, which names the day where it is not today. */
function classRow(
  {
    code,
    name,
    present,
    late,
    absent,
    leave,
    waiting,
  }: Awaited<ReturnType<typeof atAGlance>>["list"][number],
  { time, date, isToday }: { readonly time: string; readonly date: Day; readonly isToday: boolean },
) {
  const [chinese = "", english = ""] = name.split("|||");
  const [day, englishDay] = isToday ? ["", ""] : dayInText(date).map((words) => `${words} `);
  const parts = [
    [present, `按时 ${present}`, `${present} on time`],
    [late, `迟到 ${late}`, `${late} late`],
    [absent, `缺勤 ${absent}`, `${absent} absent`],
    [leave, `请假 ${leave}`, `${leave} excused`],
    [waiting, `未到校 ${waiting}`, `${waiting} not arrived`],
  ] as const;
  const shown = parts.filter(([count]) => count > 0);
  const none = [0, "未记录", "not recorded"] as const;
  const say = (language: 1 | 2, glue: string) =>
    (shown.length === 0 ? [none] : shown).map((part) => part[language]).join(glue);
  return {
    id: `${date}.${code}`,
    title: `${day}${chinese}：${say(1, "，")}|||${englishDay}${english || chinese}: ${say(2, ", ")}`,
    time,
  };
}

/** What the desktop shows: the person's classes on the last day of school, those that are open first, or their own last days. */
export const card: Handler<"card"> = async ({ start, size }, context) => {
  const own = await ownPupils(context);
  const pupil = own.find(({ id }) => id === context.me.childId) ?? own[0];
  const page = <Row>(rows: readonly Row[]) => ({
    list: rows.slice((start - 1) * size, start * size),
    total: rows.length,
  });
  if (pupil) return page(await ownRows(context, pupil, own.length > 1));
  const today = todayOf(context);
  const day = await lastSchoolDay(context, today);
  if (day === null) return page([]);
  const { list } = await atAGlance(context, day);
  const rows = list
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => Number(one.closed) - Number(other.closed));
  const time = day === today ? context.wireDate(context.now()) : `${day} 00:00:00`;
  return page(rows.map((row) => classRow(row, { time, date: day, isToday: day === today })));
};

/** Unread messages, and for teachers the rolls of today that wait to be closed: people are late by now, and classes have pupils. */
export async function unread(
  context: Pick<Context, "database" | "me" | "now" | "people" | "calendar" | "wireDate">,
): Promise<number> {
  const { database, me, now, people, wireDate } = context;
  const messages = await unreadAbout(database, me, "attendance");
  const taught = me.type === 2 ? await people.classes(database) : [];
  if (taught.length === 0) return messages;
  const today = todayOf(context);
  const { half, limit } = (await schoolOf(context)).plan(today);
  if (half === "none" || wireDate(now()).slice(11, 16) <= limit) return messages;
  const closed = await database
    .selectFrom("attendance_closed")
    .where("unit_id", "=", me.unitId)
    .where("day", "=", today)
    .select("class_code")
    .execute();
  const over = new Set(closed.map(({ class_code }) => class_code));
  const open = taught.filter(({ code }) => !over.has(code));
  const filled = await Promise.all(
    open.map(async ({ code }) => (await pupilsOf(database, me.unitId, code)).length > 0),
  );
  return messages + filled.filter(Boolean).length;
}
