import { randomUUID } from "node:crypto";
import { changing } from "./changing";
import { toBin } from "./discard";
import type { Handler } from "./drive";
import { demandRoom, itemOf, newRow, ownIn } from "./items";
import { cleanName } from "./names";
import { settleNames } from "./place";
import { noFile, tooDeep } from "./refusals";
import { DEEPEST, wayTo } from "./tree";

/** Puts a stored file of the person's into a folder, once for each upload. */
export const take: Handler<"take"> = (input, context) =>
  changing(context, async (within) => {
    const { upload, clash } = input;
    const known = await ownIn(within).where("upload", "=", upload).selectAll().executeTakeFirst();
    if (known) return itemOf(known, context.wireDate);
    const file = await within.files.find(within.database, input.file.id);
    if (!file) throw noFile();
    const wanted = cleanName(input.name);
    within.files.demandName(wanted);
    // The folder may be in the bin by the time that a large file is there: the file is not lost with it.
    const way = await wayTo(within, input.folder ?? "");
    const folder = way ? (input.folder ?? "") : "";
    if (way && way.length >= DEEPEST) throw tooDeep();
    await demandRoom(within, 1);
    const { names, replaced } = await settleNames(within, folder, [{ kind: "file", name: wanted }], {
      clash,
    });
    const [name = null] = names;
    if (name === null) return null;
    await toBin(
      within,
      replaced.map(({ id }) => id),
    );
    const row = newRow(
      {
        id: randomUUID(),
        kind: "file",
        folder_id: folder,
        name,
        file_id: file.id,
        size: file.size,
        upload,
      },
      context.me.id,
      context.now(),
    );
    await within.database.insertInto("drive_item").values(row).execute();
    return itemOf(row, context.wireDate);
  });
