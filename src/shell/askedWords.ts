import { front } from "../../contract/front";
import { ask } from "../base/api/ask";
import type { ApiRuntime } from "../base/api/runtime";
import { START_TIMEOUT } from "../base/core/wire/request";
import type { WordSources } from "./useDictionaries";

/** Words that come later than this no longer matter. */
const SOON = { timeout: START_TIMEOUT };

/** Fetches words without a store. */
export const askedWords =
  (runtime: ApiRuntime): WordSources["fetchWords"] =>
  async ({ shared, own }) => {
    const answers = await Promise.all([
      ask(runtime, front.sharedMessages, shared, SOON),
      ask(runtime, front.appMessages, own, SOON),
    ]);
    return answers.map(({ data }) => data);
  };
