import { useEffect, useEffectEvent, useRef, useState, type ComponentType, type ReactElement } from "react";
import { ErrorBoundary } from "../base/kit/ErrorBoundary";
import { useOnline } from "../base/kit/useOnline";
import type { Watcher } from "../base/kit/watcher";
import { whenIdle } from "../base/kit/whenIdle";

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
  const asked = useRef(new Set<string>());
  /** Those whose own effects have run. Being drawn is not enough: a key may come in between. */
  const running = useRef(new Set<string>());
  const early = useRef<KeyboardEvent>(null);
  const load = (wanted: readonly Watcher[]) => {
    setMissing((before) => before.filter((row) => !wanted.includes(row)));
    for (const row of wanted) {
      if (asked.current.has(row.id)) continue;
      asked.current.add(row.id);
      row.load().then(
        (Part) => setLoaded((before) => [...before, { id: row.id, Part }]),
        () => {
          asked.current.delete(row.id);
          // By the time its code comes, the person does something else.
          if (early.current && row.startsBy?.(early.current)) early.current = null;
          setMissing((before) => [...before, row]);
        },
      );
    }
  };
  useEffect(() => whenIdle(() => load(rows)), [rows]);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const row = rows.find(({ startsBy }) => startsBy?.(event));
    if (!row || running.current.has(row.id)) return;
    event.preventDefault();
    early.current = event;
    load([row]);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
  // React runs the effects of a watcher before this one.
  useEffect(() => {
    for (const { id } of loaded) running.current.add(id);
    const event = early.current;
    if (!event || !rows.some(({ id, startsBy }) => running.current.has(id) && startsBy?.(event))) return;
    early.current = null;
    const { key, ctrlKey, metaKey } = event;
    const again = { key, ctrlKey, metaKey, bubbles: true, cancelable: true };
    document.body.dispatchEvent(new KeyboardEvent("keydown", again));
  }, [loaded, rows]);
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
