import { useEffect, useEffectEvent, useRef } from "react";
import type { Arrangement } from "../../base/core/apps/arrangement";
import { gridMove } from "../../apps/core/gridMove";
import { listen } from "./listen";
import { codesIn, focusTile, itemsOf, tileAt, type Tile } from "./tiles";
import type { useTileActions } from "./useTileActions";

interface Carried {
  readonly tile: Tile;
  /** What Escape brings back. */
  readonly before: Arrangement;
}

/** How many tiles share the first row, as they are laid out at this moment. */
function columnsOf(grid: Element): number {
  const items = itemsOf(grid);
  const next = items.findIndex((item) => item.offsetTop !== items[0]?.offsetTop);
  return next === -1 ? items.length : next;
}

/** Moves tiles by keys while the applications are arranged: Space or Enter picks up and drops, arrows move, Escape brings back [MORE-01, A11Y-02]. */
export function useCarry(editing: boolean, actions: ReturnType<typeof useTileActions>): void {
  const carried = useRef<Carried | null>(null);
  const { arrangement, change, moveTo, placeOf, say } = actions;

  const pickUp = (tile: Tile) => {
    const { place, count } = placeOf(tile);
    carried.current = { tile, before: arrangement };
    tile.item.style.outline = "3px solid var(--brand-accent)";
    say("arrange.carried", tile.code, { place: place + 1, count });
  };
  const letGo = () => {
    if (carried.current) carried.current.tile.item.style.outline = "";
    carried.current = null;
  };
  const drop = (tile: Tile) => {
    const { place, count } = placeOf(tile);
    letGo();
    say("arrange.dropped", tile.code, { place: place + 1, count });
  };
  const bringBack = ({ tile, before }: Carried) => {
    letGo();
    change(before);
    focusTile(tile.grid, tile.code, 0);
    say("arrange.back", tile.code);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const tile = editing ? tileAt(event.target) : null;
    if (event.target !== tile?.link || event.altKey || event.ctrlKey || event.metaKey) return;
    const { current } = carried;
    const picks = event.key === " " || event.key === "Enter";
    if (!current && !picks) return;
    if (!current) pickUp(tile);
    else if (picks) drop(current.tile);
    else if (event.key === "Escape") bringBack(current);
    else {
      const codes = codesIn(tile.grid);
      const index = codes.indexOf(tile.code);
      const next = gridMove(event.key, { index, count: codes.length, columns: columnsOf(tile.grid) });
      if (next === null) return;
      moveTo(current.tile, placeOf(current.tile).place + next - index);
    }
    event.preventDefault();
    event.stopPropagation();
  });
  /** The focus went elsewhere, so the tile stays where it is. */
  const onFocusIn = useEffectEvent((event: FocusEvent) => {
    const { current } = carried;
    if (current?.tile.code !== tileAt(event.target)?.code) letGo();
  });
  useEffect(() => listen({ keydown: (event) => onKeyDown(event), focusin: (event) => onFocusIn(event) }), []);
}
