import { WaitingCard, type DesktopCard } from "../features/desktop";

/** The portal's own cards of the desktop, from top to bottom; those that applications offer follow them. */
export const desktopCards: readonly DesktopCard[] = [{ id: "waiting", Card: WaitingCard }];
