import { useEffect, useState, type ComponentType, type ReactElement } from "react";
import { ErrorBoundary } from "../kit/ErrorBoundary";
import { useOnline } from "../kit/useOnline";
import type { Watcher } from "../kit/watcher";
import { whenIdle } from "../kit/whenIdle";

interface Loaded {
  readonly id: string;
  readonly Part: ComponentType;
}

/**
 * Runs what goes on beside the pages. One whose code does not come is asked for again when the network is back, and one that
 * crashes ends alone: people came for the page, which stays [REL-03].
 */
export function Watchers({ rows }: { readonly rows: readonly Watcher[] }): ReactElement {
  const [loaded, setLoaded] = useState<readonly Loaded[]>([]);
  const [missing, setMissing] = useState<readonly Watcher[]>([]);
  const load = (wanted: readonly Watcher[]) => {
    setMissing([]);
    for (const row of wanted)
      row.load().then(
        (Part) => setLoaded((before) => [...before, { id: row.id, Part }]),
        () => setMissing((before) => [...before, row]),
      );
  };
  useEffect(() => whenIdle(() => load(rows)), [rows]);
  useOnline(missing.length > 0, () => load(missing));
  return (
    <>
      {loaded.map(({ id, Part }) => (
        <ErrorBoundary key={id} fallback={() => null}>
          <Part />
        </ErrorBoundary>
      ))}
    </>
  );
}
