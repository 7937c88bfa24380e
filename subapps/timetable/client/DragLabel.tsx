import { Paper } from "@mui/material";
import { Phrase } from "@portal/kit";
import type { Drag } from "./useLessonDrag";

/** The subject of a lesson on its way, beside the pointer. */
export const DragLabel = ({ lesson, x, y }: Drag) => (
  <Paper
    aria-hidden
    variant="outlined"
    style={{ transform: `translate(${x + 12}px, ${y + 12}px)` }}
    sx={{
      position: "fixed",
      insetBlockStart: 0,
      insetInlineStart: 0,
      zIndex: "tooltip",
      pointerEvents: "none",
      paddingInline: 1.5,
      paddingBlock: 0.5,
      fontWeight: 650,
      bgcolor: "surface.raised",
    }}
  >
    <Phrase text={lesson.subject.name} />
  </Paper>
);
