import { readdir } from "node:fs/promises";
import type { Selectable } from "kysely";
import type { Tables } from "../database/schema";
import type { Services } from "../services";

/**
 * The codes of the applications that are installed: those that came with the portal, and those in the folders of built ones, which
 * are looked at each time because a deployment may add to them.
 */
export async function installedCodes({
  guests,
  subAppDirs,
}: Pick<Services, "guests" | "subAppDirs">): Promise<ReadonlySet<string>> {
  const built = await Promise.all(subAppDirs.map((folder) => readdir(folder).catch(() => [])));
  return new Set([...guests.map(({ app }) => app.code), ...built.flat()]);
}

/** Whether an entry of the menu leads to something: an application that is installed, or an address of its own [DESK-15]. */
export const isInstalled = (
  { code, menu_route }: Pick<Selectable<Tables["app"]>, "code" | "menu_route">,
  installed: ReadonlySet<string>,
): boolean => installed.has(code) || (menu_route ?? "") !== "";
