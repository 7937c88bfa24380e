import { ACCOUNT_SCREENS } from "./accountScreens";
import { APPLICATION_SCREENS } from "./applicationScreens";
import type { Screen } from "./opening";
import { PORTAL_SCREENS } from "./portalScreens";
import { startScreens } from "./startScreens";

const WRITTEN = [...ACCOUNT_SCREENS, ...PORTAL_SCREENS, ...APPLICATION_SCREENS];

/** All screens of the audit. */
export const SCREENS: readonly Screen[] = [...WRITTEN, ...startScreens(WRITTEN)];
