import type { Kysely, Transaction } from "kysely";
import { HEAD_BYTES, readPictureHead } from "../../src/picture/core/pictureHead";
import { buffer } from "node:stream/consumers";
import type { Me } from "./auth/sessionModel";
import type { Tables } from "./database/schema";
import { Refusal } from "./envelope";
import type { OwnedFile } from "./module";
import { fileAddress } from "./storage/fileAddress";
import type { FileRow } from "./storage/fileRows";
import type { Storage } from "./storage/storage";

/** Everybody of the unit loads it: no more bytes, and no longer side in pixels. */
const MOST_BYTES = HEAD_BYTES;
const MOST_SIDE = 2048;

const TYPES: ReadonlySet<string> = new Set(["png", "jpeg", "gif"]);

/** Why a file does not become a portrait. */
export const portraitRefusals = {
  notFound: () => new Refusal(404, "图片不存在|||There is no such picture", "not_found"),
  notPicture: () =>
    new Refusal(
      415,
      "头像只能使用 JPEG、PNG 或 GIF 图片|||A profile picture has to be a JPEG, PNG or GIF picture",
      "not_a_picture",
    ),
  tooLarge: () => new Refusal(413, "头像图片过大|||The profile picture is too large", "too_large"),
};

/** Refuses a file that is no picture of a kind and a size for portraits, by its content. */
export async function demandPortrait(storage: Storage, file: FileRow): Promise<void> {
  if (file.size > MOST_BYTES) throw portraitRefusals.tooLarge();
  const content = await storage.open(file);
  const head = content && readPictureHead(await buffer(content));
  if (!head || !TYPES.has(head.type) || !head.size) throw portraitRefusals.notPicture();
  if (Math.max(head.size.width, head.size.height) > MOST_SIDE) throw portraitRefusals.tooLarge();
}

/** The address of a person's portrait; null where they have none. */
export async function portraitOf(database: Kysely<Tables>, personId: string): Promise<string | null> {
  const portrait = await database
    .selectFrom("portrait")
    .where("person_id", "=", personId)
    .select("file_id")
    .executeTakeFirst();
  return portrait ? fileAddress(portrait.file_id) : null;
}

/** Puts a file in the place of a person's portrait, or nothing; answers the file that was there and is no longer. */
export async function replacePortrait(
  trx: Transaction<Tables>,
  personId: string,
  fileId: string | null,
): Promise<string | null> {
  const former = await trx
    .selectFrom("portrait")
    .where("person_id", "=", personId)
    .select("file_id")
    .executeTakeFirst();
  if (former?.file_id === fileId) return null;
  await trx.deleteFrom("portrait").where("person_id", "=", personId).execute();
  if (fileId !== null)
    await trx.insertInto("portrait").values({ person_id: personId, file_id: fileId }).execute();
  return former?.file_id ?? null;
}

/** Whether a file is the portrait of its owner, which everybody of the owner's unit may see. */
export async function showsPortrait(
  { id, owner }: OwnedFile,
  { database, me }: { readonly database: Kysely<Tables>; readonly me: Pick<Me, "unitId"> },
): Promise<boolean> {
  const shown = await database
    .selectFrom("portrait")
    .innerJoin("person", "person.id", "portrait.person_id")
    .where("portrait.file_id", "=", id)
    .where("person.id", "=", owner)
    .where("person.unit_id", "=", me.unitId)
    .select("person.id")
    .executeTakeFirst();
  return shown !== undefined;
}

/** Those of these files that are a person's portrait. */
export async function keptPortraits(
  database: Kysely<Tables>,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const kept = await database.selectFrom("portrait").where("file_id", "in", ids).select("file_id").execute();
  return kept.map(({ file_id: id }) => id);
}
