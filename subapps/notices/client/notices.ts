import { flagOf, listOf, numberOf, readDateTime, recordOf, textOf } from "@portal/kit";

/** A file that a notice shows. */
export interface NoticeFile {
  /** The stored file's id. */
  readonly file: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Where it is read. */
  readonly url: string;
}

/** A notice of the school. Its words may be bilingual (`中文|||English`) and are resolved where they are shown. */
export interface Notice {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly author: string;
  readonly category: string;
  /** Milliseconds since 1970; null where the platform's date cannot be read. */
  readonly publishedAt: number | null;
  readonly read: boolean;
  readonly attachments: readonly NoticeFile[];
}

/** One page of the list and the number of notices in all. */
export interface NoticePage {
  readonly notices: readonly Notice[];
  readonly total: number;
  /** How many of all the person has not read; null where the platform does not say. */
  readonly unread: number | null;
}

/** How many notices one page of the list shows. */
export const PAGE_SIZE = 10;

/** A path of the platform's, or an address of the web: no script. */
const ADDRESS = /^(\/(?!\/)|https:\/\/)/;

/** Reads the files of a notice; one without an id or an address is left out, and an older platform has none. */
export const readFiles = (value: unknown): readonly NoticeFile[] =>
  listOf(value).flatMap((each) => {
    const { file, name, size, url } = recordOf(each);
    const read = {
      file: textOf(file),
      name: textOf(name),
      size: Math.max(0, numberOf(size, 0)),
      url: textOf(url),
    };
    return read.file !== "" && ADDRESS.test(read.url) ? [read] : [];
  });

/** Reads one notice; null for anything without an id. */
export const readNotice = (value: unknown, timeZone: string): Notice | null => {
  const notice = recordOf(value);
  const id = textOf(notice["id"]);
  if (id === "") return null;
  return {
    id,
    title: textOf(notice["title"]),
    content: textOf(notice["content"]),
    author: textOf(notice["author"]),
    category: textOf(notice["category"]),
    publishedAt: readDateTime(notice["publishedAt"], timeZone),
    read: flagOf(notice["read"], false),
    attachments: readFiles(notice["attachments"]),
  };
};

/**
 * Reads a page as the platform answers it, whose dates show the clock of its zone; entries without an id are left out, null
 * means it is no page at all.
 */
export const readNoticePage = (data: unknown, timeZone: string): NoticePage | null => {
  const { list, total: counted, unread: waiting } = recordOf(data);
  const known = list === null ? [] : list;
  if (!Array.isArray(known)) return null;
  const notices = known.map((value) => readNotice(value, timeZone)).filter((notice) => notice !== null);
  const total = numberOf(counted, -1);
  const unread = numberOf(waiting, -1);
  return {
    notices,
    total: total >= 0 ? Math.floor(total) : notices.length,
    unread: unread >= 0 ? Math.floor(unread) : null,
  };
};

/** How many pages a list of `total` notices has; an empty list has one. */
export const pageCount = (total: number): number => Math.max(1, Math.ceil(total / PAGE_SIZE));
