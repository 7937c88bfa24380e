import { defineHandlers, type Handler } from "../defineHandlers";
import { lockPerson } from "../database/lockPerson";
import { filesFor, MODULE_NEEDS } from "../modules/register";
import { demandPortrait, portraitOf, portraitRefusals, replacePortrait } from "../portraits";

type Needs = (typeof MODULE_NEEDS)[number];

/** Makes a file of the person's own their portrait; what was there before goes, unless something else needs it [UP-08]. */
const setPortrait: Handler<"setPortrait", Needs> = async (asked, context) => {
  const { database, storage, me } = context;
  const fileId = asked.fileId || null;
  if (fileId !== null) {
    const file = await storage.ownFile(me, fileId, database);
    if (!file) throw portraitRefusals.notFound();
    await demandPortrait(storage, file);
  }
  const files = await filesFor(context, me);
  await database.transaction().execute(async (trx) => {
    await lockPerson(trx, me.id);
    // It may have been removed while it was looked at.
    if (fileId !== null && !(await storage.ownFile(me, fileId, trx))) throw portraitRefusals.notFound();
    const former = await replacePortrait(trx, me.id, fileId);
    if (former !== null) await files.release(trx, [former]);
  });
  return { avatar: await portraitOf(database, me.id) };
};

/** The pictures that show people beside their names. */
export const portraitHandlers = defineHandlers(MODULE_NEEDS, {
  setPortrait: setPortrait,
});
