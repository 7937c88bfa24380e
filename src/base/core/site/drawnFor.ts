import type { Language } from "../language/languages";
import type { PersonalPreferences } from "../preferences/preferences";
import type { PersonKey } from "../wire/user";
import type { Device } from "./device";

/** What the desktop depends on beside the platform's answers: the server draws by it, and the page compares it with its own. */
export interface DrawnFor {
  readonly person: PersonKey;
  readonly language: Language;
  readonly device: Device;
  /** Of the portal's pages. */
  readonly origin: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Minutes from the local time to UTC. */
  readonly offset: number;
  readonly preferences: PersonalPreferences;
}

/** Milliseconds by which the two clocks may differ, the way over the network included. */
const CLOCKS_DIFFER = 60_000;

/** The circumstances that a drawing names; null where it names none. */
export function readDrawnFor(text: string | undefined): DrawnFor | null {
  try {
    return JSON.parse(text ?? "null") as DrawnFor | null;
  } catch {
    return null;
  }
}

/** Whether what was drawn is what this page would draw. */
export const isDrawnFor = ({ now, ...drawn }: DrawnFor, { now: present, ...mine }: DrawnFor): boolean =>
  Math.abs(present - now) < CLOCKS_DIFFER && sorted(drawn) === sorted(mine);

/** As text in which the order of fields says nothing. */
const sorted = (value: object): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
