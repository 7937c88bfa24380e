import type { Device } from "../base/core/site/device";
import type { User } from "../base/core/wire/user";
import type { Kit } from "../base/kit/KitContext";
import type { Ports } from "../base/platform/ports";

const loadSheet = () => import(/* webpackChunkName: "sign-in-sheet" */ "../sign-in/sheet/SignInSheet");

interface Page {
  readonly kit: Pick<Kit, "dialogs">;
  readonly device: Pick<Device, "client">;
  readonly ports: Ports;
  readonly whoIsHere: () => User | null;
}

/**
 * Forced login over the page: the person on it signs in on a sheet and continues (API-11). It goes to the login page
 * if no person is known yet, if another way of signing in is wanted, if the sheet cannot be loaded or rendered, and in the desktop
 * client, which waits for that page (AUTH-16).
 */
export function signInHere({ kit, device, ports, whoIsHere }: Page): Ports["forceLogin"] {
  return async (reason) => {
    const user = whoIsHere();
    const leave = () => ports.forceLogin(reason);
    if (user === null || device.client === "desktop") return leave();
    const sheet = await loadSheet().catch(() => null);
    if (sheet === null) return leave();
    const answer = await kit.dialogs.open(sheet.SignInSheet, { user });
    if (answer === "signedIn") return true;
    // A sheet that closes by itself while the person is still shown is broken, and so would the next one be.
    return answer === "otherWay" || whoIsHere() !== null ? leave() : false;
  };
}
