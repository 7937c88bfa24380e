import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { AppFileFault, type AppFolder, readAppFolders } from "../../../contract/readAppFiles";
import { calls } from "../../../contract/calls";
import { oneLine, StartFault } from "../../settings/fault";
import type { AnyModule } from "../module";

/** An application of this installation: its folder, its file, and its server part where it has one. */
export interface Guest extends AppFolder {
  readonly module: AnyModule | null;
}

const isModule = (value: unknown): value is AnyModule =>
  typeof value === "object" && value !== null && "contract" in value && "handlers" in value;

/** Loads modules written in TypeScript, by whichever hook runs this file. */
const load = createRequire(__filename);

/** The server part of an application: the export `serverPart` of its `server/index.ts`. */
function moduleIn({ folder, app }: AppFolder): AnyModule | null {
  const file = path.join(folder, "server/index.ts");
  if (!existsSync(file)) return null;
  let loaded: { readonly serverPart?: unknown };
  try {
    loaded = load(file) as typeof loaded;
  } catch (error) {
    throw new StartFault(`The server part of ${app.code} cannot be loaded (${file}): ${oneLine(error)}`);
  }
  if (!isModule(loaded.serverPart))
    throw new StartFault(`The server part of ${app.code} exports no serverPart (${file}).`);
  return loaded.serverPart;
}

/** The application of a folder, with its server part. */
export const loadGuest = (each: AppFolder): Guest => ({ ...each, module: moduleIn(each) });

/** Refuses calls of one application that are another's or the portal's. */
function demandOwnCalls(guests: readonly Guest[]): void {
  const owners = new Map<string, string>(Object.values(calls).map(({ path: own }) => [own, "the portal"]));
  for (const { app, module } of guests)
    for (const { path: own } of Object.values(module?.contract ?? {})) {
      const owner = owners.get(own);
      if (owner !== undefined)
        throw new StartFault(`The call ${own} of ${app.code} is one of ${owner} already.`);
      owners.set(own, app.code);
    }
}

/** Finds the applications of a folder and loads their server parts; what is wrong with one ends the start with a clear line. */
export function loadGuests(folder: string): readonly Guest[] {
  let folders: readonly AppFolder[];
  try {
    folders = readAppFolders(folder);
  } catch (error) {
    throw error instanceof AppFileFault ? new StartFault(error.message) : error;
  }
  const guests = folders.map(loadGuest);
  demandOwnCalls(guests);
  return guests;
}
