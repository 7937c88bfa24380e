import {
  tableOfRows,
  useClient,
  useLocalWords,
  usePortal,
  useSchoolDate,
  type FoundTable,
} from "@portal/kit";
import { contract } from "../contract";
import { readNoticePage, type Notice } from "./notices";
import { useNoticeWords } from "./words";

/** How many notices one call brings, as many as the platform gives. */
const PIECE = 400;

/** A table has so many notices at most. */
const MOST = 10_000;

/** Which notices a table has, and in which order. */
export type NoticeChoice = Omit<
  Parameters<ReturnType<typeof useClient<typeof contract>>["list"]>[0],
  "start" | "size"
>;

/**
 * Loads all notices of a list, whatever page it shows, as a table to download or to print; undefined where a call failed, of which the
 * portal has notified the person.
 */
export function useNoticeTable(choice: NoticeChoice = {}): () => Promise<FoundTable> {
  const words = useNoticeWords();
  const local = useLocalWords();
  const dateOf = useSchoolDate();
  const { timeZone } = usePortal();
  const calls = useClient(contract);

  const load = async (): Promise<readonly Notice[] | undefined> => {
    const all: Notice[] = [];
    for (let start = 1; all.length < MOST; start += 1) {
      const answer = await calls.list({ ...choice, start, size: PIECE });
      if (!answer.ok) return undefined;
      const page = readNoticePage(answer.data, timeZone.get());
      if (!page || page.notices.length === 0) break;
      all.push(...page.notices);
      if (all.length >= page.total) break;
    }
    return all;
  };

  return async () => {
    const notices = await load();
    if (!notices) return undefined;
    if (notices.length === 0) return null;
    return tableOfRows(
      [words("titleField"), words("category"), words("author"), words("publishedAt"), words("status")],
      notices.map(({ title, category, author, publishedAt, read }) => [
        local(title),
        local(category),
        local(author),
        dateOf(publishedAt),
        words(read ? "read" : "unread"),
      ]),
    );
  };
}
