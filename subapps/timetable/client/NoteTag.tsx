import { Box } from "@mui/material";
import CalendarOff from "lucide-react/icons/calendar-off";
import CalendarSync from "lucide-react/icons/calendar-sync";
import type { NoteWords } from "./useDayNote";

/** What is particular about a day: a glyph and its words. */
export function NoteTag({ note: { text, off } }: { readonly note: NoteWords }) {
  const Glyph = off ? CalendarOff : CalendarSync;
  return (
    <Box
      component="span"
      sx={{
        display: "inline-flex",
        alignItems: "center",
        gap: "0.25rem",
        maxInlineSize: "100%",
        paddingInline: "0.5rem",
        borderRadius: "0.75rem",
        border: "1px solid currentColor",
        fontSize: "0.8125rem",
        lineHeight: 1.5,
        fontWeight: 600,
        textAlign: "start",
        color: off ? "success.main" : "info.main",
        bgcolor: off ? "soft.success" : "soft.info",
        "& > svg": { flex: "none" },
      }}
    >
      <Glyph aria-hidden size="0.875rem" />
      {text}
    </Box>
  );
}
