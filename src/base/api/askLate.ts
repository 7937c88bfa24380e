import { desktopCalls } from "../../../contract/desktopCalls";
import { lateAccountCalls } from "../../../contract/lateAccountCalls";
import { createAsk, type Ask } from "./ask";
import type { ApiRuntime } from "./runtime";

const rows = { ...lateAccountCalls, logout: desktopCalls.logout } as const;

/** Makes the calls whose rows the first load of the account pages does without; for code that comes later. */
export const askLate = (runtime: ApiRuntime): Ask<typeof rows> => createAsk(runtime, rows);
