import { keyframes, styled } from "@mui/material/styles";
import SearchX from "lucide-react/icons/search-x";
import { useCallback, useState, type ReactNode } from "react";
import type { ListRow } from "./core/listAnswer";
import { pageCount, type ListState } from "./flow/step";
import type { Text } from "../base/core/wire/text";
import { useText } from "../base/i18n/useText";
import { NoData } from "../base/kit/empty/NoData";
import { LateScene } from "../base/kit/LateScene";
import { ErrorCard } from "../base/kit/ErrorCard";
import { FocusKeeper } from "../base/kit/FocusKeeper";
import { PlainButton } from "../base/kit/PlainButton";
import { VisuallyHidden } from "../base/kit/VisuallyHidden";
import type { ListColumn, RowsProps } from "./columns";
import { ListCards } from "./ListCards";
import { ListFrame } from "./ListFrame";
import { ListSkeleton } from "./ListSkeleton";
import { ListWarning } from "./ListWarning";
import { ListTable, useEarlyTable } from "./ListTable";
import { Pager } from "./Pager";
import type { PagedListHandle } from "./usePagedList";
import { useRoom } from "./useRoom";
import type { RowSelection } from "./useRowSelection";

const Frame = styled(FocusKeeper)({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "0.875rem",
  minInlineSize: 0,
  "&:focus-visible": { outlineOffset: "0.25rem" },
});

const Body = styled("div")({ position: "relative", minInlineSize: 0 });

const slide = keyframes({ from: { transform: "translateX(-100%)" }, to: { transform: "translateX(250%)" } });

/** The quiet sign that other rows are coming, where there are some already. */
const Progress = styled("div")(({ theme }) => ({
  position: "absolute",
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: 50,
  blockSize: "0.1875rem",
  overflow: "hidden",
  "&::before": {
    content: '""',
    display: "block",
    inlineSize: "40%",
    blockSize: "100%",
    backgroundColor: theme.vars.palette.brand.mark,
    animation: `${slide} 1.2s ease-in-out infinite`,
  },
  "@media (prefers-reduced-motion: reduce)": { "&::before": { inlineSize: "100%", animation: "none" } },
  "@media (forced-colors: active)": { "&::before": { backgroundColor: "Highlight" } },
}));

/** At least a few rows, at most what the window leaves beside header, title and pager. */
const DEFAULT_HEIGHT = "max(20rem, calc(100dvh - 22rem))";
const BONES = 8;

/** What a list needs besides its rows. */
export interface PagedListProps {
  /** The list, from {@link usePagedList}. */
  readonly list: PagedListHandle;
  /** The first one names the row. Must stay the same list. */
  readonly columns: readonly ListColumn[];
  /** Names the list to those who hear the page. */
  readonly label: Text;
  /** Lets rows be chosen; from {@link useRowSelection}. */
  readonly selection?: RowSelection | undefined;
  /** Opens a row: by a click on it, Enter in it, or its name on a card. */
  readonly onOpen?: ((row: ListRow) => void) | undefined;
  /**
   * The key of the row that the page is about, such as the one its address names: it is marked, and as soon as it is there it comes
   * in sight and takes the focus, once [VIEW-08].
   */
  readonly current?: string | undefined;
  /** Shown instead of "nothing here". */
  readonly empty?: ReactNode;
  /** Takes a search or filters away. Given while there are any: without a hit, the list says that nothing matches. */
  readonly onClearFilters?: (() => void) | undefined;
  /** The greatest height of the table, as CSS. */
  readonly height?: string | undefined;
}

/** The query that the loaded rows answer, and whether it had filters; others may have been chosen since. */
function useAnswered({ query }: ListState, loading: boolean, filtered: boolean) {
  const [shown, setShown] = useState(query);
  if (!loading && shown !== query) setShown(query);
  const [asked, ask] = useState({ query, filtered });
  if (asked.query !== query) ask({ query, filtered });
  return { shown, filtered: asked.filtered };
}

