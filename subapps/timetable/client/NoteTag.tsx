import CalendarOff from "lucide-react/icons/calendar-off";
import CalendarSync from "lucide-react/icons/calendar-sync";
import { Tag } from "./Tag";
import type { NoteWords } from "./useDayNote";

/** What is particular about a day: a glyph and its words. */
export const NoteTag = ({ note: { text, off } }: { readonly note: NoteWords }) => (
  <Tag
    Glyph={off ? CalendarOff : CalendarSync}
    ink={off ? "success.main" : "info.main"}
    ground={off ? "soft.success" : "soft.info"}
    round
  >
    {text}
  </Tag>
);
