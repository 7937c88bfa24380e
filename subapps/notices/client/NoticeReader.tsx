import { Alert, Box, Button, Paper, Skeleton, Typography } from "@mui/material";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { Suspense, useEffect, useId, useRef } from "react";
import { latePart, LinkedPhrase, Phrase, PrintButton, useLocalWords, type PlaceAt } from "@portal/kit";
import { CategoryTag } from "./CategoryTag";
import { EmptyNotices } from "./EmptyNotices";
import { NoticeByline } from "./NoticeByline";
import type { Notice } from "./notices";
import type { OpenNotice } from "./useOpenNotice";
import { useNoticeWords } from "./words";

const NoticeFiles = latePart(async () => (await import("./NoticeFiles")).NoticeFiles);

interface Props {
  readonly open: OpenNotice;
  /** The link to the list, where the notice has taken its place. */
  readonly list: ReturnType<PlaceAt["linkTo"]> | null;
}

/** The notice being read, or what stands for it while it is not there. */
export function NoticeReader({ open, list }: Props) {
  const words = useNoticeWords();
  if (open.status === "none") return <EmptyNotices title={words("choose")} />;
  return (
    <Box sx={{ display: "grid", gap: 1.5 }}>
      {list && (
        <Paper data-no-print="" variant="outlined" sx={{ justifySelf: "start", bgcolor: "surface.card" }}>
          <Button {...list} startIcon={<ArrowLeft size="1.125rem" aria-hidden />}>
            {words("back")}
          </Button>
        </Paper>
      )}
      {open.status === "ready" && <Article notice={open.notice} />}
      {open.status === "loading" && (
        <Paper
          variant="outlined"
          role="img"
          aria-label={words("loadingOne")}
          sx={{ padding: { mobile: 2.5, pc: 4 }, bgcolor: "surface.card" }}
        >
          <Skeleton width="70%" sx={{ fontSize: "1.5rem" }} />
          <Skeleton width="40%" />
          <Skeleton variant="rounded" height="8rem" sx={{ marginBlockStart: 2 }} />
        </Paper>
      )}
      {open.status === "missing" && <EmptyNotices title={words("missing")} hint={words("missingHint")} />}
      {open.status === "failed" && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={open.retry}>
              {words("retry")}
            </Button>
          }
        >
          {words("failedOne")}
        </Alert>
      )}
    </Box>
  );
}

/** A notice, whose heading takes the focus as it opens [A11Y-02]. Its content is text, whatever the platform sent. */
function Article({ notice }: { readonly notice: Notice }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const words = useNoticeWords();
  const local = useLocalWords();
  const body = useRef<HTMLDivElement>(null);
  const { attachments } = notice;
  useEffect(() => heading.current?.focus(), []);
  return (
    <Paper
      variant="outlined"
      component="article"
      aria-labelledby={headingId}
      sx={{ padding: { mobile: 2.5, pc: 4 }, bgcolor: "surface.card" }}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        {notice.category !== "" && <CategoryTag text={notice.category} />}
        <Box data-no-print="" sx={{ marginInlineStart: "auto" }}>
          <PrintButton title={local(notice.title)} source={() => body.current} variant="text" />
        </Box>
      </Box>
      <Typography
        ref={heading}
        id={headingId}
        tabIndex={-1}
        variant="h2"
        sx={{ overflowWrap: "anywhere", marginBlockStart: 1 }}
      >
        <Phrase text={notice.title} />
      </Typography>
      {/* A printed sheet has the title as its head already. */}
      <div ref={body}>
        <Box sx={{ marginBlock: "0.5rem 1.25rem" }}>
          <NoticeByline notice={notice} />
        </Box>
        <Typography
          sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere", maxWidth: "68ch", lineHeight: 1.9 }}
        >
          <LinkedPhrase text={notice.content} />
        </Typography>
        {attachments.length > 0 && (
          <Box
            component="section"
            sx={{
              marginBlockStart: 3,
              paddingBlockStart: 2,
              borderBlockStart: "1px solid",
              borderColor: "line.soft",
            }}
          >
            <Typography variant="h3" sx={{ fontSize: "1.0625rem", marginBlockEnd: 1 }}>
              {words("attachmentsOf", { count: attachments.length })}
            </Typography>
            <Suspense fallback={<Skeleton variant="rounded" height={`${attachments.length * 3.25}rem`} />}>
              <NoticeFiles files={attachments} />
            </Suspense>
          </Box>
        )}
      </div>
    </Paper>
  );
}
