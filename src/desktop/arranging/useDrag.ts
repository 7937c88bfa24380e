import { useEffect, useEffectEvent, useRef } from "react";
import { pinAt } from "../core/arranging";
import { startTimer } from "../../base/flow/startTimer";
import { dragTile, type Drag, type Landing } from "./dragTile";
import { listen } from "./listen";
import { codesIn, focusTile, tileAt, type Tile } from "./tiles";
import type { useTileActions } from "./useTileActions";

/** How far a mouse or pen moves before it takes the tile along, in pixels. */
const SLACK = 8;
/** How long a finger rests before it does, in milliseconds: a finger that moves at once scrolls the page. */
const REST_MS = 250;

interface Options {
  readonly editing: boolean;
  readonly actions: ReturnType<typeof useTileActions>;
  /** The grid of the person's own applications, or their section while there are none. */
  readonly ownPlace: () => Element | null;
  /** Called when a tile is taken along: the click at the end opens nothing. */
  readonly onLift: () => void;
}

/**
 * Moves tiles: by a mouse at any time, by pen and finger while the applications are arranged, as elsewhere a finger that rests opens
 * the tile's menu [MORE-01].
 */
export function useDrag({ editing, actions, ownPlace, onLift }: Options): void {
  const { arrangement, groups, change, moveTo, say } = actions;
  const stop = useRef<() => void>(() => undefined);

  const land = useEffectEvent((tile: Tile, { zone, place }: Landing) => {
    if (zone === tile.grid) {
      const before = codesIn(tile.grid).slice(0, place);
      moveTo(tile, before.filter((code) => code !== tile.code).length);
      return;
    }
    const top = codesIn(zone);
    change(
      pinAt(arrangement, groups, top, tile.code, place - Number(top.slice(0, place).includes(tile.code))),
    );
    focusTile(ownPlace() ?? zone, tile.code, place);
    say("arrange.pinned", tile.code);
  });
  const lifted = useEffectEvent(() => onLift());
  const zonesOf = useEffectEvent((tile: Tile) => {
    const own = ownPlace();
    return own && own !== tile.grid ? [tile.grid, own] : [tile.grid];
  });
  const onPointerDown = useEffectEvent((event: PointerEvent) => {
    const mayTake = (editing || event.pointerType === "mouse") && event.isPrimary && event.button === 0;
    const tile = mayTake ? tileAt(event.target) : null;
    stop.current();
    if (!tile || (event.target instanceof Element && event.target.closest("button"))) return;
    const from = { x: event.clientX, y: event.clientY };
    const isTouch = event.pointerType === "touch";
    let drag: Drag | null = null;
    const lift = () => {
      lifted();
      drag = dragTile(tile, from, zonesOf(tile));
    };
    const stopTimer = isTouch ? startTimer(lift, REST_MS) : () => undefined;
    const end = () => {
      stop.current();
      stop.current = () => undefined;
    };
    const stopListening = listen({
      pointermove: (moved) => {
        const to = { x: moved.clientX, y: moved.clientY };
        const far = Math.hypot(to.x - from.x, to.y - from.y) > SLACK;
        if (!drag && far && isTouch) end();
        else if (!drag && far) lift();
        drag?.move(to);
      },
      pointerup: () => {
        const landing = drag?.landing();
        end();
        if (landing) land(tile, landing);
      },
      pointercancel: end,
      touchmove: (moved) => {
        if (drag) moved.preventDefault();
      },
      contextmenu: (asked) => {
        if (drag) asked.preventDefault();
      },
      keydown: (pressed) => {
        if (!drag || pressed.key !== "Escape") return;
        pressed.stopPropagation();
        end();
        say("arrange.back", tile.code);
      },
    });
    stop.current = () => {
      stopTimer();
      stopListening();
      drag?.end();
      drag = null;
    };
  });
  useEffect(() => {
    const stopListening = listen({
      pointerdown: (event) => onPointerDown(event),
      // A link would be dragged as an address.
      dragstart: (event) => {
        if (tileAt(event.target)) event.preventDefault();
      },
    });
    return () => {
      stopListening();
      stop.current();
    };
  }, []);
}
