import { addressOf, insertRows, type ModuleSeed, type SchoolClock } from "../../../../server/platform/module";
import { placeOf } from "../placeOf";
import type { NoticeTables } from "../tables";
import type { SeedNotice } from "./noticesOf";

const DAY = 86_400_000;

/** A person of the demo, the child whom it is about, and the beginning of the notice's title. */
interface Told {
  readonly person: string;
  readonly child: string | null;
  readonly notice: string;
}

/** Messages of the demo that lead to a notice. */
const MESSAGES: readonly Told[] = [
  { person: "2001", child: null, notice: "三至六年级学业质量检测" },
  { person: "2005", child: "2002", notice: "秋季田径运动会" },
];

/** Notices of the last days that have to be read, as to-dos. */
const TODOS: readonly Told[] = [
  { person: "1001", child: null, notice: "关于开展冬季校园安全隐患排查" },
  { person: "1001", child: null, notice: "关于报送本年度教育事业统计报表" },
  { person: "1001", child: null, notice: "关于召开全区教学工作推进会" },
  { person: "1002", child: null, notice: "关于报送本年度教育事业统计报表" },
  { person: "1002", child: null, notice: "关于参加全市校园安全工作视频会议" },
  { person: "2001", child: null, notice: "关于召开本学期家长会" },
  { person: "2001", child: null, notice: "消防疏散演练" },
  { person: "2002", child: null, notice: "三至六年级学业质量检测" },
  { person: "2002", child: null, notice: "消防疏散演练" },
  { person: "2005", child: "2002", notice: "关于召开本学期家长会" },
  { person: "2005", child: "2002", notice: "预防流感" },
  { person: "2005", child: "2003", notice: "三至六年级学业质量检测" },
  { person: "2006", child: null, notice: "消防疏散演练" },
  { person: "2007", child: null, notice: "关于召开本学期家长会" },
  { person: "2007", child: null, notice: "三至六年级学业质量检测" },
  { person: "2008", child: null, notice: "三至六年级学业质量检测" },
  { person: "2010", child: "2009", notice: "预防流感" },
  { person: "3001", child: null, notice: "第二次阶段检测" },
  { person: "3002", child: null, notice: "第二次阶段检测" },
  { person: "3003", child: "3002", notice: "九年级家长会" },
  { person: "3004", child: null, notice: "消防疏散演练" },
  { person: "3005", child: null, notice: "第二次阶段检测" },
];

/** Whether a to-do of the demo asks a person of the notice's school to read it. */
export const isAskedFor = (person: string, { unit_id, title }: SeedNotice): boolean =>
  TODOS.some((told) => told.person === person && unit_id === person[0] && title.startsWith(told.notice));

/** What a message and a to-do about a notice have in common, for the people who are there. */
const entriesOf = (told: readonly Told[], notices: readonly SeedNotice[], people: ReadonlySet<string>) =>
  told
    .filter(({ person }) => people.has(person))
    .flatMap(({ person, child, notice: title }) => {
      const notice = notices.find((each) => each.title.startsWith(title) && each.unit_id === person[0]);
      const entry = notice && {
        id: `notices-${person}-${notice.id}`,
        person_id: person,
        child_id: child,
        module: "通知公告|||Notices",
        app: "notices",
        at: notice.published_at,
        url: addressOf("notices", placeOf(notice.id)),
        open_way: "viewport",
      };
      return entry ? [{ entry, title: notice.title }] : [];
    });

/** The rows of these messages: each says what its notice says, and opens it. */
export const messagesOf = (notices: readonly SeedNotice[], people: ReadonlySet<string>) =>
  entriesOf(MESSAGES, notices, people).map(({ entry, title }) => ({
    ...entry,
    memo: title,
    importance: 3,
    content: "[]",
    read: 0,
  }));

/**
 * The rows of these to-dos: each is called like its notice, and opens it. They came with their notices, and are due on the next day.
 */
export const todosOf = (
  notices: readonly SeedNotice[],
  people: ReadonlySet<string>,
  { now, wireDate, momentOf }: SchoolClock & { readonly now: number },
) =>
  entriesOf(TODOS, notices, people).map(({ entry, title }) => ({
    ...entry,
    title,
    action: "阅读|||Read",
    due: momentOf(`${wireDate(now + DAY).slice(0, 10)} 18:00:00`),
    ends: null,
    done: 0,
  }));

/** Tells some people of a notice in their message centre and their to-dos, which open it. */
export async function fillInbox(
  { database, ...clock }: ModuleSeed<NoticeTables>,
  notices: readonly SeedNotice[],
): Promise<void> {
  const rows = await database.selectFrom("person").where("demo", "=", 1).select("id").execute();
  const people = new Set(rows.map(({ id }) => id));
  await insertRows(database, "message", messagesOf(notices, people));
  await insertRows(database, "todo", todosOf(notices, people, clock));
}
