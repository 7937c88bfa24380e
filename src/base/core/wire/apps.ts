import { safeAddress } from "../address/safeAddress";
import { isPlainObject } from "./isPlainObject";
import { countOf } from "./shape";
import type { AppGroup, AppItem, IconStyle } from "../apps/apps";
import type { UnreadCounts } from "../apps/unread";
import { listOf, numberOf, parsed, recordOf, textOf } from "./read";
import { flagOf } from "./readFlag";

/** Entries of the list that are no applications of the desktop [DESK-02]. */
const IGNORED: ReadonlySet<string> = new Set(["desktop", "comment"]);
/** The update status of an application that is switched off. */
const HIDDEN = 0;

/** The user types of a comma-separated list; an empty list means everyone. */
const userTypesOf = (value: unknown): readonly number[] =>
  textOf(value)
    .split(",")
    .filter((part) => /^\s*\d+\s*$/.test(part))
    .map(Number);

/** The picture of each style; a style of which the platform has none takes the coloured one, then the general one. */
function readImages(icon: Readonly<Record<string, unknown>>): AppItem["images"] {
  const general = safeAddress(icon.imgPath) ?? safeAddress(icon.iconImg);
  const pictures: Readonly<Record<IconStyle, string | null>> = {
    color: general,
    ink: safeAddress(icon.imgGrayPath) ?? general,
    lotus: safeAddress(icon.imgLotusPath) ?? general,
    cartoon: safeAddress(icon.imgCartoonPath) ?? general,
  };
  return Object.fromEntries(Object.entries(pictures).filter(([, address]) => address !== null));
}

/** Of our own origin alone: browsers draw no symbol of another one's file. */
function readGlyph(icon: Readonly<Record<string, unknown>>): AppItem["glyph"] {
  const href = safeAddress(icon.glyphPath);
  if (href === null || !/^\/[^#]*#[\w-]+$/.test(href)) return null;
  return { href, tint: Math.max(0, Math.trunc(numberOf(icon.tint, 0))) };
}

function readApp(wire: unknown): AppItem[] {
  const icon = recordOf(wire);
  const code = textOf(icon.code);
  if (code === "" || IGNORED.has(code) || numberOf(icon.updateStatus, 1) === HIDDEN) return [];
  const names = {
    short: textOf(icon.shortName),
    full: textOf(icon.zname),
    plain: textOf(icon.name),
    englishShort: textOf(icon.englishShortName),
    english: textOf(icon.englishName),
  };
  const menu = {
    route: textOf(icon.menuRoute),
    serverId: textOf(icon.serverId),
    deployPath: textOf(icon.deployPath),
    userTypes: userTypesOf(icon.limitUserType),
  };
  return [
    {
      id: textOf(icon.id) || code,
      code,
      names,
      images: readImages(icon),
      glyph: readGlyph(icon),
      menu,
      // A platform that says nothing about it has installed all that it shows.
      coming: !flagOf(icon.installed, true),
    },
  ];
}

/** The application list as the platform sends it; entries that are switched off or no applications are dropped. */
export function readAppGroups(wire: unknown): readonly AppGroup[] {
  return listOf(wire)
    .map(parsed)
    .filter(isPlainObject)
    .map((group) => ({
      code: textOf(group.code),
      name: textOf(group.name),
      apps: listOf(group.iconVMs).flatMap(readApp),
    }));
}

/** Unread counts as the platform sends them: a list of code and number. */
export function readUnreadCounts(wire: unknown): UnreadCounts {
  const entries = listOf(wire)
    .map(recordOf)
    .map((entry) => [textOf(entry.code), numberOf(entry.num, -1)] as const)
    .filter(([code, num]) => code !== "" && num >= 0);
  return Object.fromEntries(entries);
}

/** What waits for the person, as the platform counts it; what it does not say counts as nothing. */
export function readUnhandled(wire: unknown): { readonly todo: number; readonly message: number } {
  const counts = recordOf(wire);
  return { todo: countOf(counts.todo), message: countOf(counts.message) };
}
