import { accountCalls } from "../../../contract/accountCalls";
import { desktopCalls } from "../../../contract/desktopCalls";
import { createCall } from "./createCall";

/** The calls whose rows come with the first load of the desktop, as endpoints of the store; all others are `call`'s. */
export const firstCall = createCall({ ...accountCalls, ...desktopCalls });
