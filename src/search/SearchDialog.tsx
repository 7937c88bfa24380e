import { styled } from "@mui/material/styles";
import { useId, useRef, useState, useEffect, type KeyboardEvent, type ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { skipToken } from "@reduxjs/toolkit/query";
import { isComposing } from "../base/core/dialog/isComposing";
import { useAppAccessQuery } from "./search.api";
import { commandKey } from "../base/core/site/device";
import { ailingApps } from "./core/ailingApps";
import { fold } from "./core/fold";
import { movedTo, type SearchMove } from "./core/move";
import { keepsClear } from "../base/kit/keepsClear";
import { useShell } from "../base/kit/ShellContext";
import { VisuallyHidden } from "../base/kit/VisuallyHidden";
import { usePorts } from "../base/platform/PortsContext";
import type { Row } from "./groups";
import { MoreClosed } from "./MoreClosed";
import { NothingFound } from "./NothingFound";
import { QueryField } from "./QueryField";
import { ResultList, rowElementId } from "./ResultList";
import { SearchSurface } from "./SearchSurface";
import { useAnswers } from "./useAnswers";
import { useGroups, type SearchRows } from "./useGroups";
import { useSpokenCount } from "./useSpokenCount";
import type { PinyinMatch } from "./core/match";
import { useLater } from "../base/kit/useLater";

/** A value once it has stayed the same for so many milliseconds; the one before until then. */
function useRested<Value>(value: Value, milliseconds: number): Value {
  const { clock } = usePorts();
  const [rested, setRested] = useState(value);
  useEffect(() => clock.after(milliseconds, () => setRested(() => value)), [clock, value, milliseconds]);
  return rested;
}

/** The table of syllables is larger than all the rest of the search, so it comes by itself. */
const loadPinyin = async (): Promise<{ readonly match: PinyinMatch | null }> =>
  (await import(/* webpackChunkName: "pinyin" */ "pinyin-match")).default;

const NOT_YET = { match: null };

/** Finds by pinyin, as soon as it is here; null until then, and without a network. */
const usePinyin = (): PinyinMatch | null => useLater(loadPinyin, NOT_YET).match;

/** How long nothing may be typed before applications are asked, in milliseconds. */
const REST = 200;
/** One letter of an alphabet would find anything. */
const MEANS = /\p{Script=Han}|../u;

const MOVES: Readonly<Record<string, SearchMove>> = {
  ArrowDown: "next",
  ArrowUp: "previous",
  PageDown: "pageDown",
  PageUp: "pageUp",
};

const Results = styled("div")({
  flex: "0 1 auto",
  display: "flex",
  flexDirection: "column",
  minBlockSize: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  "@media (min-width: 37.5625em)": { maxBlockSize: "min(60dvh, 34rem)" },
  // The list scrolls itself, by the keys of the field that it belongs to; what stands below stays in sight.
  "& > [role=listbox]": {
    flex: "0 1 auto",
    minBlockSize: "6rem",
    overflowY: "auto",
    overscrollBehavior: "contain",
  },
  "& > :not([role=listbox])": { flex: "none" },
});

const Foot = styled("p")(({ theme }) => ({
  flex: "none",
  margin: 0,
  padding: "0.5rem 1.25rem",
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  fontSize: "0.8125rem",
  color: theme.vars.palette.text.secondary,
  // Touch screens have no such keys, and a low window has no room.
  "@media (hover: none), (max-height: 26rem), (max-width: 30em)": { display: "none" },
}));

interface Props extends SearchRows {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onExited: () => void;
}

/** The closed applications that a query finds and that stand nowhere in the person's menu. */
function useClosedApps(query: string) {
  const { links, coming, health } = useShell();
  const { data = [] } = useAppAccessQuery(query === "" ? skipToken : { q: query });
  if (query === "") return [];
  const unseen = data.filter(({ code }) => ![...links, ...coming].some(({ app }) => app.code === code));
  return [...unseen, ...ailingApps(links, health, query)];
}

/**
 * One field for everything that the person may open or do, with what it finds below. It follows the combobox of the ARIA
 * practices: the focus stays in the field, and arrows choose among the rows [DESK-10, A11Y-02].
 */
export function SearchDialog({ open, onClose, onExited, ...rows }: Props): ReactElement {
  const { navigation } = usePorts();
  const { links, device } = useShell();
  const [query, setQuery] = useState("");
  const [wanted, setWanted] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  const title = useId();
  const rested = useRested(query, REST);
  const asked = rested === query && MEANS.test(fold(query).text) ? query : "";
  const answers = useAnswers(asked, { ...rows, links });
  const closed = useClosedApps(asked);
  const groups = useGroups(query, rows, answers, usePinyin());
  const all = groups.flatMap((group) => group.rows);
  const chosen = all.find(({ id }) => id === wanted) ?? (query === "" ? null : (all[0] ?? null));
  const isAsking = rested !== query || answers.waiting > 0;
  useSpokenCount(query, isAsking ? null : all.length);

  const openRow = (row: Row) => {
    onClose();
    row.run();
  };
  const openChosen = (elsewhere: boolean) => {
    if (!chosen) return;
    if (elsewhere && chosen.href !== undefined && !chosen.held)
      navigation.open(new URL(chosen.href, navigation.href()).href);
    // As a click does, so that what holds links back is asked [LIC-02].
    else document.getElementById(rowElementId(list, chosen.id))?.click();
  };
  const search = (next: string) => {
    setQuery(next);
    setWanted(null);
  };
  const onFieldKey = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (move) {
      const at = all.findIndex((row) => row === chosen);
      setWanted(all[movedTo(move, at, all.length)]?.id ?? null);
    } else if (event.key === "Enter") openChosen(event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent) || event.defaultPrevented) return;
    if (event.key === "Escape") {
      if (query === "") onClose();
      else search("");
      input.current?.focus();
    } else if (event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey)) input.current?.select();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <SearchSurface open={open} onClose={onClose} onExited={onExited} onKeyDown={onKeyDown} labelledBy={title}>
      <VisuallyHidden as="h2" id={title}>
        <FormattedMessage id="search.title" />
      </VisuallyHidden>
      <QueryField
        ref={input}
        query={query}
        list={list}
        expanded={all.length > 0}
        active={chosen && rowElementId(list, chosen.id)}
        onQuery={search}
        onKeyDown={onFieldKey}
        onClose={onClose}
      />
      <Results>
        {all.length > 0 && (
          <ResultList
            id={list}
            groups={groups}
            chosen={chosen?.id ?? null}
            onChoose={setWanted}
            onOpen={openRow}
          />
        )}
        {query !== "" && (isAsking || all.length === 0) && <NothingFound query={query} isAsking={isAsking} />}
        {closed.length > 0 && <MoreClosed key={asked} apps={closed} />}
      </Results>
      <Foot {...(open && keepsClear)} aria-hidden="true">
        <FormattedMessage id="search.hint" values={{ key: commandKey(device) }} />
      </Foot>
    </SearchSurface>
  );
}
