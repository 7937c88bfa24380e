import { Box, ButtonBase, IconButton, type SxProps, type Theme, Typography } from "@mui/material";
import MailCheck from "lucide-react/icons/mail-check";
import Paperclip from "lucide-react/icons/paperclip";
import { useRef } from "react";
import { Phrase, useLocalWords, type PlaceAt } from "@portal/kit";
import { CategoryTag } from "./CategoryTag";
import { NoticeByline } from "./NoticeByline";
import type { Notice } from "./notices";
import { useNoticeWords } from "./words";

interface Props {
  readonly notice: Notice;
  readonly current: boolean;
  readonly link: ReturnType<PlaceAt["linkTo"]>;
  /** Marks it as read without opening it. */
  readonly onRead: (notice: Notice) => void;
}

/** On a phone the title has a line of its own and the kind is below it. */
const PHONE = "@media (max-width: 37.5em)";

/** On a phone whose reader has doubled the font size, kind and byline have a line each. */
const LARGE_WORDS = "@media (max-width: 19.9375em)";

/** The row's own look; the one that is open is marked. */
const openerStyles = (current: boolean): SxProps<Theme> => ({
  display: "grid",
  gridTemplateColumns: "0.625rem minmax(0, 1fr) auto",
  columnGap: 1.25,
  rowGap: 0.25,
  flex: 1,
  minInlineSize: 0,
  padding: "0.75rem 0.875rem",
  borderRadius: 1,
  font: "inherit",
  textAlign: "start",
  alignItems: "center",
  scrollMarginBlock: "6rem",
  boxShadow: current ? "inset 0.1875rem 0 0 var(--brand-mark)" : "none",
  bgcolor: current ? "surface.selected" : "transparent",
  transition: "background-color 150ms ease-out",
  "&:hover": { bgcolor: current ? "surface.selected" : "surface.hover" },
  "@media (forced-colors: active)": {
    "&[aria-current]:not(:focus-visible)": { outline: "2px solid Highlight", outlineOffset: "-2px" },
  },
});

/** One notice of the list; unread ones carry a dot, and the word for it for those who do not see it. */
export function NoticeRow({ notice, current, link, onRead }: Props) {
  const words = useNoticeWords();
  const opener = useRef<HTMLAnchorElement>(null);
  return (
    <Box component="li" sx={{ display: "flex", alignItems: "center" }}>
      <ButtonBase
        ref={opener}
        data-notice={notice.id}
        aria-current={current || undefined}
        component="a"
        {...link}
        sx={openerStyles(current)}
      >
        <UnreadDot read={notice.read} label={words("unread")} />
        <NoticeTitle title={notice.title} read={notice.read} />
        {notice.category !== "" && (
          <Box
            component="span"
            sx={{
              display: "grid",
              justifySelf: "end",
              [PHONE]: { gridArea: "2 / 3" },
              [LARGE_WORDS]: { gridArea: "3 / 2", justifySelf: "start" },
            }}
          >
            <CategoryTag text={notice.category} />
          </Box>
        )}
        <Box
          component="span"
          sx={{
            display: "flex",
            flexWrap: "wrap",
            columnGap: 1.25,
            gridColumn: "2 / -1",
            [PHONE]: { gridColumn: "2" },
            [LARGE_WORDS]: { gridColumn: "2 / -1" },
          }}
        >
          <NoticeByline notice={notice} />
          {notice.attachments.length > 0 && <FileCount count={notice.attachments.length} />}
        </Box>
      </ButtonBase>
      {!notice.read && (
        <MarkReadButton
          title={notice.title}
          onPress={() => {
            // The button goes once the notice is read; the row has its focus from now on.
            opener.current?.focus({ preventScroll: true });
            onRead(notice);
          }}
        />
      )}
    </Box>
  );
}

/** The title of a notice, bold as long as it is unread. */
const NoticeTitle = ({ title, read }: Pick<Notice, "title" | "read">) => (
  <Typography
    component="span"
    sx={{
      display: "-webkit-box",
      WebkitBoxOrient: "vertical",
      WebkitLineClamp: 2,
      overflow: "hidden",
      fontWeight: read ? 400 : 650,
      color: "text.primary",
      overflowWrap: "anywhere",
      // Words spaced as a reader wants them need more than two lines there.
      [PHONE]: { gridColumn: "2 / -1", display: "block" },
    }}
  >
    <Phrase text={title} />
  </Typography>
);

interface MarkReadProps {
  readonly title: string;
  readonly onPress: () => void;
}

/** The button beside an unread notice; it goes once the platform knows that the notice is read. */
function MarkReadButton({ title, onPress }: MarkReadProps) {
  const words = useNoticeWords();
  const local = useLocalWords();
  return (
    <IconButton
      data-no-print=""
      aria-label={words("markReadOf", { title: local(title) })}
      onClick={onPress}
      sx={{ minInlineSize: "2.75rem", minBlockSize: "2.75rem" }}
    >
      <MailCheck aria-hidden size="1.125rem" />
    </IconButton>
  );
}

/** A paper clip with the number of a notice's files. */
function FileCount({ count }: { readonly count: number }) {
  const words = useNoticeWords();
  return (
    <Box
      component="span"
      role="img"
      aria-label={words("fileCount", { count })}
      sx={{
        display: "inline-flex",
        alignItems: "center",
        gap: 0.25,
        color: "text.secondary",
        fontSize: "0.875rem",
        fontVariantNumeric: "tabular-nums",
      }}
    >
      <Paperclip aria-hidden size="1em" />
      {count}
    </Box>
  );
}

/** A dot before an unread notice; an empty place before one that was read. */
const UnreadDot = ({ read, label }: { readonly read: boolean; readonly label: string }) => (
  <Box
    component="span"
    role={read ? undefined : "img"}
    aria-label={read ? undefined : label}
    sx={{
      inlineSize: "0.5rem",
      blockSize: "0.5rem",
      borderRadius: "50%",
      bgcolor: read ? "transparent" : "brand.mark",
      "@media (forced-colors: active)": {
        forcedColorAdjust: "none",
        backgroundColor: read ? "transparent" : "Highlight",
      },
    }}
  />
);
