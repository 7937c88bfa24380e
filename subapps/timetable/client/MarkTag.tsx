import { Box } from "@mui/material";
import { MARK_LOOKS } from "./marks";
import type { Mark } from "./timetable";
import { useTimetableWords } from "./words";

/** What has changed about a lesson: a glyph and its word. */
export function MarkTag({ mark }: { readonly mark: Exclude<Mark, "none"> }) {
  const words = useTimetableWords();
  const { word, Glyph, ground, ink } = MARK_LOOKS[mark];
  return (
    <Box
      component="span"
      sx={{
        display: "inline-flex",
        alignItems: "center",
        gap: "0.25rem",
        inlineSize: "fit-content",
        paddingInline: "0.375rem",
        borderRadius: "0.375rem",
        border: "1px solid currentColor",
        fontSize: "0.8125rem",
        lineHeight: 1.5,
        fontWeight: 650,
        color: ink,
        bgcolor: ground,
      }}
    >
      <Glyph aria-hidden size="0.875rem" />
      {words(word)}
    </Box>
  );
}
