import { Box, useMediaQuery, type Theme } from "@mui/material";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { usePortal, useLocalWords } from "@portal/kit";
import app from "../app.json";
import { NoticeList } from "./NoticeList";
import { NoticeReader } from "./NoticeReader";
import { pageCount, type Notice } from "./notices";
import { useNoticePage } from "./useNoticePage";
import { useNoticeWords } from "./words";

/** In both languages, as people type both. */
const SEARCH_KEYS = [...app.searchKeys["zh-CN"], ...app.searchKeys.en];

/** The list beside the notice being read; on narrow screens one after the other. */
export function NoticesPage() {
  const words = useNoticeWords();
  const local = useLocalWords();
  const { navigation, announce, setSearchKeys } = usePortal();
  const sideBySide = useMediaQuery((theme: Theme) => theme.breakpoints.up("pc"), { noSsr: true });
  const [page, setPage] = useState(1);
  const { state, reload, markRead } = useNoticePage(page);
  const [opened, setOpened] = useState<Notice | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  // The first page is not turned to.
  const turned = useRef(false);
  const title = words("title");

  useEffect(() => {
    navigation.setTitle(title);
  }, [navigation, title]);

  useEffect(() => {
    setSearchKeys(SEARCH_KEYS);
  }, [setSearchKeys]);

  const open = (notice: Notice) => {
    setOpened(notice);
    markRead(notice);
    if (sideBySide) announce(words("opened", { title: local(notice.title) }));
  };
  const turn = (to: number) => {
    turned.current = true;
    setPage(to);
  };
  const tellPage = useEffectEvent((total: number) => {
    if (turned.current) announce(words("turned", { page, pages: pageCount(total) }));
    turned.current = false;
  });
  useEffect(() => {
    if (state.status === "ready") tellPage(state.last.total);
  }, [state]);
  const close = () => {
    const id = opened?.id;
    setOpened(null);
    // The list is drawn first; then the focus returns to where the person left it.
    requestAnimationFrame(() =>
      frame.current?.querySelector<HTMLElement>(`[data-notice="${CSS.escape(id ?? "")}"]`)?.focus(),
    );
  };
  const showList = sideBySide || !opened;

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
      {showList && (
        <NoticeList
          state={state}
          page={page}
          openedId={opened?.id ?? null}
          onOpen={open}
          onPage={turn}
          onRetry={reload}
        />
      )}
      {(sideBySide || opened) && (
        <Box sx={{ position: { pc: "sticky" }, insetBlockStart: { pc: "6rem" }, minInlineSize: 0 }}>
          <NoticeReader key={opened?.id} notice={opened} onBack={sideBySide ? null : close} />
        </Box>
      )}
    </Box>
  );
}
