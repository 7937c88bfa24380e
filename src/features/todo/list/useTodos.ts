import { useMemo } from "react";
import { usePopUpBoxQuery } from "../../../api/inbox.api";
import { useSiteConfigQuery } from "../../../api/site.api";
import { readDateTime } from "../../../core/date/readDateTime";
import { dueOf, type Due } from "../../../core/inbox/dueOf";
import { messageTarget } from "../../../core/inbox/messageTarget";
import { DEFAULT_SITE } from "../../../core/site/siteConfig";
import type { Todo } from "../../../core/wire/inbox";
import { useLanguage } from "../../../i18n/useText";
import type { EntryLink } from "../../../kit/card/Entries";
import { loadableOf, type Loadable } from "../../../kit/card/Loadable";
import { usePorts } from "../../../platform/PortsContext";
import { useNow } from "../../../platform/useNow";
import { useAppSelector } from "../../../state/hooks";

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
