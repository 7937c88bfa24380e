import { LOGOUT_TIMEOUT_MS } from "../api/pendingLogout";
import type { Ports } from "../platform/ports";

/** The page that people see after logging out. */
export const LOGIN_PAGE = "/login/";

/** The effects of a session's end on this device, besides the person's values, which are always removed [SEC-03]. */
interface EndEffects {
  /** Also removes the remembered sign-in, the choice to be signed in automatically, and uploads that are not over [AUTH-08, UP-04]. */
  readonly forgets?: true;
  /** A deliberate logout: no automatic sign-in before the person has signed in themselves, in any tab. */
  readonly wanted?: true;
}

/**
 * Why sessions end. `lapsed` keeps the remembered sign-in, because that is when it is needed [AUTH-09], and so does
 * `otherPerson`, who has signed in here and chosen whether to be remembered. In another tab, that tab itself keeps its
 * choices. A switch to another account of the same person is no logout.
 */
const ENDINGS = {
  loggedOut: { forgets: true, wanted: true },
  loggedOutElsewhere: { forgets: true },
  switched: { forgets: true },
  lapsed: {},
  otherPerson: {},
} as const satisfies Readonly<Record<string, EndEffects>>;

/** Why a session ends. */
export type Ending = keyof typeof ENDINGS;

/** Options of an end. */
export interface EndOptions {
  /** The platform has not been told: the next page says so, and any later page sends the logout [AUTH-11]. */
  readonly logoutPending?: boolean;
}

/** The one way in which a session ends on this device: the person's values are removed, from the screen too. */
export async function endOnDevice(
  { broadcast, clearScreen, forgetUploads, storage, vault }: Ports,
  why: Ending,
  { logoutPending: owed = false }: EndOptions = {},
): Promise<void> {
  const { forgets, wanted }: EndEffects = ENDINGS[why];
  const wiped = storage.wipePersonal();
  clearScreen();
  if (wanted) storage.write("loggedOut", true);
  if (owed) {
    storage.write("logoutOwed", true);
    storage.write("pendingToast", { severity: "warning", text: { id: "account.logoutNotArrived" } });
  }
  if (forgets) {
    storage.remove("autoLogin");
    storage.remove("autoLogins");
    // A database that cannot be opened holds nothing that could be read either.
    await Promise.all([vault.forget().catch(() => undefined), forgetUploads()]);
  }
  if (wanted) broadcast.post({ kind: "signedOut" });
  await wiped;
}

/**
 * Goes to the login page if that can be loaded. Without a network the browser would show an error page of its own
 * instead of this one, so this one stays. Returns whether it went [AUTH-11].
 */
export async function goToLoginPage({
  http,
  navigation,
}: Pick<Ports, "http" | "navigation">): Promise<boolean> {
  const page = {
    method: "GET",
    url: LOGIN_PAGE,
    headers: {},
    timeout: LOGOUT_TIMEOUT_MS,
    bytes: false,
  } as const;
  const { kind } = await http.send(page);
  if (kind === "answered") navigation.replace(LOGIN_PAGE);
  return kind === "answered";
}
