import { placeKey, type ViewportPlace } from "./viewportAddress";

/** The sub-applications of the viewport, one place each. */
export interface OpenedPlaces {
  /** In the order of their first opening. */
  readonly places: readonly ViewportPlace[];
  /** The key of the one in front; null while another page is. */
  readonly front: string | null;
  /** The place with which one that came to the front goes on, where the address names none; the address has to follow. */
  readonly resumed: ViewportPlace | null;
}

/** Nothing opened yet. */
export const NONE_OPENED: OpenedPlaces = { places: [], front: null, resumed: null };

/** A place of one that is open already; the same object where nothing changes. */
export function movePlace(opened: OpenedPlaces, to: ViewportPlace): OpenedPlaces {
  const known = opened.places.find((place) => placeKey(place) === placeKey(to));
  if (!known || (known.id === to.id && known.at === to.at)) return opened;
  return { ...opened, places: opened.places.map((place) => (place === known ? to : place)) };
}

/**
 * Brings the place that the address names to the front. One that was behind and is named without a place inside goes on where
 * it was; the same address once more leads to its start [VIEW-01, VIEW-08]. The same object where nothing changes.
 */
export function showPlace(opened: OpenedPlaces, wanted: ViewportPlace | null): OpenedPlaces {
  if (!wanted) return opened.front === null ? opened : { ...opened, front: null, resumed: null };
  const front = placeKey(wanted);
  const known = opened.places.find((place) => placeKey(place) === front);
  if (!known) return { places: [...opened.places, wanted], front, resumed: null };
  const unnamed = wanted.at === "" && wanted.id === null;
  if (front !== opened.front && unnamed && known.at !== "") return { ...opened, front, resumed: known };
  if (unnamed && opened.resumed !== null) return opened;
  const shown =
    opened.front === front && opened.resumed === null ? opened : { ...opened, front, resumed: null };
  return movePlace(shown, wanted);
}
