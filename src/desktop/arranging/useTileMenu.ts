import { useEffect, useEffectEvent, useRef, useState } from "react";
import { startTimer } from "../../base/flow/startTimer";
import { listen } from "./listen";
import { tileAt, type Tile } from "./tiles";

/** How long a finger rests on a tile until its menu opens, in milliseconds. */
const LONG_PRESS_MS = 500;
/** How far a resting finger may move, in pixels. */
const SLACK = 8;

/** A tile whose menu is open, and what it hangs from. */
export interface OpenMenu {
  readonly tile: Tile;
  readonly anchor: HTMLElement;
}

/**
 * The tile menu's state. It opens by the tile's button, a right click, the keys for menus, a long press, and while the
 * applications are arranged by a click on the tile, which opens no application then [MORE-01, A11Y-02].
 */
export function useTileMenu(editing: boolean) {
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const swallows = useRef(false);
  const stop = useRef<() => void>(() => undefined);

  const open = (event: Event, tile: Tile | null) => {
    if (!tile) return;
    event.preventDefault();
    event.stopPropagation();
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    setMenu({ tile, anchor: button ?? tile.link });
  };
  const onClick = useEffectEvent((event: MouseEvent) => {
    // The finger that opened the menu is lifted over what lies behind it.
    if (swallows.current) {
      swallows.current = false;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const tile = tileAt(event.target);
    if (!tile) return;
    const onButton = event.target instanceof Element && event.target.closest("button");
    // A click that a script makes is the menu's own.
    if (onButton || (editing && event.isTrusted)) open(event, tile);
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    swallows.current = false;
    if (event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey))
      open(event, tileAt(event.target));
  });
  const onContextMenu = useEffectEvent((event: MouseEvent) => {
    if (tileAt(event.target)) stop.current();
    open(event, tileAt(event.target));
  });
  const onPointerDown = useEffectEvent((event: PointerEvent) => {
    swallows.current = false;
    stop.current();
    const tile = tileAt(event.target);
    if (!tile || event.pointerType !== "touch" || editing) return;
    const { clientX, clientY } = event;
    const stopTimer = startTimer(() => {
      stop.current();
      swallows.current = true;
      setMenu({ tile, anchor: tile.link });
    }, LONG_PRESS_MS);
    const end = () => stop.current();
    const stopListening = listen({
      pointerup: end,
      pointercancel: end,
      scroll: end,
      pointermove: (moved) => {
        if (Math.hypot(moved.clientX - clientX, moved.clientY - clientY) > SLACK) end();
      },
    });
    stop.current = () => {
      stopTimer();
      stopListening();
    };
  });
  useEffect(() => {
    // A tile that is not opened writes no log.
    const stopListening = listen({
      click: (event) => onClick(event),
      // It would take the focus from the menu that a finger has opened.
      mousedown: (event) => {
        if (swallows.current) event.preventDefault();
      },
      contextmenu: (event) => onContextMenu(event),
      keydown: (event) => onKeyDown(event),
      pointerdown: (event) => onPointerDown(event),
    });
    return () => {
      stopListening();
      stop.current();
    };
  }, []);
  return {
    menu,
    close: () => setMenu(null),
    /** The click that ends a drag opens nothing. */
    swallowClick: () => {
      swallows.current = true;
    },
  };
}
