import type { ParsedOf } from "../../../contract/define";
import {
  fileAddress,
  lockPerson,
  type ModuleContext,
  type OwnedFile,
  unicodeForm,
} from "../../../server/platform/module";
import type { contract } from "../contract";
import { noSuchFile } from "./refusals";
import type { NoticeTables } from "./tables";

type Context = ModuleContext<NoticeTables>;
type Row = NoticeTables["notice_attachment"];

/** The files that a notice is to have, in their order. */
type Wanted = NonNullable<ParsedOf<typeof contract.save>["attachments"]>;

/** The files of these notices, each notice's in their order, as answers carry them. */
export async function attachmentsOf({ database }: Pick<Context, "database">, notices: readonly string[]) {
  const rows =
    notices.length === 0
      ? []
      : await database
          .selectFrom("notice_attachment")
          .where("notice_id", "in", notices)
          .select(["notice_id", "file_id", "name", "size"])
          .orderBy("place")
          .execute();
  const found = new Map<string, { file: string; name: string; size: number; url: string }[]>();
  for (const { notice_id, file_id: file, name, size } of rows) {
    const shown = { file, name, size, url: fileAddress(file) };
    const some = found.get(notice_id);
    if (some) some.push(shown);
    else found.set(notice_id, [shown]);
  }
  return found;
}

const rowsOf = ({ database }: Pick<Context, "database">, notice: string): Promise<Row[]> =>
  database.selectFrom("notice_attachment").where("notice_id", "=", notice).selectAll().execute();

/**
 * Has all wait that would change files of the editor, or of those whose files the notice shows, until this transaction ends. All in
 * one order, so that two editors do not wait for each other.
 */
export async function lockOwners({ database, me }: Context, notice?: string): Promise<void> {
  const rows = notice === undefined ? [] : await rowsOf({ database }, notice);
  const owners = new Set([me.id, ...rows.map(({ person_id }) => person_id)]);
  for (const owner of [...owners].sort()) await lockPerson(database, owner);
}

/** What a notice has of the files by now: whose each is, and under which names. */
type Known = ReadonlyMap<string, Pick<Row, "person_id" | "size"> & { readonly names: ReadonlySet<string> }>;

function knownIn(rows: readonly Row[]): Known {
  const known = new Map<string, Pick<Row, "person_id" | "size"> & { readonly names: Set<string> }>();
  for (const { file_id, person_id, size, name } of rows) {
    const each = known.get(file_id) ?? { person_id, size, names: new Set() };
    each.names.add(name);
    known.set(file_id, each);
  }
  return known;
}

/** The row of a file that the notice gets, under the name that it is to have: one of the editor's own, or one that it has. */
async function rowFor(
  context: Context,
  known: Known,
  { file: id, name: wanted }: Wanted[number],
): Promise<Omit<Row, "notice_id" | "place">> {
  const name = unicodeForm(wanted, "NFC").trim();
  const before = known.get(id);
  const file = before ? null : await context.files.find(context.database, id);
  if (!before && !file) throw noSuchFile();
  if (!before?.names.has(name)) context.files.demandName(name);
  return {
    file_id: id,
    person_id: before?.person_id ?? context.me.id,
    name,
    size: before?.size ?? file?.size ?? 0,
  };
}

/** Gives a notice these files and no others, within the transaction of the context; what nothing needs any more is released. */
export async function attach(context: Context, notice: string, wanted: Wanted): Promise<void> {
  const { database, files } = context;
  const known = knownIn(await rowsOf(context, notice));
  const rows = new Map<string, Omit<Row, "notice_id" | "place">>();
  for (const each of wanted) {
    const row = await rowFor(context, known, each);
    // Equal bytes may go by several names, and are one file under each of them.
    rows.set(`${row.file_id}/${row.name}`, row);
  }
  await database.deleteFrom("notice_attachment").where("notice_id", "=", notice).execute();
  if (rows.size > 0)
    await database
      .insertInto("notice_attachment")
      .values([...rows.values()].map((row, place) => ({ ...row, notice_id: notice, place })))
      .execute();
  const shown = new Set([...rows.values()].map(({ file_id }) => file_id));
  for (const [file, { person_id }] of known)
    if (!shown.has(file)) await files.release(database, [file], person_id);
}

/** Which of these stored files notices show. */
export async function keeps(ids: readonly string[], { database }: Context): Promise<readonly string[]> {
  const rows = await database
    .selectFrom("notice_attachment")
    .where("file_id", "in", ids)
    .select("file_id")
    .distinct()
    .execute();
  return rows.map(({ file_id }) => file_id);
}

/** Whether a notice of the person's own unit shows a file. */
export async function mayRead({ id, owner }: OwnedFile, { database, me }: Context): Promise<boolean> {
  const shown = await database
    .selectFrom("notice_attachment")
    .innerJoin("notice", "notice.id", "notice_attachment.notice_id")
    .where("notice_attachment.file_id", "=", id)
    .where("notice_attachment.person_id", "=", owner)
    .where("notice.unit_id", "=", me.unitId)
    .select("notice.id")
    .executeTakeFirst();
  return shown !== undefined;
}
