import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { bilingual } from "../../contract/appFile";
import type { Contract } from "../../contract/define";
import { type AppFolder, readAppFolders } from "../../contract/readAppFiles";
import type { GuestSlots } from "../../src/core/menu/guests";

/** Loads modules written in TypeScript, by whichever hook runs this file. */
const load = createRequire(__filename);

/** The folders of all applications. */
export const appFolders = (): readonly AppFolder[] => readAppFolders(path.join(__dirname, ".."));

/** The calls that an application declares; none where it has no contract. */
export function contractIn(folder: string): Contract {
  const file = path.join(folder, "contract.ts");
  return existsSync(file) ? (load(file) as { readonly contract: Contract }).contract : {};
}

/** The places of the portal that an application fills; throws where its card names a call that its contract lacks. */
function slotsOf({ folder, app: { code, fills } }: AppFolder): GuestSlots {
  const { card, bell } = fills;
  if (!card) return { code, bell, card: null };
  const call = contractIn(folder)[card.call];
  if (!call) throw new Error(`${folder}/app.json: fills.card.call: the contract has no call ${card.call}`);
  const { query, row, words, refreshedBy } = card;
  return {
    code,
    bell,
    card: {
      path: call.path,
      query,
      row,
      words: {
        title: bilingual(words.title),
        all: bilingual(words.all),
        empty: bilingual(words.empty),
        error: bilingual(words.error),
      },
      refreshedBy,
    },
  };
}

/** What the portal knows of its applications at build: those that fill one of its places. */
export const guestSlots = (): readonly GuestSlots[] =>
  appFolders()
    .map(slotsOf)
    .filter(({ bell, card }) => bell || card !== null);
