import { browserClock } from "../../base/platform/browser";
import { useNowOf } from "../../base/platform/useNow";
import { usePortal } from "./PortalContext";

/**
 * The present minute by the platform's time, in milliseconds since 1970, while the page is seen: what is today, what goes on now and
 * "5 minutes ago" follow it, past midnight and also where the device's clock is wrong.
 */
export const useNow = (): number => useNowOf({ clock: browserClock, time: usePortal().time });
