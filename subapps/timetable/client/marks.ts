import ArrowRightLeft from "lucide-react/icons/arrow-right-left";
import Ban from "lucide-react/icons/ban";
import CornerUpRight from "lucide-react/icons/corner-up-right";
import DoorOpen from "lucide-react/icons/door-open";
import Repeat from "lucide-react/icons/repeat";
import type { LucideIcon } from "lucide-react";
import type { Mark } from "./timetable";
import type { WordId } from "./words";

/** How a change is shown: its word, its glyph, and the theme's colours of both. */
export interface MarkLook {
  readonly word: WordId;
  readonly Glyph: LucideIcon;
  readonly ground: string;
  readonly ink: string;
}

/** The changes of a lesson as people see them. */
export const MARK_LOOKS: Readonly<Record<Exclude<Mark, "none">, MarkLook>> = {
  substitute: { word: "markSubstitute", Glyph: Repeat, ground: "soft.warning", ink: "warning.main" },
  moved: { word: "markMoved", Glyph: ArrowRightLeft, ground: "soft.info", ink: "info.main" },
  room: { word: "markRoom", Glyph: DoorOpen, ground: "soft.info", ink: "info.main" },
  cancelled: { word: "markCancelled", Glyph: Ban, ground: "soft.error", ink: "error.main" },
  away: { word: "markAway", Glyph: CornerUpRight, ground: "surface.card", ink: "text.secondary" },
};
