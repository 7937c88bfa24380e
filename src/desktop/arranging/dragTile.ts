import { landingPlace } from "../core/landing";
import { itemsOf, type Tile } from "./tiles";

/** How near to the window's edge the page scrolls by itself, and how far in a frame, in pixels. */
const EDGE = 64;
const STEP = 14;

/** Where a tile lands. */
export interface Landing {
  /** The grid, or the place of the person's own applications while there are none. */
  readonly zone: Element;
  /** Before which tile; after the last one it is their number. */
  readonly place: number;
}

/** A tile on its way. */
export interface Drag {
  readonly move: (to: { readonly x: number; readonly y: number }) => void;
  /** Where it would land now; null where it may not. */
  readonly landing: () => Landing | null;
  /** Removes what shows it. */
  readonly end: () => void;
}

const isInside = (zone: Element, x: number, y: number) => {
  const { left, right, top, bottom } = zone.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
};

/** The picture of the tile that goes with the pointer; not in reach of keys or screen readers. */
function copyOf({ item }: Tile): HTMLElement {
  const box = item.getBoundingClientRect();
  const copy = item.cloneNode(true) as HTMLElement;
  copy.querySelectorAll("button").forEach((button) => button.remove());
  copy.querySelectorAll("[id]").forEach((element) => element.removeAttribute("id"));
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  Object.assign(copy.style, {
    position: "fixed",
    zIndex: "1200",
    insetBlockStart: `${box.top}px`,
    insetInlineStart: `${box.left}px`,
    inlineSize: `${box.width}px`,
    pointerEvents: "none",
    listStyle: "none",
  });
  return copy;
}

/** The stroke that shows where a tile lands; in forced colours its border shows it. */
function createStroke(): HTMLElement {
  const stroke = document.createElement("li");
  stroke.setAttribute("aria-hidden", "true");
  stroke.dataset["landing"] = "";
  Object.assign(stroke.style, {
    position: "fixed",
    zIndex: "1200",
    border: "2px solid var(--brand-accent)",
    borderRadius: "2px",
    pointerEvents: "none",
    listStyle: "none",
  });
  return stroke;
}

function putStroke(stroke: HTMLElement, { zone, place }: Landing): void {
  const items = itemsOf(zone);
  const item = items[Math.min(place, items.length - 1)] ?? zone;
  const { left, right, top, height } = item.getBoundingClientRect();
  const atEnd = place >= items.length;
  Object.assign(stroke.style, {
    insetBlockStart: `${top}px`,
    insetInlineStart: `${atEnd ? right : left - 4}px`,
    blockSize: `${height}px`,
  });
}

/** How the place looks from which a tile was taken. */
const TAKEN = { outline: "2px dashed currentColor", outlineOffset: "-2px" };

/** Takes a tile along with the pointer, from where it was taken; it may land in the zones [MORE-01]. */
export function dragTile(
  tile: Tile,
  from: { readonly x: number; readonly y: number },
  zones: readonly Element[],
): Drag {
  const copy = copyOf(tile);
  const stroke = createStroke();
  tile.grid.append(copy, stroke);
  // Not paler: its name is read while it is on its way.
  Object.assign(tile.item.style, TAKEN);
  let { x, y } = from;
  let landing: Landing | null = null;

  const look = () => {
    copy.style.transform = `translate(${x - from.x}px, ${y - from.y}px)`;
    const zone = zones.find((each) => isInside(each, x, y));
    landing = zone
      ? {
          zone,
          place: landingPlace(
            itemsOf(zone).map((item) => item.getBoundingClientRect()),
            x,
            y,
          ),
        }
      : null;
    stroke.hidden = landing === null;
    if (landing) putStroke(stroke, landing);
  };
  const scroll = () => {
    if (!copy.isConnected) return;
    const step = y < EDGE ? -STEP : y > window.innerHeight - EDGE ? STEP : 0;
    if (step !== 0) {
      window.scrollBy(0, step);
      look();
    }
    requestAnimationFrame(scroll);
  };
  look();
  requestAnimationFrame(scroll);
  return {
    move: (to: { readonly x: number; readonly y: number }) => {
      ({ x, y } = to);
      look();
    },
    landing: () => landing,
    end: () => {
      copy.remove();
      stroke.remove();
      Object.assign(tile.item.style, { outline: "", outlineOffset: "" });
    },
  };
}
