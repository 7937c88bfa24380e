import { Box, useMediaQuery, type Theme } from "@mui/material";
import { useEffect, useEffectEvent, useRef } from "react";
import { usePlaceAt, usePortal, useLocalWords } from "@portal/kit";
import { handFocus, showFocused } from "@portal/kit/parts";
import app from "../app.json";
import { NoticeList } from "./NoticeList";
import { readNoticePlace, writeNoticePlace } from "./noticePlace";
import { NoticeReader } from "./NoticeReader";
import { pageCount, type Notice } from "./notices";
import { useNoticePage, type PageState } from "./useNoticePage";
import { useOpenNotice, type OpenNotice } from "./useOpenNotice";
import { useNoticeWords } from "./words";

/** In both languages, as people type both. */
const SEARCH_KEYS = [...app.searchKeys["zh-CN"], ...app.searchKeys.en];

/** Announces a page that was turned to, once it is loaded, and has its rows not push the pager's focus out of sight; the first one is not turned to. */
function useSpokenPage({ state }: ReturnType<typeof useNoticePage>, page: number) {
  const words = useNoticeWords();
  const { announce } = usePortal();
  const spoken = useRef(page);
  const tellPage = useEffectEvent((total: number) => {
    if (spoken.current !== page) {
      announce(words("turned", { page, pages: pageCount(total) }));
      showFocused();
    }
    spoken.current = page;
  });
  useEffect(() => {
    if (state.status === "ready") tellPage(state.last.total);
  }, [state]);
}

/** Marks an opened notice as read, and gives the focus back to its row when it is closed. */
function useOpening(notice: Notice | null, markRead: (notice: Notice) => unknown) {
  const frame = useRef<HTMLDivElement>(null);
  const last = useRef<string | null>(null);
  const opened = useEffectEvent(() => {
    if (notice) markRead(notice);
  });
  const id = notice?.id ?? null;
  useEffect(() => {
    const before = last.current;
    last.current = id;
    if (id !== null) opened();
    else if (before !== null) {
      const rows = [`[data-notice="${CSS.escape(before)}"]`, "[data-notice]"];
      const [row] = rows.flatMap((each) => frame.current?.querySelector<HTMLElement>(each) ?? []);
      handFocus(row);
    }
  }, [id]);
  return frame;
}

/**
 * Whether the reader has nothing to say beside the list: there is nothing to choose from, or the list's own failure and retry stand
 * for the notice as well, which is asked for again after it.
 */
const isSilent = (state: PageState, open: OpenNotice): boolean =>
  state.status === "failed"
    ? open.status === "none" || open.status === "failed"
    : open.status === "none" && state.last?.notices.length === 0;

/** The list beside the notice being read; on narrow screens one after the other. The address says which [VIEW-08]. */
export function NoticesPage() {
  const words = useNoticeWords();
  const local = useLocalWords();
  const { announce, navigation, setSearchKeys } = usePortal();
  const { at, go, linkTo } = usePlaceAt();
  const sideBySide = useMediaQuery((theme: Theme) => theme.breakpoints.up("pc"), { noSsr: true });
  const place = readNoticePlace(at);
  const page = useNoticePage(place.page);
  const { state, reload, markRead } = page;
  const open = useOpenNotice(place.notice, state);
  const frame = useOpening(open.status === "ready" ? open.notice : null, markRead);
  useSpokenPage(page, place.page);
  const title = words("title");
  const last = state.status === "ready" ? pageCount(state.last.total) : place.page;
  const turnBack = useEffectEvent(() => go(writeNoticePlace({ ...place, page: last }), { replace: true }));

  // The address may name a page after the last one.
  useEffect(() => {
    if (last < place.page) turnBack();
  }, [last, place.page]);
  useEffect(() => {
    navigation.setTitle(title);
  }, [navigation, title]);

  useEffect(() => {
    setSearchKeys(SEARCH_KEYS);
  }, [setSearchKeys]);

  const markAsked = async (notice: Notice) => {
    if (await markRead(notice, { asked: true }))
      announce(words("markedRead", { title: local(notice.title) }));
  };

  const isOpen = open.status !== "none";
  return (
    <Box
      ref={frame}
      sx={{
        display: "grid",
        gridTemplateColumns: { mobile: "minmax(0, 1fr)", pc: "minmax(20rem, 2fr) minmax(0, 3fr)" },
        gap: { mobile: 2, pc: 3 },
        alignItems: "start",
      }}
    >
      {(sideBySide || !isOpen) && (
        <NoticeList
          state={state}
          page={place.page}
          openedId={place.notice}
          linkTo={(notice) => linkTo(writeNoticePlace({ ...place, notice: notice.id }))}
          onPage={(to) => go(writeNoticePlace({ page: to, notice: null }))}
          onRetry={reload}
          onRead={(notice) => void markAsked(notice)}
        />
      )}
      {(sideBySide ? !isSilent(state, open) : isOpen) && (
        <Box
          sx={{
            position: { pc: "sticky" },
            insetBlockStart: { pc: "6rem" },
            minInlineSize: 0,
          }}
        >
          <NoticeReader
            key={place.notice}
            open={open}
            list={sideBySide ? null : linkTo(writeNoticePlace({ ...place, notice: null }))}
          />
        </Box>
      )}
    </Box>
  );
}
