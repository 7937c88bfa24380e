import { readInnerPlace, writeInnerPlace } from "@portal/kit";

/** Which page of the notices is shown, and which of them is open. */
export interface NoticePlace {
  /** From 1. */
  readonly page: number;
  /** The id of the open notice. */
  readonly notice: string | null;
}

/** Reads the place of the notices to be read, such as `/?page=2&notice=7`; what is invalid is as none [VIEW-08]. */
export function readNoticePlace(at: string): NoticePlace {
  const { page = "", notice = "" } = readInnerPlace(at).values;
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    notice: /^[\w-]{1,64}$/.test(notice) ? notice : null,
  };
}

/** Writes such a place; the first page is not named. */
export const writeNoticePlace = ({ page, notice }: NoticePlace): string =>
  writeInnerPlace("/", { page: page > 1 ? page : null, notice });
