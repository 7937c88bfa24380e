import { useMemo } from "react";
import { useIntl } from "react-intl";
import { isExpired } from "../base/core/apps/appHealth";
import type { GuestSearch } from "../base/core/apps/guests";
import { createFinder, type Hit } from "./core/finder";
import { plain } from "./core/marks";
import type { PinyinMatch } from "./core/match";
import { inOrder, type GroupKind } from "./core/standing";
import { BarIcon } from "../apps";
import { useShell } from "../base/kit/ShellContext";
import { filled, type Row, type RowGroup } from "./groups";
import type { SearchAction, SearchSource } from "./rows";
import type { Answers } from "./useAnswers";
import { useContents } from "./useContents";
import { useFoundApps, type FindableApp } from "./useFoundApps";
import { useOffered, type OfferedAction } from "./useOffered";

/** As many applications as are shown; who looks for more types another letter. */
const MOST_APPS = 20;
const MOST_RECENT = 5;

/** What may be found, from src/slots. */
export interface SearchRows {
  readonly actions: readonly SearchAction[];
  readonly sources: readonly SearchSource[];
  readonly guests: readonly GuestSearch[];
}

/** What of a row says how it was found. */
const foundBy = (title: string, hit: Hit<unknown> | null): Pick<Row, "title" | "detail"> => ({
  title: { ...plain(title), ...(hit && { ranges: hit.ranges }) },
  detail: hit?.by ?? null,
});

/** The rows for what is typed, or for nothing typed: what was opened last, what is on top, and the actions [DESK-10]. */
export function useGroups(
  query: string,
  { actions, ...asked }: SearchRows,
  answers: Answers,
  pinyin: PinyinMatch | null,
): readonly RowGroup[] {
  const { formatMessage } = useIntl();
  const { onOpen, health } = useShell();
  const found = useFoundApps(asked.guests, pinyin);
  const offered = useOffered(actions);
  const contents = useContents(query, asked, answers, pinyin);
  const hits = useMemo(() => found.finder.find(query).slice(0, MOST_APPS), [found.finder, query]);

  const appRow = ({ link, hidden }: FindableApp, hit: Hit<FindableApp> | null, group: string): Row => ({
    ...foundBy(link.name, hit),
    id: `${group}-${link.app.code}`,
    icon: <BarIcon app={link.app} name={link.name} />,
    badge: hidden ? "search.hidden" : null,
    href: link.href,
    newWindow: link.newWindow,
    held: isExpired(health, link.app.code),
    run: () => onOpen(link.app),
  });
  const actionRow = ({ id, Icon, offer, title }: OfferedAction, hit: Hit<OfferedAction> | null): Row => ({
    ...foundBy(title, hit),
    id: `action-${id}`,
    icon: <Icon aria-hidden="true" size="1.25rem" />,
    badge: offer.isOn ? "search.current" : null,
    run: offer.run,
  });
  const group = (
    id: "recent" | "pinned" | "apps" | "actions" | "coming",
    rows: readonly Row[],
  ): RowGroup => ({
    id,
    title: formatMessage({ id: `search.group.${id}` }),
    rows,
  });

  if (query === "") {
    const recent = found.recent.slice(0, MOST_RECENT);
    const pinned = found.pinned.filter((app) => !recent.includes(app));
    const listed = offered.filter(({ isListed }) => isListed);
    return filled([
      group(
        "recent",
        recent.map((app) => appRow(app, null, "recent")),
      ),
      group(
        "pinned",
        pinned.map((app) => appRow(app, null, "pinned")),
      ),
      group(
        "actions",
        listed.map((action) => actionRow(action, null)),
      ),
    ]);
  }
  const done = createFinder(offered, pinyin).find(query);
  const placed = (kind: GroupKind, best: Hit<unknown> | undefined, rows: RowGroup) => ({
    kind,
    best: best?.rank ?? Infinity,
    rows,
  });
  const apps = group(
    "apps",
    hits.map((hit) => appRow(hit.item, hit, "app")),
  );
  const does = group(
    "actions",
    done.map((hit) => actionRow(hit.item, hit)),
  );
  const coming = group(
    "coming",
    found.comingFinder
      .find(query)
      .slice(0, MOST_APPS)
      .map((hit) => appRow(hit.item, hit, "coming")),
  );
  const ordered = inOrder([
    placed("apps", hits[0], apps),
    ...contents.map((rows) => placed("contents", undefined, rows)),
    placed("actions", done[0], does),
  ]);
  // Not installed: below all that can be used, however well the name fits [DESK-15].
  return filled([...ordered.map(({ rows }) => rows), coming]);
}
