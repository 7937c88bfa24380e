import { lateAccountCalls } from "../../contract/lateAccountCalls";
import { createAsk, type Ask } from "./ask";
import type { ApiRuntime } from "./runtime";

/** Makes the calls whose rows the first load of the account pages does without; for code that comes later. */
export const askLate = (runtime: ApiRuntime): Ask<typeof lateAccountCalls> =>
  createAsk(runtime, lateAccountCalls);
