import type { Me } from "../auth/sessionModel";
import type { ModuleContext, OwnedFile, PersonFiles } from "../module";
import { keptPortraits } from "../portraits";
import type { Services } from "../services";
import { isVouchedFor } from "./isVouchedFor";

/** So many files are released by one statement. */
const AT_ONCE = 500;

/** Those of these files that are still needed: as a portrait, or by an application. */
async function keptByModules(
  { guests }: Pick<Services, "guests">,
  ids: readonly string[],
  context: ModuleContext,
): Promise<ReadonlySet<string>> {
  const kept = new Set(await keptPortraits(context.database, ids));
  for (const { module } of guests)
    for (const id of (await module?.keeps?.(ids, context as never)) ?? []) kept.add(id);
  return kept;
}

/** A person's stored files as modules use them, or one application of them; `contextOf` answers the context of the call they are used in. */
export function filesOf(
  services: Pick<Services, "guests" | "storage">,
  { me, app }: { readonly me: Me; readonly app: string | undefined },
  contextOf: () => ModuleContext,
): PersonFiles {
  const { storage } = services;
  return {
    find: (database, id) => storage.ownFile(me, id, database),
    open: async (database, id, range) => {
      const mayRead = (file: OwnedFile) => isVouchedFor(services, file, { ...contextOf(), database });
      const file = await storage.find(me, id, mayRead, database);
      return file && storage.open(file, range);
    },
    release: async (database, ids, owner = me.id) => {
      for (let start = 0; start < ids.length; start += AT_ONCE) {
        const some = ids.slice(start, start + AT_ONCE);
        const kept = await keptByModules(services, some, { ...contextOf(), database });
        await storage.release(
          owner,
          some.filter((id) => !kept.has(id)),
          database,
        );
      }
    },
    space: () => storage.space(me),
    demandName: (name) => storage.demandName(name, app),
  };
}
