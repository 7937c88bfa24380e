import { useMemo } from "react";
import { usePopUpBoxQuery } from "../inbox";
import { useSiteConfigQuery } from "../base/api/site.api";
import { readDateTime } from "../base/core/date/readDateTime";
import { dueOf, type Due } from "../inbox/core/dueOf";
import { messageTarget } from "../inbox/core/messageTarget";
import { DEFAULT_SITE } from "../base/core/site/siteConfig";
import type { Todo } from "../inbox/core/readInbox";
import { useLanguage } from "../base/i18n/useText";
import type { EntryLink } from "../base/kit/card/Entries";
import { loadableOf, type Loadable } from "../base/kit/card/Loadable";
import { usePorts } from "../base/platform/PortsContext";
import { useNow } from "../base/platform/useNow";
import { useAppSelector } from "../base/state/hooks";

/** A to-do as it shows. */
export interface ShownTodo extends Omit<Todo, "due" | "starts"> {
  /** Where it is done; null where that is not allowed, or not said. */
  readonly link: EntryLink | null;
  readonly due: Due | null;
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
  const now = useNow();
  const language = useLanguage();
  const child = useAppSelector((state) => state.child?.id ?? null);
  const query = usePopUpBoxQuery({ child, start, size });
  const { data: site = DEFAULT_SITE } = useSiteConfigQuery();
  const data = useMemo(() => {
    const { origin } = new URL(navigation.href());
    const page = query.currentData;
    return (
      page && {
        ...page,
        list: page.list.map(({ due, starts, ...todo }) => ({
          ...todo,
          link: messageTarget(todo, { site, origin }),
          due: dueOf(
            { due: readDateTime(due, site.timeZone), starts: readDateTime(starts, site.timeZone) },
            now,
            language,
            site.timeZone,
          ),
        })),
      }
    );
  }, [query.currentData, site, navigation, now, language]);
  return { todos: loadableOf({ ...query, data }), now, zone: site.timeZone };
}
