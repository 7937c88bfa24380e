import { insertRows, type ModuleSeed } from "../../../../server/platform/module";
import type { NoticeTables } from "../tables";

const HOUR = 3_600_000;

/** Messages of the demo that lead to a notice: to whom, about which child, which notice, and the words. */
const MESSAGES = [
  {
    person: "2001",
    child: null,
    notice: "2-001",
    words: "期中考试监考安排已发布|||The midterm invigilation plan is out",
  },
  {
    person: "2005",
    child: "2002",
    notice: "2-002",
    words: "秋游安排与费用说明|||The autumn trip: plan and costs",
  },
] as const;

/** Tells some people of a notice in their message centre, which opens it. */
export async function fillMessages({ database, now }: ModuleSeed<NoticeTables>): Promise<void> {
  const known = await database.selectFrom("person").where("demo", "=", 1).select("id").execute();
  const ids = new Set(known.map(({ id }) => id));
  await insertRows(
    database,
    "message",
    MESSAGES.filter(({ person }) => ids.has(person)).map(({ person, child, notice, words }) => ({
      id: `notices-${person}-${notice}`,
      person_id: person,
      child_id: child,
      memo: words,
      importance: 3,
      module: "通知公告|||Notices",
      app: "notices",
      at: now - 20 * HOUR,
      url: `?app=notices&fileId=notices&at=${encodeURIComponent(`/?notice=${notice}`)}`,
      open_way: "viewport",
      content: "[]",
      read: 0,
    })),
  );
}
