import { readFileSync } from "node:fs";
import path from "node:path";
import { nameKeysBy } from "../../../src/base/core/language/nameOrder";

/**
 * Characters in the order of Chinese dictionaries and other alphabets, as the Unicode CLDR has it for zh-CN (ICU 78). It is a file of ours
 * and not the runtime's, because keys are stored: another version of Node must not make other keys.
 */
const ORDER = readFileSync(path.join(__dirname, "nameOrder.txt"), "utf8").replace(/\n$/, "");

/** The longest key, in units; names that are alike for so long have another order among themselves [SEC-11]. */
const LONGEST = 256;

const keyOf = nameKeysBy(ORDER);

/** The key by which a name is sorted in either database [I18N-07]; its column is `text collate binary`. */
export const nameKey = (name: string): string => keyOf(name).slice(0, LONGEST);
