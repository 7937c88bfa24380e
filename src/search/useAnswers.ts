import { useEffect, useEffectEvent, useState } from "react";
import { searchApi } from "./search.api";
import type { GuestSearch } from "../base/core/apps/guests";
import { linkInto } from "../base/core/apps/linkInto";
import type { AppLink } from "../base/core/apps/links";
import { useAppDispatch } from "../base/state/hooks";
import type { FoundItem, SearchSource } from "./rows";

/** Asks an application; what it does not answer is as nothing found. */
const askGuest =
  (path: string, whole: AppLink): SearchSource["ask"] =>
  (q, signal) =>
  async (dispatch) => {
    const asked = dispatch(searchApi.endpoints.guestSearch.initiate({ path, q }));
    signal.addEventListener("abort", () => {
      asked.abort();
      asked.unsubscribe();
    });
    const { data = [] } = await asked;
    return data.map(({ at, ...item }) => ({ ...item, href: linkInto(whole, at) }));
  };

/** What was answered to one query, by the ids of those who were asked. */
export interface Answers {
  readonly items: Readonly<Record<string, readonly FoundItem[]>>;
  /** How many have not answered yet. */
  readonly waiting: number;
}

type Items = Answers["items"];

const NO_ITEMS: Items = {};

interface Asked {
  readonly guests: readonly GuestSearch[];
  readonly sources: readonly SearchSource[];
  readonly links: readonly AppLink[];
}

/** Everyone who is asked, and how. */
const askedOf = ({ guests, sources, links }: Asked): readonly Pick<SearchSource, "id" | "ask">[] => [
  ...guests.flatMap(({ code, path }) => {
    const whole = links.find(({ app }) => app.code === code);
    return path !== null && whole ? [{ id: code, ask: askGuest(path, whole) }] : [];
  }),
  ...sources,
];

/**
 * Asks applications and other sources for what they have, each by itself: one that is slow or fails holds nothing up and says
 * nothing. Another query gives the former one up; an empty one asks nothing [VIEW-09].
 */
export function useAnswers(query: string, from: Asked): Answers {
  const dispatch = useAppDispatch();
  const [answered, setAnswered] = useState({ query: "", items: NO_ITEMS });
  const asked = askedOf(from);
  const askAll = useEffectEvent((signal: AbortSignal) => {
    const take = (id: string, found: readonly FoundItem[]) => {
      if (signal.aborted) return;
      setAnswered((before) => ({
        query,
        items: { ...(before.query === query && before.items), [id]: found },
      }));
    };
    for (const { id, ask } of asked)
      dispatch(ask(query, signal)).then(
        (found) => take(id, found),
        () => take(id, []),
      );
  });
  useEffect(() => {
    if (query === "") return;
    const controller = new AbortController();
    askAll(controller.signal);
    return () => controller.abort();
  }, [query]);
  if (query === "") return { items: NO_ITEMS, waiting: 0 };
  const items = answered.query === query ? answered.items : NO_ITEMS;
  return { items, waiting: asked.filter(({ id }) => !items[id]).length };
}
