import { useMemo } from "react";
import { usePopUpBoxQuery } from "../../../api/inbox.api";
import { useSiteConfigQuery } from "../../../api/site.api";
import { messageTarget } from "../../../core/inbox/messageTarget";
import { DEFAULT_SITE } from "../../../core/site/siteConfig";
import type { Todo } from "../../../core/wire/inbox";
import type { EntryLink } from "../../../kit/card/Entries";
import { loadableOf, type Loadable } from "../../../kit/card/Loadable";
import { usePorts } from "../../../platform/PortsContext";
import { useNow } from "../../../platform/useNow";
import { useAppSelector } from "../../../state/hooks";

/** A to-do with where it is done; null where that is not allowed, or not said. */
export interface ShownTodo extends Todo {
  readonly link: EntryLink | null;
}

/** What a page of to-dos shows. */
export interface ShownTodos {
  readonly todos: Loadable<{
    readonly list: readonly ShownTodo[];
    readonly pages: number;
    readonly total: number;
  }>;
  readonly now: number;
  readonly zone: string;
}

/** A page of what the person has to do, from 1 on [TODO-01]. */
export function useTodos(start: number, size: number): ShownTodos {
  const { navigation } = usePorts();
  const child = useAppSelector((state) => state.child?.id ?? null);
  const query = usePopUpBoxQuery({ child, start, size });
  const { data: site = DEFAULT_SITE } = useSiteConfigQuery();
  const data = useMemo(() => {
    const { origin } = new URL(navigation.href());
    const page = query.currentData;
    return (
      page && {
        ...page,
        list: page.list.map((todo) => ({ ...todo, link: messageTarget(todo, { site, origin }) })),
      }
    );
  }, [query.currentData, site, navigation]);
  return { todos: loadableOf({ ...query, data }), now: useNow(), zone: site.timeZone };
}
