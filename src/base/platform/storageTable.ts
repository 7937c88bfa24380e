import { readKeptOffset, type KeptOffset } from "../core/date/clockOffset";
import { NOT_ARRANGED, readArrangement, type Arrangement } from "../core/apps/arrangement";
import { isLanguage, type Language } from "../core/language/languages";
import { isScheme, type Scheme } from "../core/preferences/preferences";
import { readScrollMemory, type ScrollMemory } from "../core/scroll/scrollMemory";
import { isPlainObject } from "../core/wire/isPlainObject";
import { readHandedOn, type HandedOn } from "../core/session/handedOn";
import { SEVERITIES, type Toast } from "../core/wire/text";
import { readUser, type PersonKey, type User } from "../core/wire/user";

/** Values of the device, for all its users. */
export interface DeviceValues {
  language: Language | null;
  /** The look of the person signed in; the sign-in page has the school's [SEC-03]. */
  theme: string | null;
  scheme: Scheme | null;
  /** The custom colour that was used last, offered again while another colour or a whole look is used. */
  ownColor: string | null;
  /** The person signed in. */
  user: User | null;
  /** What this browser is called towards the platform (session/deviceId.ts). */
  deviceId: string | null;
  /** Attempts at signing in automatically since the last success, counted for the device and not for a person [AUTH-09]. */
  autoLogins: number;
  /** A person has logged out on purpose. */
  loggedOut: boolean;
  /** A logout did not reach the platform and is pending. */
  logoutOwed: boolean;
  /** The person wants to be signed in automatically. */
  autoLogin: boolean;
  /** Changes whenever any tab renews the session; it begins with the time, milliseconds since 1970. */
  sessionStamp: string | null;
  /** The person wants no to-dos to open by themselves any more, as long as this tab is open [TODO-01]. */
  todosDismissed: boolean;
  /** The ids of the to-dos that have opened by themselves in this session. */
  todosShown: readonly string[];
  /** How many to-dos there were in all by then, or fewer since. */
  todosTotal: number;
  /** The toasts of this tab so far, and whose they are (`src/toast/core/toastLog.ts`), read by the code that needs them [MORE-03]. */
  toastLog: unknown;
  /** A toast for the page that is loaded next, such as a logout that could not reach the platform. */
  pendingToast: Toast | null;
  /** The sign-in through a provider that this tab has begun, as text (`src/sign-in/core/social.ts`). */
  socialTrip: string | null;
  /** The provider of the account that this tab's last such sign-in proved; for the bind page, whose address does not name it. */
  provenBy: string | null;
  /** How a person came to another page of the portal, for the login page that is loaded next. */
  handedOn: HandedOn | null;
  /** The trip to the single sign-on that this tab has begun, as text (`src/sign-in/core/ssoTrip.ts`). */
  ssoTrip: string | null;
  /**
   * When a person was last sent to the provider of their client, milliseconds since 1970. It outlives a lost
   * session, because a browser that keeps none would loop otherwise.
   */
  socialAppAt: number;
  /** By how much the device's clock was wrong when the platform last told its time. */
  clockOffset: KeptOffset | null;
  /** How far the entries of this tab's history were scrolled. */
  scrollPlaces: ScrollMemory;
  /** No hint about the browser's zoom is wanted [DESK-11]. */
  zoomHintOff: boolean;
  /** This tab has given the hint about the browser's zoom. */
  zoomHinted: boolean;
  /** The address at which the server was told of a person's desktop. */
  deskAt: string | null;
  /** The build for which this tab was loaded again, so that it is not loaded for it twice [MORE-04]. */
  triedBuild: string | null;
}

/** Values of each person who uses the device. */
export interface PersonalValues {
  /** The theme that the person chose last on this device, for a platform that stores none. */
  theme: string | null;
  /** The name of the chosen layout; the shell's table has the valid names. */
  layout: string | null;
  /** Whether the side menu stays open. */
  menuLocked: boolean;
  /** How the person has arranged their applications. */
  arrangement: Arrangement;
  /** Codes of the apps opened last, newest first. */
  recentApps: readonly string[];
  chosenChild: string | null;
  /** How long toasts stay, by the name of the choice (flows/toast/stay.ts). */
  toastStay: string | null;
  /** When quiet ends, in milliseconds since 1970; 0 without quiet, `Infinity` until it is switched off. */
  quietUntil: number;
  /** Whether the question mark opens the list of keys. */
  helpByKey: boolean;
  /** The last day, as YYYY-MM-DD, for which the licences that end have been shown to this administrator [LIC-02]. */
  licencesShown: string | null;
}

/** How one value is stored. */
export interface Row<T> {
  readonly name: string;
  /** `session` values last as long as their tab. */
  readonly area: "local" | "session";
  /** Logging out removes values about a person and keeps mere preferences. */
  readonly onLogout: "wipe" | "keep";
  readonly parse: (text: string) => T;
  readonly format: (value: T) => string;
  /** The value if nothing is stored. */
  readonly empty: T;
}

type Codec<T> = Pick<Row<T>, "parse" | "format" | "empty">;