/** Whether the row that the page is about is there, and has not yet been gone to. */
function useSought(current: string | undefined, entries: PagedListHandle["entries"]) {
  const [reached, setReached] = useState<string | undefined>(undefined);
  if (current === undefined && reached !== undefined) setReached(undefined);
  const sought = current !== undefined && reached !== current && entries.some(({ key }) => key === current);
  return { sought, onSought: useCallback(() => setReached(current), [current]) };
}

/**
 * A list in pages [WID-03]: a table, or cards where there is no room for one; in place of them a skeleton, that there is
 * nothing, that nothing matches, or what failed; and the pager below. Nothing pops up when it fails.
 */
export function PagedList({
  list,
  columns,
  label,
  selection,
  onOpen,
  current,
  empty,
  onClearFilters,
  height = DEFAULT_HEIGHT,
}: PagedListProps) {
  const { state, entries, warning } = list;
  const text = useText();
  const [measure, { narrow: tooNarrow, rem }] = useRoom();
  const narrow = tooNarrow ?? false;
  useEarlyTable(tooNarrow === false && warning === null);
  const [said, say] = useState<{ readonly during: ListState; readonly words: string } | null>(null);
  const onSay = useCallback((words: string) => say({ during: state, words }), [state]);
  const name = text(label);

  const rows: RowsProps = {
    entries,
    columns,
    label: name,
    sort: state.query.sort,
    onSort: list.sortBy,
    selection,
    onOpen,
    current,
    ...useSought(current, entries),
  };
  const loading = state.phase === "idle" || state.phase === "loading";
  const { shown, filtered } = useAnswered(state, loading, onClearFilters !== undefined);
  const waiting = <ListSkeleton rows={BONES} columns={narrow ? 1 : Math.min(columns.length, 5)} />;
  const content = () => {
    if (warning) return <ListWarning what={warning} />;
    if (state.failure)
      return (
        <ListFrame>
          <ErrorCard
            drawing={<LateScene kind="error" />}
            title={{ id: "kit.list.failed" }}
            what={state.failure}
            onRetry={list.reload}
          />
        </ListFrame>
      );
    if (entries.length === 0) {
      if (loading) return waiting;
      return (
        <ListFrame>
          {filtered ? (
            <NoMatch onClear={onClearFilters} />
          ) : (
            (empty ?? <NoData what={{ id: "kit.list.empty" }} />)
          )}
        </ListFrame>
      );
    }
    if (narrow) return <ListCards {...rows} />;
    return <ListTable {...rows} shown={shown} rem={rem} onSay={onSay} height={height} waiting={waiting} />;
  };

  return (
    <Frame role="group" aria-label={name} aria-busy={loading}>
      <Body ref={measure}>
        {loading && entries.length > 0 && <Progress />}
        {content()}
      </Body>
      {(entries.length > 0 || (state.total > 0 && !state.failure)) && (
        <Pager
          page={state.query.page}
          size={state.query.size}
          sizes={list.sizes}
          total={state.total}
          compact={narrow}
          paged={list.paged}
          onPage={list.goTo}
          onSize={list.resize}
        />
      )}
      <VisuallyHidden role="status">
        {said?.during === state ? said.words : text(spoken(list, loading, filtered))}
      </VisuallyHidden>
    </Frame>
  );
}

function NoMatch({ onClear }: { readonly onClear: PagedListProps["onClearFilters"] }) {
  const text = useText();
  return (
    <NoData
      what={{ id: "kit.list.noMatch" }}
      drawing={<SearchX aria-hidden size="3rem" strokeWidth={1.5} />}
      action={
        <PlainButton type="button" onClick={onClear}>
          {text({ id: "kit.list.clearFilters" })}
        </PlainButton>
      }
    />
  );
}

/** What is said when the list has changed. */
function spoken({ state, paged, warning }: PagedListHandle, loading: boolean, filtered: boolean): Text {
  if (warning) return "";
  if (loading) return { id: "common.loading" };
  if (state.failure) return { id: "kit.list.failed" };
  const { total, query } = state;
  if (total === 0) return { id: filtered ? "kit.list.noMatch" : "kit.list.empty" };
  if (!paged) return { id: "kit.list.total", values: { total } };
  return {
    id: "kit.list.shown",
    values: { page: query.page, count: pageCount(total, query.size), total },
  };
}
