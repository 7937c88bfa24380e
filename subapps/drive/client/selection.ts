/** Which things of a list are chosen, and where the keyboard is. */
export interface Selection {
  /** The thing that the keyboard is on; null before there is one. */
  readonly at: string | null;
  /** From where Shift chooses. */
  readonly from: string | null;
  readonly chosen: ReadonlySet<string>;
}

/** What a person does to a list. */
export type SelectionEvent =
  /** By the pointer, with the keys that are held. */
  | { readonly type: "press"; readonly id: string; readonly range: boolean; readonly toggle: boolean }
  /** By an arrow, or Home and End; `range` chooses on the way, `quiet` only moves. */
  | { readonly type: "move"; readonly to: string; readonly range: boolean; readonly quiet: boolean }
  | { readonly type: "toggle"; readonly id: string }
  | { readonly type: "all" }
  | { readonly type: "none" }
  /** Those of these that are listed, such as what has just been pasted. */
  | { readonly type: "these"; readonly ids: ReadonlySet<string> }
  /** The list has other things now; `before` are those that it had. */
  | { readonly type: "listed"; readonly before: readonly string[] };

/** Nothing is chosen. */
export const NOTHING_CHOSEN: Selection = { at: null, from: null, chosen: new Set() };

function between(ids: readonly string[], one: string | null, other: string): readonly string[] {
  const first = one === null ? -1 : ids.indexOf(one);
  const last = ids.indexOf(other);
  return first < 0 ? [other] : ids.slice(Math.min(first, last), Math.max(first, last) + 1);
}

const flipped = (chosen: ReadonlySet<string>, id: string): ReadonlySet<string> => {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
};

/** The selection after an event, in a list of these ids: as file managers have it. */
export function stepSelection(now: Selection, ids: readonly string[], event: SelectionEvent): Selection {
  switch (event.type) {
    case "press":
      if (event.range) return { ...now, at: event.id, chosen: new Set(between(ids, now.from, event.id)) };
      if (event.toggle) return { at: event.id, from: event.id, chosen: flipped(now.chosen, event.id) };
      return { at: event.id, from: event.id, chosen: new Set([event.id]) };
    case "move":
      if (event.quiet) return { ...now, at: event.to };
      if (event.range)
        return { ...now, at: event.to, chosen: new Set(between(ids, now.from ?? now.at, event.to)) };
      return { at: event.to, from: event.to, chosen: new Set([event.to]) };
    case "toggle":
      return { at: event.id, from: event.id, chosen: flipped(now.chosen, event.id) };
    case "all":
      return { ...now, chosen: new Set(ids) };
    case "none":
      return { ...now, from: now.at, chosen: new Set() };
    case "these": {
      const chosen = ids.filter((id) => event.ids.has(id));
      const [first = now.at] = chosen;
      return { at: first, from: first, chosen: new Set(chosen) };
    }
    case "listed": {
      const there = new Set(ids);
      const kept = (id: string | null) => (id !== null && there.has(id) ? id : null);
      const place = now.at === null ? -1 : event.before.indexOf(now.at);
      // The next one that is left, or the one before.
      const beside = [
        ...event.before.slice(place + 1),
        ...event.before.slice(0, Math.max(0, place)).toReversed(),
      ].find((id) => there.has(id));
      return {
        at: kept(now.at) ?? (place < 0 ? null : (beside ?? null)),
        from: kept(now.from),
        chosen: new Set([...now.chosen].filter((id) => there.has(id))),
      };
    }
  }
}

const folded = (text: string) => text.normalize("NFKC").toLocaleLowerCase();

/** The thing that a typed beginning of a name leads to: the next one after `at`, around the end. */
export function typedTo(
  items: readonly { readonly id: string; readonly name: string }[],
  at: string | null,
  typed: string,
): string | null {
  const wanted = folded(typed);
  const start = items.findIndex(({ id }) => id === at);
  // More letters go on with the thing that they have led to.
  const first = typed.length > 1 ? Math.max(0, start) : start + 1;
  const turned = [...items.slice(first), ...items.slice(0, first)];
  return turned.find(({ name }) => folded(name).startsWith(wanted))?.id ?? null;
}
