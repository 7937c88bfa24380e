import { useMemo } from "react";
import { useIntl } from "react-intl";
import { isExpired } from "../../core/menu/appHealth";
import type { GuestSearch } from "../../core/menu/guests";
import { createFinder, type Hit } from "../../core/search/finder";
import type { PinyinMatch } from "../../core/search/match";
import { useText } from "../../i18n/useText";
import { BarIcon } from "../../kit/apps/AppIcon";
import { useShell } from "../../kit/ShellContext";
import { filled, plain, type Row, type RowGroup } from "./groups";
import type { Offer, SearchAction, SearchSource } from "./rows";
import type { Answers } from "./useAnswers";
import { useFoundApps, type FindableApp } from "./useFoundApps";

/** As many applications as are shown; who looks for more types another letter. */
const MOST_APPS = 20;
const MOST_RECENT = 5;

/** What may be found, from src/slots. */
export interface SearchRows {
  readonly actions: readonly SearchAction[];
  readonly sources: readonly SearchSource[];
  readonly guests: readonly GuestSearch[];
}

interface OfferedAction extends SearchAction {
  readonly offer: Offer;
}

/** The actions that are there for this person now. */
function useOffered(actions: readonly SearchAction[]): readonly OfferedAction[] {
  return actions.flatMap((action) => {
    // The rows of src/slots are always the same, so the hooks run in the same order.
    return [action.useOffer() ?? []]
      .flat()
      .map((offer) => ({ ...action, id: offer.id ? `${action.id}-${offer.id}` : action.id, offer }));
  });
}

/** The rows for what is typed, or for nothing typed: what was opened last, what is on top, and the actions [DESK-10]. */
export function useGroups(
  query: string,
  { actions, guests, sources }: SearchRows,
  answers: Answers,
  pinyin: PinyinMatch | null,
): readonly RowGroup[] {
  const { formatMessage } = useIntl();
  const text = useText();
  const { links, onOpen, health } = useShell();
  const found = useFoundApps(guests, pinyin);
  const offered = useOffered(actions).map((action) => ({
    ...action,
    title: formatMessage({ id: action.words }, action.offer.values),
    others: [],
    order: 0,
  }));
  const hits = useMemo(() => found.finder.find(query).slice(0, MOST_APPS), [found.finder, query]);

  const appRow = ({ link, hidden }: FindableApp, hit: Hit<FindableApp> | null, group: string): Row => ({
    id: `${group}-${link.app.code}`,
    icon: <BarIcon app={link.app} name={link.name} />,
    title: { words: link.name, ranges: hit?.ranges ?? [] },
    detail: hit?.by ?? null,
    hidden,
    href: link.href,
    newWindow: link.newWindow,
    held: isExpired(health, link.app.code),
    run: () => onOpen(link.app),
  });
  const actionRow = (
    { id, Icon, offer, title }: (typeof offered)[number],
    hit: Hit<unknown> | null,
  ): Row => ({
    id: `action-${id}`,
    icon: <Icon aria-hidden="true" size="1.25rem" />,
    title: { words: title, ranges: hit?.ranges ?? [] },
    detail: hit?.by ?? null,
    run: offer.run,
  });
  const group = (id: string, title: string, rows: readonly Row[]): RowGroup => ({ id, title, rows });
  const actionsTitle = formatMessage({ id: "search.group.actions" });

  if (query === "") {
    const recent = found.recent.slice(0, MOST_RECENT);
    return filled([
      group(
        "recent",
        formatMessage({ id: "search.group.recent" }),
        recent.map((app) => appRow(app, null, "recent")),
      ),
      group(
        "pinned",
        formatMessage({ id: "search.group.pinned" }),
        found.pinned.filter((app) => !recent.includes(app)).map((app) => appRow(app, null, "pinned")),
      ),
      group(
        "actions",
        actionsTitle,
        offered.map((action) => actionRow(action, null)),
      ),
    ]);
  }
  const answered = guests.flatMap(({ code }) => {
    const whole = links.find(({ app }) => app.code === code);
    const items = answers.items[code] ?? [];
    if (!whole) return [];
    const rows = items.map(({ id, title, detail, href }): Row => ({
      id: `item-${code}-${id}`,
      icon: <BarIcon app={whole.app} name={whole.name} />,
      title: plain(text(title)),
      detail: detail === "" ? null : plain(text(detail)),
      href,
      newWindow: whole.newWindow,
      run: () => onOpen(whole.app),
    }));
    return [group(code, whole.name, rows)];
  });
  const others = sources.map(({ id, title, Icon }) =>
    group(
      id,
      formatMessage({ id: title }),
      (answers.items[id] ?? []).map((item) => ({
        id: `source-${id}-${item.id}`,
        icon: <Icon aria-hidden="true" size="1.25rem" />,
        title: plain(text(item.title)),
        detail: item.detail === "" ? null : plain(text(item.detail)),
        href: item.href,
        run: () => undefined,
      })),
    ),
  );
  return filled([
    group(
      "apps",
      formatMessage({ id: "search.group.apps" }),
      hits.map((hit) => appRow(hit.item, hit, "app")),
    ),
    ...answered,
    ...others,
    group(
      "actions",
      actionsTitle,
      createFinder(offered, pinyin)
        .find(query)
        .map((hit) => actionRow(hit.item, hit)),
    ),
  ]);
}
