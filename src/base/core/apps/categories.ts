import { SCHOOL, type User } from "../wire/user";
import type { AppGroup, AppItem } from "./apps";

/** The category codes in the desktop's order; a category that is not among them follows, as the platform sent it. */
export const CATEGORIES = [
  "often",
  "administration",
  "affairs",
  "data",
  "staff",
  "teaching",
  "research",
  "student",
  "logistics",
] as const;

/** User types whose menu is grouped: teachers, and staff who are treated like teachers [DESK-01]. */
const GROUPED_USER_TYPES: readonly number[] = [2, 4];

/** Entries that schools alone have, by their codes [ROUTE-05]. */
const OF_SCHOOLS: ReadonlySet<string> = new Set(["base", "education"]);

type Reader = Pick<User, "userType" | "unitType">;

/** Whether an entry of a menu is for a person: by their type, and by their unit's [DESK-01, ROUTE-05]. */
export const isFor =
  ({ userType, unitType }: Reader) =>
  ({ code, menu }: AppItem): boolean =>
    (menu.userTypes.length === 0 || menu.userTypes.includes(userType)) &&
    (unitType === SCHOOL || !OF_SCHOOLS.has(code));

/** What the desktop and the header draw: the groups, and whether their names show. */
export interface AppMenu {
  readonly grouped: boolean;
  readonly groups: readonly AppGroup[];
  /** Applications that are not installed, each once: they stand in no category [DESK-15]. */
  readonly coming: readonly AppItem[];
}

const rankOf = (code: string): number => {
  const rank = CATEGORIES.findIndex((known) => known === code);
  return rank === -1 ? CATEGORIES.length : rank;
};

/** Every application once, in the order shown; one that is frequently used and in its category counts once. */
export function distinctApps(groups: readonly AppGroup[]): readonly AppItem[] {
  const byCode = new Map<string, AppItem>();
  for (const app of groups.flatMap((group) => group.apps)) {
    if (!byCode.has(app.code)) byCode.set(app.code, app);
  }
  return [...byCode.values()];
}

/**
 * The menu of a person: the categories in order, without what is not for them and without empty ones;
 * for those who see no categories, one nameless group that holds every application once. Applications that are not installed
 * stand apart.
 */
export function menuOf(groups: readonly AppGroup[], person: Reader): AppMenu {
  const open = groups
    .map((group) => ({ ...group, apps: group.apps.filter(isFor(person)) }))
    .sort((one, other) => rankOf(one.code) - rankOf(other.code));
  const coming = distinctApps(open).filter((app) => app.coming);
  const shown = open
    .map((group) => ({ ...group, apps: group.apps.filter((app) => !app.coming) }))
    .filter((group) => group.apps.length > 0);
  if (GROUPED_USER_TYPES.includes(person.userType)) return { grouped: true, groups: shown, coming };
  const apps = distinctApps(shown);
  return { grouped: false, groups: apps.length > 0 ? [{ code: "all", name: "", apps }] : [], coming };
}
