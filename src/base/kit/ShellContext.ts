import { createContext, useContext } from "react";
import type { Health } from "../core/apps/appHealth";
import type { AppItem } from "../core/apps/apps";
import type { GuestCard, GuestDay, GuestEntry } from "../core/apps/guests";
import type { AppLink, AppLinkGroup } from "../core/apps/links";
import type { LayoutChoice } from "../core/preferences/layout";
import type { Device } from "../core/site/device";
import type { Loadable } from "./card/Loadable";

/** The person's applications by category. */
export interface GroupedApps {
  /** Whether the categories' names show; without them the applications form one group. */
  readonly grouped: boolean;
  readonly groups: readonly AppLinkGroup[];
}

/** A card that an application offers to the desktop, and the way to the application. */
export interface OfferedCard {
  readonly card: GuestCard;
  readonly whole: AppLink;
}

/** The application that says what the person's day holds. */
export interface OfferedDay {
  readonly day: GuestDay;
  readonly whole: AppLink;
}

/** A name of the header or of the person's menu that leads into an application. */
interface OfferedEntry {
  readonly entry: GuestEntry;
  readonly whole: AppLink;
}

/** The menu of the person signed in. */
export interface PersonMenu {
  readonly apps: Loadable<GroupedApps>;
  /** Every installed application once, in the order shown. */
  readonly links: readonly AppLink[];
  /** Those that the unit shows without having installed them; without badges [DESK-15]. */
  readonly coming: readonly AppLink[];
  readonly cards: readonly OfferedCard[];
  /** Null for a person who has no such application. */
  readonly day: OfferedDay | null;
  /** What applications put into the header, and into the person's menu. */
  readonly tools: readonly OfferedEntry[];
  readonly lines: readonly OfferedEntry[];
  /** Called when the person opens an application. */
  readonly onOpen: (app: AppItem) => void;
}

/** What the shell knows, as it is now. Whatever stands in one of its places (src/slots) takes from it what it needs. */
export interface Shell extends PersonMenu {
  readonly device: Device;
  /** The code of the application on the screen, or null on the desktop. */
  readonly current: string | null;
  /** The path of the page on the screen. */
  readonly path: string;
  readonly layout: LayoutChoice;
  /** Whether the header shows the first applications; in other layouts they stand elsewhere. */
  readonly appsInHeader: boolean;
  /** Opens the list of all keys. */
  readonly openKeys: () => void;
  /** Codes of the applications that came with this build. */
  readonly installed: readonly string[];
  /** The applications that are not well, by their codes; found out once the page is at rest, and empty until then [MORE-02]. */
  readonly health: Health;
  /** Takes what was found out about it. */
  readonly onHealth: (health: Health) => void;
}

/** Carries the shell's snapshot to the parts in its places. */
export const ShellContext = createContext<Shell | null>(null);

/** What the shell knows, as it is now. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error("useShell needs a ShellContext around it");
  return shell;
}

const NO_APPS: GroupedApps = { grouped: false, groups: [] };

/** The applications by category; none as long as they are not known. */
export const groupedApps = ({ apps }: Pick<PersonMenu, "apps">): GroupedApps =>
  apps.status === "ready" ? apps.data : NO_APPS;
