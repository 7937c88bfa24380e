import { readFileSync } from "node:fs";
import path from "node:path";
import { nameKeysBy } from "../../../src/core/language/nameOrder";

/**
 * Characters in the order of Chinese dictionaries and other alphabets, as the Unicode CLDR has it for zh-CN (ICU 78). It is a file of ours
 * and not the runtime's, because keys are stored: another version of Node must not make other keys.
 */
const ORDER = readFileSync(path.join(__dirname, "nameOrder.txt"), "utf8").replace(/\n$/, "");

/** The key by which a name is sorted in either database [I18N-07]; its column is `text collate binary`. */
export const nameKey = nameKeysBy(ORDER);
