import { useMemo } from "react";
import { useIntl } from "react-intl";
import type { GuestSearch } from "../base/core/apps/guests";
import { marksIn } from "./core/marks";
import type { PinyinMatch } from "./core/match";
import { useLanguage } from "../base/i18n/useText";
import { BarIcon } from "../apps";
import { useShell } from "../base/kit/ShellContext";
import type { RowGroup } from "./groups";
import type { SearchSource } from "./rows";
import type { Answers } from "./useAnswers";

/** What may be asked, from src/slots. */
interface Asked {
  readonly guests: readonly GuestSearch[];
  readonly sources: readonly SearchSource[];
}

/** What was found in applications and other sources, each under its name, with what was typed marked [VIEW-09]. */
export function useContents(
  query: string,
  { guests, sources }: Asked,
  { items }: Answers,
  pinyin: PinyinMatch | null,
): readonly RowGroup[] {
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const { links, onOpen } = useShell();
  const marked = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(items).map(([from, found]) => [
          from,
          found.map((item) => ({ ...item, ...marksIn(item, query, language, pinyin) })),
        ]),
      ),
    [items, query, language, pinyin],
  );
  const ofGuests = guests.flatMap(({ code }): readonly RowGroup[] => {
    const whole = links.find(({ app }) => app.code === code);
    if (!whole) return [];
    const rows = (marked[code] ?? []).map((item) => ({
      ...item,
      id: `item-${code}-${item.id}`,
      icon: <BarIcon app={whole.app} name={whole.name} />,
      newWindow: whole.newWindow,
      run: () => onOpen(whole.app),
    }));
    return [{ id: code, title: whole.name, rows }];
  });
  const ofSources = sources.map(({ id: from, title, Icon }): RowGroup => {
    const rows = (marked[from] ?? []).map((item) => ({
      ...item,
      id: `source-${from}-${item.id}`,
      icon: <Icon aria-hidden="true" size="1.25rem" />,
      run: () => undefined,
    }));
    return { id: from, title: formatMessage({ id: title }), rows };
  });
  return [...ofGuests, ...ofSources];
}
