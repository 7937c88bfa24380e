import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { bilingual } from "../../contract/appFile";
import type { Contract } from "../../contract/define";
import type { AppFile } from "../../contract/appFile";
import { type AppFolder, readAppFolders } from "../../contract/readAppFiles";
import type {
  GuestEntry,
  GuestFiles,
  GuestKeys,
  GuestSearch,
  GuestSlots,
} from "../../src/base/core/apps/guests";

/** Loads modules written in TypeScript, by whichever hook runs this file. */
const load = createRequire(__filename);

/** The folders of all applications. */
export const appFolders = (): readonly AppFolder[] => readAppFolders(path.join(__dirname, ".."));

/** The calls that an application declares; none where it has no contract. */
export function contractIn(folder: string): Contract {
  const file = path.join(folder, "contract.ts");
  return existsSync(file) ? (load(file) as { readonly contract: Contract }).contract : {};
}

/** Words of an `app.json` as the wire carries them. */
const onWire = <Name extends string>(words: Readonly<Record<Name, Parameters<typeof bilingual>[0]>>) =>
  Object.fromEntries(
    Object.entries<Parameters<typeof bilingual>[0]>(words).map(([name, both]) => [name, bilingual(both)]),
  ) as Readonly<Record<Name, string>>;

const cardWords = ({ count, ...words }: NonNullable<AppFile["fills"]["card"]>["words"]) => ({
  ...onWire(words),
  ...(count && { count: bilingual(count) }),
});

/** The path of a call that a slot names; throws where the application's contract lacks it. */
function pathIn(folder: string, slot: string, name: string): string {
  const call = contractIn(folder)[name];
  if (!call) throw new Error(`${folder}/app.json: fills.${slot}.call: the contract has no call ${name}`);
  return call.path;
}

const entryOf = (entry: AppFile["fills"]["tool"]): GuestEntry | null =>
  entry ? { name: bilingual(entry.name), at: entry.at ?? "" } : null;

/** The places of the portal that an application fills. */
export function slotsOf({ folder, app: { code, fills } }: AppFolder): GuestSlots {
  const { card, day, tool, line } = fills;
  const pathOf = (slot: string, name: string) => pathIn(folder, slot, name);
  return {
    code,
    card: card
      ? {
          path: pathOf("card", card.call),
          query: card.query,
          row: { ...card.row, from: card.row.from ?? null, at: card.row.at ?? null },
          words: cardWords(card.words),
          refreshedBy: card.refreshedBy,
        }
      : null,
    day: day
      ? { path: pathOf("day", day.call), words: onWire(day.words), refreshedBy: day.refreshedBy }
      : null,
    tool: entryOf(tool),
    line: entryOf(line),
  };
}

/** What the portal knows of its applications at build: those that fill one of its places. */
export const guestSlots = (): readonly GuestSlots[] =>
  appFolders()
    .map(slotsOf)
    .filter(({ card, day, tool, line }) => [card, day, tool, line].some((slot) => slot !== null));

/** What the portal's search knows of its applications at build: the words that mean one, and the call that it answers by. */
export const guestSearches = (): readonly GuestSearch[] =>
  appFolders()
    .map(({ folder, app: { code, searchKeys, fills } }) => ({
      code,
      keys: [...searchKeys["zh-CN"], ...searchKeys.en],
      path: fills.search ? pathIn(folder, "search", fills.search.call) : null,
    }))
    .filter(({ keys, path: answers }) => keys.length > 0 || answers !== null);

/** What the field for attachments knows of applications at build: those that offer the person's files. */
export const guestFiles = (): readonly GuestFiles[] =>
  appFolders().flatMap(({ folder, app: { code, name, fills } }) =>
    fills.files ? [{ code, name: bilingual(name), path: pathIn(folder, "files", fills.files.call) }] : [],
  );

/** What the list of keyboard shortcuts knows of applications at build. */
export const guestKeys = (): readonly GuestKeys[] =>
  appFolders()
    .filter(({ app }) => app.keys.length > 0)
    .map(({ app: { code, name, keys } }) => ({
      code,
      name: bilingual(name),
      rows: keys.map(({ ways, does }) => ({ ways, does: bilingual(does) })),
    }));
