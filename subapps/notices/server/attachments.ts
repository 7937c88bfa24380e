import type { ParsedOf } from "../../../contract/define";
import { fileAddress, lockPerson, type ModuleContext, type OwnedFile } from "../../../server/platform/module";
import type { contract } from "../contract";
import { fileNameRejected, noSuchFile } from "./refusals";
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

/** The row of a file that the notice gets: one of the editor's own, or one that it has. */
async function rowFor(
  context: Context,
  known: ReadonlyMap<string, Row>,
  { file: id, name: wanted }: Wanted[number],
): Promise<Omit<Row, "notice_id" | "place">> {
  const before = known.get(id);
  if (before) return { file_id: id, person_id: before.person_id, name: before.name, size: before.size };
  const file = await context.files.find(context.database, id);
  if (!file) throw noSuchFile();
  const name = wanted.normalize("NFC").trim();
  if (!context.files.allowsName(name)) throw fileNameRejected();
  return { file_id: file.id, person_id: context.me.id, name, size: file.size };
}

/** Gives a notice these files and no others, within the transaction of the context; what nothing needs any more is released. */
export async function attach(context: Context, notice: string, wanted: Wanted): Promise<void> {
  const { database, files } = context;
  const known = new Map((await rowsOf(context, notice)).map((row) => [row.file_id, row]));
  const rows: Omit<Row, "notice_id" | "place">[] = [];
  for (const each of new Map(wanted.map((file) => [file.file, file])).values())
    rows.push(await rowFor(context, known, each));
  await database.deleteFrom("notice_attachment").where("notice_id", "=", notice).execute();
  if (rows.length > 0)
    await database
      .insertInto("notice_attachment")
      .values(rows.map((row, place) => ({ ...row, notice_id: notice, place })))
      .execute();
  for (const { file_id } of rows) known.delete(file_id);
  for (const { file_id, person_id } of known.values()) await files.release(database, [file_id], person_id);
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
