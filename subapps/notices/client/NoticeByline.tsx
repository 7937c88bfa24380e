import { Typography } from "@mui/material";
import { Phrase, useSchoolDate, useLocalWords } from "@portal/kit";
import type { Notice } from "./notices";
import { useNoticeWords } from "./words";

interface Props {
  readonly notice: Notice;
}

/** Who published a notice and when, in the person's language. */
export function NoticeByline({ notice }: Props) {
  const words = useNoticeWords();
  const local = useLocalWords();
  const date = useSchoolDate()(notice.publishedAt);
  return (
    <Typography
      component="span"
      variant="body2"
      sx={{ color: "text.secondary", wordBreak: "keep-all", overflowWrap: "anywhere" }}
    >
      <Phrase text={words("by", { author: local(notice.author), date })} />
    </Typography>
  );
}