const among = <T extends string>(accepts: (value: unknown) => value is T): Codec<T | null> => ({
  parse: (text) => (accepts(text) ? text : null),
  format: (value) => value ?? "",
  empty: null,
});
const text: Codec<string | null> = {
  parse: (value) => value || null,
  format: (value) => value ?? "",
  empty: null,
};
const flag: Codec<boolean> = {
  parse: (value) => value === "1",
  format: (value) => (value ? "1" : "0"),
  empty: false,
};
const count: Codec<number> = {
  parse: (value) => Math.max(0, Math.trunc(Number(value)) || 0),
  format: String,
  empty: 0,
};
const json = <T>(read: (value: unknown) => T, empty: T): Codec<T> => ({
  parse: (value) => read(JSON.parse(value)),
  format: (value) => JSON.stringify(value),
  empty,
});
const texts = json<readonly string[]>(
  (value) => (Array.isArray(value) ? value.filter((item) => typeof item === "string") : []),
  [],
);

const keptInLocal = { area: "local", onLogout: "keep" } as const;
const wipedInLocal = { area: "local", onLogout: "wipe" } as const;
const inSession = { area: "session", onLogout: "wipe" } as const;

/** The device's values. Language, theme and scheme are plain text because the boot script reads them first. */
export const DEVICE_ROWS: { readonly [K in keyof DeviceValues]: Row<DeviceValues[K]> } = {
  language: { name: "portal.language", ...keptInLocal, ...among<Language>(isLanguage) },
  theme: { name: "portal.theme", ...wipedInLocal, ...text },
  scheme: { name: "portal.scheme", ...keptInLocal, ...among<Scheme>(isScheme) },
  ownColor: { name: "portal.ownColor", ...keptInLocal, ...text },
  user: {
    name: "user",
    ...wipedInLocal,
    ...json<User | null>(readUser, null),
    format: (user) => JSON.stringify(user?.record ?? null),
  },
  deviceId: { name: "portal.deviceId", ...keptInLocal, ...text },
  autoLogins: { name: "portal.autoLogins", ...keptInLocal, ...count },
  loggedOut: { name: "portal.loggedOut", ...keptInLocal, ...flag },
  logoutOwed: { name: "portal.logoutOwed", ...keptInLocal, ...flag },
  autoLogin: { name: "portal.autoLogin", ...keptInLocal, ...flag },
  sessionStamp: { name: "portal.sessionStamp", ...keptInLocal, ...text },
  todosDismissed: { name: "portal.todosDismissed", ...inSession, ...flag },
  todosShown: { name: "portal.todosShown", ...inSession, ...texts },
  toastLog: { name: "portal.toastLog", ...inSession, ...json<unknown>((value) => value, null) },
  todosTotal: { name: "portal.todosTotal", ...inSession, ...count },
  pendingToast: { name: "portal.pendingToast", ...inSession, ...json(readToast, null) },
  socialTrip: { name: "portal.socialTrip", ...inSession, ...text },
  provenBy: { name: "portal.provenBy", ...inSession, ...text },
  handedOn: { name: "portal.handedOn", ...inSession, ...json(readHandedOn, null) },
  ssoTrip: { name: "portal.ssoTrip", ...inSession, ...text },
  socialAppAt: { name: "portal.socialAppAt", ...keptInLocal, ...count },
  clockOffset: {
    name: "portal.clockOffset",
    ...keptInLocal,
    ...json<KeptOffset | null>(readKeptOffset, null),
  },
  scrollPlaces: {
    name: "portal.scrollPlaces",
    ...inSession,
    ...json(readScrollMemory, readScrollMemory(null)),
    format: (places) => JSON.stringify(Object.fromEntries(places)),
  },
  zoomHintOff: { name: "portal.zoomHintOff", ...keptInLocal, ...flag },
  zoomHinted: { name: "portal.zoomHinted", ...inSession, ...flag },
  deskAt: { name: "portal.deskAt", ...wipedInLocal, ...text },
  triedBuild: { name: "portal.triedBuild", ...inSession, ...text },
};

/** The prefix of all persons' values. */
export const PERSON_PREFIX = "portal.of.";

/** The name under which a value of one person is stored, as other tabs see it. */
export const personalName = (person: PersonKey, key: keyof PersonalValues): string =>
  `${PERSON_PREFIX}${person}.${PERSONAL_ROWS[key].name}`;

/** The values of each person, kept below their own prefix. */
export const PERSONAL_ROWS: { readonly [K in keyof PersonalValues]: Row<PersonalValues[K]> } = {
  theme: { name: "theme", ...keptInLocal, ...text },
  layout: { name: "layout", ...keptInLocal, ...text },
  menuLocked: { name: "menuLocked", ...keptInLocal, ...flag, empty: true },
  arrangement: { name: "arrangement", ...keptInLocal, ...json(readArrangement, NOT_ARRANGED) },
  recentApps: { name: "recentApps", ...wipedInLocal, ...texts },
  chosenChild: { name: "chosenChild", ...wipedInLocal, ...text },
  toastStay: { name: "toastStay", ...keptInLocal, ...text },
  quietUntil: { name: "quietUntil", ...wipedInLocal, ...count },
  helpByKey: { name: "helpByKey", ...keptInLocal, ...flag, empty: true },
  licencesShown: { name: "licencesShown", ...keptInLocal, ...text },
};

function readToast(value: unknown): Toast | null {
  if (!isPlainObject(value) || !isPlainObject(value.text) || typeof value.text.id !== "string") return null;
  const severity = SEVERITIES.find((known) => known === value.severity) ?? "warning";
  return { severity, text: { id: value.text.id } };
}
