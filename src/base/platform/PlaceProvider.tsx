import { createContext, startTransition, useContext, useLayoutEffect, useState } from "react";
import type { ReactElement, ReactNode } from "react";
import type { Place } from "../core/address/place";
import type { Places } from "./places";

const PlacesContext = createContext<Places | null>(null);
const PlaceContext = createContext<Place | null>(null);

interface Props {
  readonly places: Places;
  readonly children: ReactNode;
}

/** Draws the pages of one history; all of them read the same place at the same time. */
export function PlaceProvider({ places, children }: Props): ReactElement {
  const [place, setPlace] = useState(places.current);
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setPlace(places.current()));
    const stop = places.watch(follow);
    // Over a page that the server has drawn, React takes long from the first reading to this effect [ROUTE-01].
    follow();
    return stop;
  }, [places]);
  return (
    <PlacesContext value={places}>
      <PlaceContext value={place}>{children}</PlaceContext>
    </PlacesContext>
  );
}

function given<Value>(value: Value | null): Value {
  if (value === null) throw new Error("A place needs a PlaceProvider around it");
  return value;
}

/** Where in the portal this page is. */
export const usePlace = (): Place => given(useContext(PlaceContext));

/** The history of the portal's pages, for going elsewhere; the same object for all time. */
export const usePlaces = (): Places => given(useContext(PlacesContext));
