import { readDateTime } from "../../../src/subapp/kit";

/** What people may look for when they mean Notices, besides its names; in both languages, as people type both. */
export const SEARCH_KEYS = ["公示", "公告栏", "告示", "announcements", "bulletin board", "news"] as const;

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
}

/** One page of the list and the number of notices in all. */
export interface NoticePage {
  readonly notices: readonly Notice[];
  readonly total: number;
}

/** How many notices one page of the list shows. */
export const PAGE_SIZE = 10;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const text = (value: unknown): string => (typeof value === "string" ? value : "");

const readNotice = (value: unknown, timeZone: string): Notice[] => {
  if (!isRecord(value) || text(value["id"]) === "") return [];
  return [
    {
      id: text(value["id"]),
      title: text(value["title"]),
      content: text(value["content"]),
      author: text(value["author"]),
      category: text(value["category"]),
      publishedAt: readDateTime(value["publishedAt"], timeZone),
      read: value["read"] === true,
    },
  ];
};

/**
 * Reads a page as the platform answers it, whose dates show the clock of its zone; entries without an id are left out, null
 * means it is no page at all.
 */
export const readNoticePage = (data: unknown, timeZone: string): NoticePage | null => {
  if (!isRecord(data) || !Array.isArray(data["list"])) return null;
  const notices = data["list"].flatMap((value) => readNotice(value, timeZone));
  const total = data["total"];
  const counted = typeof total === "number" && Number.isFinite(total) && total >= 0;
  return { notices, total: counted ? Math.floor(total) : notices.length };
};

/** How many pages a list of `total` notices has; an empty list has one. */
export const pageCount = (total: number): number => Math.max(1, Math.ceil(total / PAGE_SIZE));
