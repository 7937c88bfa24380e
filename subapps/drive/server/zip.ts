import { PassThrough, type Readable } from "node:stream";
import { ZipFile } from "yazl";
import { type FileAnswer, inPieces, keptFileName } from "../../../server/platform/module";
import type { Context, Handler } from "./drive";
import type { Row } from "./items";
import { zipTooMany } from "./refusals";
import { demandReadable } from "./shared";
import { eachBelow } from "./trees";

/** So many things one zip file has. */
const MOST = 10_000;

/** The order of lists by name. */
const byName = (one: Row, other: Row): number =>
  compare(one.sort_key, other.sort_key) || compare(one.name_key, other.name_key);

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** A thing at its place in a zip file. */
interface Entry {
  readonly row: Row;
  readonly path: string;
}

/**
 * A moment as zip files have it twice: `getTime` for the field that counts from 1970, and the school's clock for the one that has no zone,
 * which yazl takes from what a Date says of its own zone.
 */
class SchoolTime extends Date {
  readonly #shown: Date;

  constructor(milliseconds: number, wireDate: Context["wireDate"]) {
    super(milliseconds);
    this.#shown = new Date(`${wireDate(milliseconds).replace(" ", "T")}Z`);
  }

  override getFullYear(): number {
    return this.#shown.getUTCFullYear();
  }

  override getMonth(): number {
    return this.#shown.getUTCMonth();
  }

  override getDate(): number {
    return this.#shown.getUTCDate();
  }

  override getHours(): number {
    return this.#shown.getUTCHours();
  }

  override getMinutes(): number {
    return this.#shown.getUTCMinutes();
  }

  override getSeconds(): number {
    return this.#shown.getUTCSeconds();
  }
}

/** Gives out names that every system can keep, each once in its folder, whatever its case. */
function namer(): (folder: string, name: string) => string {
  const taken = new Set<string>();
  /** The number that the next one of a name gets. */
  const next = new Map<string, number>();
  return (folder, name) => {
    const kept = keptFileName(name, "file");
    const [, stem = kept, extension = ""] = /^(.+?)(\.\w{1,10})?$/su.exec(kept) ?? [];
    const series = `${folder}${kept}`.toLowerCase();
    for (let number = next.get(series) ?? 1; ; number += 1) {
      next.set(series, number + 1);
      const numbered = number === 1 ? kept : keptFileName(`${stem} (${String(number)})${extension}`, "file");
      const path = `${folder}${numbered}`;
      const key = path.toLowerCase();
      if (taken.has(key)) continue;
      taken.add(key);
      return path;
    }
  };
}

/** What is in each folder below a thing, in the order of names; refuses where it is more than so much, itself included. */
async function foldersBelow(context: Context, first: Row, most: number) {
  const inside = new Map<string, Row[]>();
  let count = 1;
  for await (const { rows } of eachBelow(
    context,
    first.person_id,
    first.kind === "folder" ? [first.id] : [],
  )) {
    count += rows.length;
    if (count > most) break;
    for (const row of rows) {
      const beside = inside.get(row.folder_id);
      if (beside) beside.push(row);
      else inside.set(row.folder_id, [row]);
    }
  }
  if (count > most) throw zipTooMany();
  const folders = [...inside.values()];
  if (folders.length > 0)
    await inPieces(context, () => {
      folders.pop()?.sort(byName);
      return folders.length === 0;
    });
  return inside;
}

/** The things of these ids and all that is in them, each after its folder; refuses where they are too many. */
async function entriesOf(context: Context, ids: readonly string[]): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  const nameOf = namer();
  for (const id of new Set(ids)) {
    const first = await demandReadable(context, id);
    const inside = await foldersBelow(context, first, MOST - entries.length);
    // What was deleted for good meanwhile may have been read in part.
    await demandReadable(context, id);
    const next = [{ row: first, folder: "" }];
    await inPieces(context, () => {
      const one = next.pop();
      if (!one) return true;
      const path = nameOf(one.folder, one.row.name);
      entries.push({ row: one.row, path });
      for (const row of (inside.get(one.row.id) ?? []).toReversed()) next.push({ row, folder: `${path}/` });
      return false;
    });
  }
  return entries;
}

/** From this length on yazl counts with another end of the list of names than it writes, unless it is told which; bytes. */
const SHORT_LIST = 0xffff;

/** At least what the list of names at the end takes, by the fields of an entry and of its extensions. */
const listBytes = (entries: readonly Entry[]): number =>
  entries.reduce((sum, { path }) => sum + 46 + 9 + 28 + 1 + Buffer.byteLength(path), 0);

/**
 * A zip file that is made while it is read: nothing is compressed, since what takes space in a school is so already, and
 * so its length is known before. What cannot be read any more ends it with an error.
 */
async function zipOf(
  entries: readonly Entry[],
  open: (file: string) => Promise<Readable | null>,
  context: Pick<Context, "wireDate" | "work">,
) {
  const zip = new ZipFile();
  const stream = new PassThrough();
  let current: Readable | null = null;
  const fail = (error: Error) => stream.destroy(error);
  zip.on("error", fail);
  stream.once("close", () => current?.destroy());
  const add = ({ row, path }: Entry): void => {
    const mtime = new SchoolTime(row.changed_at, context.wireDate);
    if (row.file_id === null) {
      zip.addEmptyDirectory(path, { mtime });
      return;
    }
    const file = row.file_id;
    zip.addReadStreamLazy(path, { mtime, size: row.size, compress: false }, (take) => {
      const opened = (content: Readable | null) => {
        if (!content) return fail(new Error(`A file of a download is gone: ${file}`));
        current = content;
        content.once("error", fail);
        if (stream.destroyed) content.destroy();
        else take(null, content);
      };
      open(file).then(opened, fail);
    });
  };
  let index = 0;
  await inPieces(context, () => {
    const entry = entries[index];
    if (entry) add(entry);
    index += 1;
    return index >= entries.length;
  });
  let size: number | undefined;
  // Its types leave out what the callback is given.
  const known = (total?: number) => (size = total !== undefined && total >= 0 ? total : undefined);
  zip.end({ forceZip64Format: listBytes(entries) >= SHORT_LIST, comment: "" }, known);
  zip.outputStream.pipe(stream);
  return { stream, size };
}

/** Things with all that is in them, as one file. */
export const zip: Handler<"zip"> = async ({ ids }, context): Promise<FileAnswer> => {
  const entries = await entriesOf(context, ids.split(","));
  const roots = entries.filter(({ path }) => !path.includes("/"));
  const [first] = roots;
  const day = context.wireDate(context.now()).slice(0, 10);
  const name = first && roots.length === 1 ? first.row.name : `drive-${day}`;
  const made = await zipOf(entries, (file) => context.files.open(context.database, file), context);
  return { name: `${name}.zip`, type: "application/zip", ...made };
};
