import { insertRows, type ModuleSeed } from "../../../../server/platform/module";
import type { NoticeTables } from "../tables";
import type { SeedNotice } from "./noticesOf";

/** Messages of the demo that lead to a notice: to whom, about which child, and how the notice's title begins. */
const MESSAGES = [
  { person: "2001", child: null, notice: "三至六年级学业质量检测" },
  { person: "2005", child: "2002", notice: "秋季田径运动会" },
] as const;

/** The rows of these messages: each says what its notice says, and opens it. */
export const messagesOf = (notices: readonly SeedNotice[], people: ReadonlySet<string>) =>
  MESSAGES.filter(({ person }) => people.has(person)).flatMap(({ person, child, notice: title }) => {
    const notice = notices.find((each) => each.title.startsWith(title));
    return notice
      ? [
          {
            id: `notices-${person}-${notice.id}`,
            person_id: person,
            child_id: child,
            memo: notice.title,
            importance: 3,
            module: "通知公告|||Notices",
            app: "notices",
            at: notice.published_at,
            url: `?app=notices&fileId=notices&at=${encodeURIComponent(`/?notice=${notice.id}`)}`,
            open_way: "viewport",
            content: "[]",
            read: 0,
          },
        ]
      : [];
  });

/** Tells some people of a notice in their message centre, which opens it. */
export async function fillMessages(
  { database }: ModuleSeed<NoticeTables>,
  notices: readonly SeedNotice[],
): Promise<void> {
  const known = await database.selectFrom("person").where("demo", "=", 1).select("id").execute();
  await insertRows(database, "message", messagesOf(notices, new Set(known.map(({ id }) => id))));
}
