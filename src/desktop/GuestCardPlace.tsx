import type { ReactElement } from "react";
import { useCardRowsQuery } from "./card.api";
import type { AppItem } from "../base/core/apps/apps";
import { readCardRows } from "./core/cardRows";
import { loadableOf, mapLoadable } from "../base/kit/card/Loadable";
import type { OfferedCard } from "../base/kit/ShellContext";
import { RowsCard } from "./RowsCard";

interface Props extends OfferedCard {
  readonly now: number;
  /** The school's time zone. */
  readonly zone: string;
  readonly onOpen: (app: AppItem) => void;
}

/** Asks for the rows of an application's card, and draws them. */
export function GuestCardPlace({ card, whole, now, zone, onOpen }: Props): ReactElement {
  const { path, query, refreshedBy } = card;
  const answer = useCardRowsQuery({ path, query, refreshedBy });
  const rows = mapLoadable(loadableOf(answer), (page) => readCardRows(page, card.row));
  return <RowsCard words={card.words} rows={rows} whole={whole} now={now} zone={zone} onOpen={onOpen} />;
}
