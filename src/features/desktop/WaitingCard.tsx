import type { ReactElement } from "react";
import { useUnhandledCountQuery } from "../../api/base.api";
import { loadableOf } from "../../kit/card/Loadable";
import { useShell } from "../../kit/ShellContext";
import { SummaryCard } from "./SummaryCard";

/** How many applications with unread entries the card shows. */
const LINES = 3;

/** What waits for the person signed in; applications that have a card of their own on the desktop are left out. */
export function WaitingCard(): ReactElement {
  const { links, cards, onOpen } = useShell();
  const counts = useUnhandledCountQuery();
  const shown = new Set(cards.map(({ whole }) => whole.app.code));
  const waiting = links
    .filter((link) => link.badge !== null && !shown.has(link.app.code))
    .sort((one, other) => (other.badge?.count ?? 0) - (one.badge?.count ?? 0))
    .slice(0, LINES);
  return <SummaryCard counts={loadableOf(counts)} waiting={waiting} onOpen={onOpen} />;
}
