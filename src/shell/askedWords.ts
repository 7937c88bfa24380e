import type { Ask } from "../base/api/ask";
import { START_TIMEOUT } from "../base/core/wire/request";
import type { WordSources } from "./useDictionaries";

/** Words that come later than this no longer matter. */
const SOON = { timeout: START_TIMEOUT };

/** Fetches words without a store. */
export const askedWords =
  (ask: Ask): WordSources["fetchWords"] =>
  async ({ shared, own }) => {
    const answers = await Promise.all([ask("sharedMessages", shared, SOON), ask("appMessages", own, SOON)]);
    return answers.map(({ data }) => data);
  };
