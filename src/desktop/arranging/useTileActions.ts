import { hide, move, pin, showAgain, unpin } from "../core/arranging";
import { useText } from "../../base/i18n/useText";
import { useKit } from "../../base/kit/KitContext";
import { useShell } from "../../base/kit/ShellContext";
import type { TileAction } from "./TileMenu";
import { codesIn, focusTile, type Tile } from "./tiles";
import { useArranging } from "./useArranging";

/** Long enough to read the toast and to reach its button, in milliseconds. */
const UNDO_MS = 8_000;

/** Does what a person has chosen for a tile, says so, and leaves the focus at the tile or beside its place [MORE-01]. */
export function useTileActions(isPinnedGrid: (grid: Element) => boolean) {
  const arranging = useArranging();
  const { arrangement, groups, change, changeFrom } = arranging;
  const { onOpen, links } = useShell();
  const { announcer, toasts } = useKit();
  const text = useText();
  const linkOf = (code: string) => links.find(({ app }) => app.code === code);
  const say = (id: string, code: string, values?: Readonly<Record<string, number>>) =>
    announcer.say(text({ id, values: { name: linkOf(code)?.name ?? code, ...values } }));

  const placeOf = ({ grid, code }: Tile) => {
    const codes = codesIn(grid);
    return { list: { pinned: isPinnedGrid(grid), codes }, place: codes.indexOf(code), count: codes.length };
  };
  /** Moves a tile within its grid; where that is answered, the words are those of the message `id`. */
  const moveTo = (tile: Tile, to: number, id = "arrange.moved") => {
    const { list, count } = placeOf(tile);
    const place = Math.min(Math.max(0, to), count - 1);
    change(move(arrangement, groups, list, tile.code, place));
    focusTile(tile.grid, tile.code, place);
    say(id, tile.code, { place: place + 1, count });
  };
  // Of the arrangement as it is by then.
  const undo = (code: string) => {
    changeFrom((now) => showAgain(now, code));
    say("arrange.shown", code);
  };
  const hideTile = (code: string) => {
    change(hide(arrangement, code));
    toasts.notify({
      severity: "info",
      text: { id: "arrange.hidden", values: { name: linkOf(code)?.name ?? code } },
      duration: UNDO_MS,
      answer: true,
      action: { label: { id: "arrange.undo" }, run: () => undo(code), undoes: true },
    });
  };
  const act = (tile: Tile, action: TileAction) => {
    const { code, grid, link } = tile;
    const { place } = placeOf(tile);
    const app = linkOf(code)?.app;
    switch (action) {
      case "open":
        link.click();
        return;
      case "openWindow":
        if (app) onOpen(app);
        return;
      case "left":
      case "right":
        moveTo(tile, place + (action === "left" ? -1 : 1));
        return;
      case "hide":
        hideTile(code);
        break;
      case "pin":
        change(pin(arrangement, groups, code));
        say("arrange.pinned", code);
        break;
      case "unpin":
        change(unpin(arrangement, groups, code));
        say("arrange.unpinned", code);
    }
    if (!focusTile(grid, code, place)) document.querySelector<HTMLElement>("[data-arrange]")?.focus();
  };
  return { ...arranging, act, moveTo, placeOf, say, linkOf };
}
