import { Alert, Box, Button, Pagination, Paper, Skeleton, Typography } from "@mui/material";
import { AppTitle, Permit, Phrase, usePlaceAt, type PlaceAt } from "@portal/kit";
import { EmptyNotices } from "./EmptyNotices";
import { MANAGE, PUBLISH } from "./manage/managing";
import { NoticeRow } from "./NoticeRow";
import { NoticeTools } from "./NoticeTools";
import { PAGE_SIZE, pageCount, type Notice } from "./notices";
import type { PageState } from "./useNoticePage";
import { useNoticeWords } from "./words";

interface Props {
  readonly state: PageState;
  readonly page: number;
  readonly openedId: string | null;
  readonly linkTo: (notice: Notice) => ReturnType<PlaceAt["linkTo"]>;
  readonly onPage: (page: number) => void;
  readonly onRetry: () => void;
  /** Marks a notice as read without opening it. */
  readonly onRead: (notice: Notice) => void;
}

/** MUI's page numbers are measured in pixels; these grow with the screen, and seven fit 320 px. */
const PAGING = {
  "& .MuiPaginationItem-root": {
    minWidth: "2.125rem",
    height: "2.125rem",
    margin: "0 0.0625rem",
    borderRadius: "var(--radius-control)",
    fontSize: "0.9375rem",
  },
  // What is left out stands in the middle of its place, in line with the numbers.
  "& .MuiPaginationItem-ellipsis": {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
  },
  "& .MuiPaginationItem-icon": { fontSize: "1.25rem" },
  "& .Mui-selected": { color: "brand.accent", fontWeight: 700 },
  "@media (forced-colors: active)": { "& .Mui-selected": { border: "1px solid Highlight" } },
} as const;

/** One page of notices with its paging, or what stands for it while there is none. */
export function NoticeList({ state, page, openedId, linkTo, onPage, onRetry, onRead }: Props) {
  const words = useNoticeWords();
  const { linkTo: placeLink } = usePlaceAt();
  const { status, last } = state;
  const pages = last ? pageCount(last.total) : 1;
  return (
    <Box
      component="section"
      aria-busy={status === "loading"}
      sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}
    >
      <Box sx={{ display: "flex", alignItems: "baseline", gap: 1.5, flexWrap: "wrap" }}>
        <AppTitle>{words("title")}</AppTitle>
        {last && (
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {last.unread
              ? words("totalUnread", { total: last.total, unread: last.unread })
              : words("total", { total: last.total })}
          </Typography>
        )}
        <Permit code={PUBLISH}>
          <Button size="small" variant="outlined" sx={{ marginInlineStart: "auto" }} {...placeLink(MANAGE)}>
            {words("manage")}
          </Button>
        </Permit>
      </Box>
      {last && last.total > 0 && (
        <Paper
          data-no-print=""
          variant="outlined"
          sx={{ display: "flex", flexWrap: "wrap", gap: 0.5, padding: 0.5, bgcolor: "surface.card" }}
        >
          <NoticeTools />
        </Paper>
      )}
      <ListBody state={state} openedId={openedId} linkTo={linkTo} onRetry={onRetry} onRead={onRead} />
      {pages > 1 && (
        <Paper
          data-no-print=""
          variant="outlined"
          sx={{ justifySelf: "center", padding: 0.5, bgcolor: "surface.card" }}
        >
          <Pagination
            count={pages}
            page={page}
            onChange={(_event, chosen) => onPage(chosen)}
            aria-label={words("pages")}
            siblingCount={0}
            sx={PAGING}
          />
        </Paper>
      )}
    </Box>
  );
}

function ListBody({
  state,
  openedId,
  linkTo,
  onRetry,
  onRead,
}: Pick<Props, "state" | "openedId" | "linkTo" | "onRetry" | "onRead">) {
  const words = useNoticeWords();
  if (state.status === "failed") return <Failure state={state} onRetry={onRetry} />;
  if (state.status === "loading") return <LoadingRows />;
  if (state.last.notices.length === 0)
    return <EmptyNotices title={words("empty")} hint={words("emptyHint")} />;
  return (
    <Paper
      component="ul"
      role="list"
      aria-label={words("list")}
      variant="outlined"
      sx={{ listStyle: "none", margin: 0, padding: 0.75, bgcolor: "surface.card" }}
    >
      {state.last.notices.map((notice) => (
        <NoticeRow
          key={notice.id}
          notice={notice}
          current={notice.id === openedId}
          link={linkTo(notice)}
          onRead={onRead}
        />
      ))}
    </Paper>
  );
}

function Failure({
  state,
  onRetry,
}: {
  state: Extract<PageState, { status: "failed" }>;
  onRetry: () => void;
}) {
  const words = useNoticeWords();
  const reason = typeof state.text === "string" ? state.text : null;
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {words("retry")}
        </Button>
      }
    >
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {words("failed")}
      </Typography>
      {reason && (
        <Typography variant="body2">
          <Phrase text={reason} />
        </Typography>
      )}
    </Alert>
  );
}

function LoadingRows() {
  const words = useNoticeWords();
  return (
    <Paper
      variant="outlined"
      role="img"
      aria-label={words("loading")}
      sx={{ padding: 2, display: "grid", gap: 2.25, bgcolor: "surface.card" }}
    >
      {Array.from({ length: Math.min(PAGE_SIZE, 6) }, (_unused, row) => (
        <Box key={row}>
          <Skeleton width={`${82 - ((row * 17) % 35)}%`} sx={{ fontSize: "1rem" }} />
          <Skeleton width="45%" sx={{ fontSize: "0.8rem" }} />
        </Box>
      ))}
    </Paper>
  );
}
