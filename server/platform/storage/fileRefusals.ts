import { codeOf } from "../../settings/fault";
import { Refusal, RetryLater } from "../envelope";

const fixed = (status: number, code: string, message: string) => () => new Refusal(status, message, code);

/** When a person with too many unfinished uploads may begin another one, seconds. */
const AGAIN = 60;

/** When a store or a scanner that is away is asked again, seconds. */
const STORE_AGAIN = 10;

/** Why a file is not taken; docs/files.md lists the codes. */
export const fileRefusals = {
  noFile: fixed(400, "no_file", "Not find file"),
  /** Of a name, with what the place does not take. */
  nameType: (rejected: ReadonlySet<string>) => {
    const kinds = [...rejected];
    return new Refusal(
      415,
      `不支持此文件类型（除 ${kinds.join("、")} 外均可上传）|||This file type isn't allowed (allowed: all but ${kinds.join(", ")})`,
      "file_type",
    );
  },
  /** Of a content. */
  fileType: fixed(415, "file_type", "不允许上传此类文件|||Files of this kind may not be uploaded"),
  fileName: fixed(400, "file_name", "文件名不正确|||The name of the file is not valid"),
  tooLarge: fixed(413, "too_large", "大小超出限制|||The file is larger than allowed"),
  quota: fixed(413, "quota", "空间不足|||There is not enough space left for this file"),
  badCut: fixed(
    400,
    "bad_cut",
    "切片数异常|||The number or the size of the file's parts does not fit its size",
  ),
  chunkCorrupt: fixed(
    400,
    "chunk_corrupt",
    "数据在传输中损坏，请重新发送|||The data was damaged on its way, please send it again",
  ),
  md5Mismatch: fixed(
    400,
    "md5_mismatch",
    "文件校验失败，请重新上传|||The file did not arrive as it was sent, please upload it again",
  ),
  diskFull: fixed(507, "disk_full", "存储空间不足|||The server has no space left for files"),
  /** Names the first hundred of the chunks that are missing. */
  chunkMissing: (missing: readonly number[]) =>
    new Refusal(400, "切片数异常|||Parts of the file have not arrived", "chunk_missing", [], {
      missing: missing.slice(0, 100),
    }),
  /** The store of files cannot be reached, or does not do what it is asked for. */
  storeAway: () =>
    new RetryLater(
      503,
      `文件存储暂时不可用，请在 ${STORE_AGAIN} 秒后再试|||The file store is not available, please try again in ${STORE_AGAIN} seconds`,
      "store_away",
      STORE_AGAIN,
    ),
  infected: fixed(
    415,
    "infected",
    "文件中发现病毒，未保存|||A virus was found in this file, so it was not stored",
  ),
  /** The virus scanner cannot be reached, or breaks off: nothing is kept that it has not looked at. */
  scannerAway: () =>
    new RetryLater(
      503,
      `病毒扫描暂时不可用，请在 ${STORE_AGAIN} 秒后再试|||The virus scanner is not available, please try again in ${STORE_AGAIN} seconds`,
      "scanner_away",
      STORE_AGAIN,
    ),
  tooManyUploads: () =>
    new RetryLater(
      429,
      "未完成的上传过多，请稍后再试|||Too many uploads are unfinished, please try again later",
      "too_many_uploads",
      AGAIN,
    ),
};

/** Whether something was refused for want of space. */
export const isQuota = (error: unknown): boolean => error instanceof Refusal && error.code === "quota";

/** Whether a virus was found in a file. */
export const isInfected = (error: unknown): boolean => error instanceof Refusal && error.code === "infected";

/** Whether something was refused because the disk is full. */
export const isOutOfDisk = (error: unknown): boolean =>
  error instanceof Refusal && error.code === "disk_full";

const FULL = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);

/** Whether an error of the file system says that there is no room. */
export const isDiskFull = (error: unknown): boolean => FULL.has(codeOf(error));

/** Does what writes, and refuses where there is no room. */
export async function orDiskFull<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw isDiskFull(error) ? fileRefusals.diskFull() : error;
  }
}
