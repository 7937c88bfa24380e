import { useSyncExternalStore } from "react";

/** Something that lives outside of React and shows itself as immutable snapshots. */
export interface Engine<Snapshot> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => Snapshot;
}

/** Draws an engine's current snapshot and draws again whenever it changes. */
export const useEngine = <Snapshot>({ subscribe, getSnapshot }: Engine<Snapshot>): Snapshot =>
  useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
