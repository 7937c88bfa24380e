import type { ComponentType } from "react";

/** A card of the portal's own on the desktop. One that is not there for a person draws nothing. */
export interface DesktopCard {
  readonly id: string;
  /** Beside the day, or in the rail of cards. */
  readonly place: "strip" | "rail";
  readonly Card: ComponentType;
}
