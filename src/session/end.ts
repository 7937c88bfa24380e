import { LOGOUT_TIMEOUT_MS } from "../api/owedLogout";
import type { Ports } from "../platform/ports";

/** The page to which people come after logging out. */
export const LOGIN_PAGE = "/login/";

/** What an end of the session means for this device, beside the person's values, which always go [SEC-03]. */
interface Meaning {
  /** The remembered sign-in goes too, and the wish to be signed in unasked [AUTH-08]. */
  readonly forgets?: true;
  /** The person wanted out: they are not signed in unasked before they have signed in themselves, in any tab. */
  readonly wanted?: true;
}

/**
 * Why sessions end. `lapsed` leaves the remembered sign-in, as it is then that it counts [AUTH-09], and so does
 * `otherPerson`, who has signed in here and has had it kept or forgotten. In another tab, the tab itself keeps what is
 * wanted. Who changes to another account of theirs has not asked to stay out.
 */
const ENDINGS = {
  loggedOut: { forgets: true, wanted: true },
  loggedOutElsewhere: { forgets: true },
  switched: { forgets: true },
  lapsed: {},
  otherPerson: {},
} as const satisfies Readonly<Record<string, Meaning>>;

/** Why a session ends. */
export type Ending = keyof typeof ENDINGS;

/** What else there is to an end. */
export interface EndOptions {
  /** The platform has not heard of it: the next page says so, and whichever can makes it good [AUTH-11]. */
  readonly owed?: boolean;
}

/** The one way in which a session ends on this device: what tells about the person goes, from the screen too. */
export async function end(
  { broadcast, clearScreen, storage, vault }: Ports,
  why: Ending,
  { owed = false }: EndOptions = {},
): Promise<void> {
  const { forgets, wanted }: Meaning = ENDINGS[why];
  storage.wipePersonal();
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
    await vault.forget().catch(() => undefined);
  }
  if (wanted) broadcast.post({ kind: "signedOut" });
}

/**
 * Goes to the login page if that can be fetched. Without a network the browser would put an error page of its own in
 * this one's place, so this one stays. Answers whether it went [AUTH-11].
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
