type Handlers = {
  readonly [Name in keyof DocumentEventMap]?: (event: DocumentEventMap[Name]) => void;
};

/** A touch that moves a tile must not scroll the page. */
const OPTIONS = { capture: true, passive: false } as const;

/** Sees what happens on the page before React does; the answer stops it. */
export function listen(handlers: Handlers): () => void {
  const entries = Object.entries(handlers) as [string, EventListener][];
  for (const [name, handler] of entries) document.addEventListener(name, handler, OPTIONS);
  return () => {
    for (const [name, handler] of entries) document.removeEventListener(name, handler, OPTIONS);
  };
}
