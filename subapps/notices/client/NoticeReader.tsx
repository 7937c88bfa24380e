import { Box, Button, Paper, Typography } from "@mui/material";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { useEffect, useId, useRef } from "react";
import { Phrase } from "@portal/kit";
import { CategoryTag } from "./CategoryTag";
import { EmptyNotices } from "./EmptyNotices";
import { NoticeByline } from "./NoticeByline";
import type { Notice } from "./notices";
import { useNoticeWords } from "./words";

interface Props {
  readonly notice: Notice | null;
  /** Given where the notice has taken the list's place: then it takes the focus too. */
  readonly onBack: (() => void) | null;
}

/** The notice being read. Its content is text, whatever the platform sent. */
export function NoticeReader({ notice, onBack }: Props) {
  const words = useNoticeWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const alone = onBack !== null;

  useEffect(() => {
    if (alone) heading.current?.focus();
  }, [alone]);

  if (!notice) return <EmptyNotices title={words("choose")} />;
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ display: "grid", gap: 1.5 }}>
      {onBack && (
        <Paper variant="outlined" sx={{ justifySelf: "start", bgcolor: "surface.card" }}>
          <Button onClick={onBack} startIcon={<ArrowLeft size="1.125rem" aria-hidden />}>
            {words("back")}
          </Button>
        </Paper>
      )}
      <Paper
        variant="outlined"
        component="article"
        sx={{ padding: { mobile: 2.5, pc: 4 }, bgcolor: "surface.card" }}
      >
        {notice.category !== "" && <CategoryTag text={notice.category} />}
        <Typography
          ref={heading}
          id={headingId}
          tabIndex={-1}
          variant="h2"
          sx={{ overflowWrap: "anywhere", marginBlockStart: 1 }}
        >
          <Phrase text={notice.title} />
        </Typography>
        <Box sx={{ marginBlock: "0.5rem 1.25rem" }}>
          <NoticeByline notice={notice} />
        </Box>
        <Typography
          sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere", maxWidth: "68ch", lineHeight: 1.9 }}
        >
          <Phrase text={notice.content} />
        </Typography>
      </Paper>
    </Box>
  );
}
