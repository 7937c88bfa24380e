import type { Portal } from "@portal/kit";
import type { Intake } from "@portal/kit/parts";
import { contract } from "../contract";
import type { Clash } from "./clashes";
import type { Calls } from "./useDrive";

/** Paths of one call, so that long ones still fit into a request. */
const MANY = 100;

/** The folders of paths below a folder, made where they are not there; null where that failed. Empty path = the folder itself. */
async function foldersOf(
  calls: Calls,
  folder: string | null,
  paths: readonly (readonly string[])[],
): Promise<ReadonlyMap<string, string> | null> {
  const found = new Map<string, string>();
  const deep = [
    ...new Map(paths.filter(({ length }) => length > 0).map((path) => [path.join("/"), path])).values(),
  ];
  for (let first = 0; first < deep.length; first += MANY) {
    const some = deep.slice(first, first + MANY);
    const answer = await calls.makeTree({
      paths: some.map((path) => [...path]),
      ...(folder !== null && { folder }),
    });
    if (!answer.ok) return null;
    for (const [place, path] of some.entries()) {
      const id = answer.data.ids[place];
      if (id !== undefined) found.set(path.join("/"), id);
    }
  }
  return found;
}

/**
 * Uploads what a person has given into a folder, with its folders. Each file is put there by a call of its own once it is stored, also when
 * Drive is closed by then. Answers whether all were taken on.
 */
export async function uploadInto(
  uploads: Portal["uploads"],
  calls: Calls,
  folder: string | null,
  { files, folders }: Intake,
  clash: Clash,
): Promise<boolean> {
  const made = await foldersOf(calls, folder, [...folders, ...files.map(({ path }) => path)]);
  if (!made) return false;
  const byFolder = new Map<string | null, (typeof files)[number][]>();
  for (const each of files) {
    const into = each.path.length > 0 ? (made.get(each.path.join("/")) ?? folder) : folder;
    const some = byFolder.get(into);
    if (some) some.push(each);
    else byFolder.set(into, [each]);
  }
  for (const [into, some] of byFolder)
    await uploads.add(
      some.map(({ file, handle }) => ({ file, handle })),
      {
        deliver: {
          path: contract.take.path,
          // What is inside a folder of its own is new there, or is put beside what is.
          body: { ...(into !== null && { folder: into }), clash: into === folder ? clash : "both" },
        },
      },
    );
  return true;
}
