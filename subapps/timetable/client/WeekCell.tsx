import { Box, ButtonBase } from "@mui/material";
import Plus from "lucide-react/icons/plus";
import type { PointerEvent } from "react";
import { useDayWords } from "@portal/kit";
import { LessonBlock } from "./LessonBlock";
import type { Seen } from "./lessonWords";
import type { Lesson } from "./timetable";
import type { NoteWords } from "./useDayNote";
import type { Drag, Slot } from "./useLessonDrag";
import { useTimetableWords } from "./words";

interface Props {
  readonly slot: Slot;
  readonly lessons: readonly Lesson[];
  readonly seen: Seen;
  readonly today: boolean;
  /** What is particular about the day. */
  readonly note: NoteWords | null;
  readonly isCurrent: (lesson: Lesson) => boolean;
  readonly onOpen: (lesson: Lesson) => void;
  /** Null for those who may only look. */
  readonly onAdd: ((at: Slot) => void) | null;
  readonly press: ((lesson: Lesson) => (event: PointerEvent) => void) | null;
  readonly drag: Drag | null;
  /** The name of a place in the cell, and whether the Tab key leads there. */
  readonly spotOf: (item: number) => { readonly spot: string; readonly tabIndex: number };
}

/** What is in a cell while a lesson is above it. */
const overStyles = (taken: boolean) => ({
  outline: "0.1875rem dashed",
  outlineOffset: "-0.1875rem",
  outlineColor: taken ? "error.main" : "brand.accent",
});

interface AddProps extends ReturnType<Props["spotOf"]> {
  readonly label: string;
  readonly onAdd: () => void;
}

/** Fills an empty cell, and begins a lesson there. */
function AddButton({ spot, tabIndex, label, onAdd }: AddProps) {
  return (
    <ButtonBase
      data-spot={spot}
      tabIndex={tabIndex}
      aria-label={label}
      onClick={onAdd}
      sx={{
        minBlockSize: "3rem",
        borderRadius: "var(--radius-control)",
        color: "brand.accent",
        "& svg": { opacity: 0, transition: "opacity 150ms ease-out" },
        "&:is(:hover, :focus-visible) svg": { opacity: 1 },
        "&:hover": { bgcolor: "surface.hover" },
      }}
    >
      <Plus aria-hidden size="1.125rem" />
    </ButtonBase>
  );
}

/** A period of a day: its lessons, or room for one. */
export function WeekCell({
  slot,
  lessons,
  seen,
  today,
  note,
  isCurrent,
  onOpen,
  onAdd: onAddHere,
  press,
  drag,
  spotOf,
}: Props) {
  const words = useTimetableWords();
  const dayWords = useDayWords();
  const when = { day: dayWords.long(slot.date), period: slot.period };
  const empty = lessons.length === 0;
  const off = note?.off === true;
  const onAdd = off ? null : onAddHere;
  const over = drag?.over?.date === slot.date && drag.over.period === slot.period;
  const taken = lessons.some(
    ({ mark, key }) => mark !== "away" && mark !== "cancelled" && key !== drag?.lesson.key,
  );
  const { spot, tabIndex } = spotOf(0);
  return (
    <Box
      component="td"
      role="gridcell"
      data-cell={`${slot.date}/${slot.period}`}
      data-today={today || undefined}
      data-off={off || undefined}
      {...(empty &&
        !onAdd && {
          "data-spot": spot,
          tabIndex,
          "aria-label": off ? words("offAt", { ...when, note: note.text }) : words("free", when),
        })}
      sx={{
        blockSize: "1px",
        ...(over && overStyles(taken)),
        "&:focus-visible": { outline: "0.1875rem solid var(--focus-ring)", outlineOffset: "-0.1875rem" },
      }}
    >
      <Box sx={{ display: "grid", gap: "0.25rem", blockSize: "100%", alignContent: "stretch" }}>
        {lessons.map((lesson, item) => (
          <Box
            key={`${lesson.key}${lesson.mark}`}
            sx={{ display: "grid" }}
            {...(press && lesson.mark !== "away" && { onPointerDown: press(lesson) })}
          >
            <LessonBlock
              lesson={lesson}
              seen={seen}
              current={isCurrent(lesson)}
              dragged={drag?.lesson.key === lesson.key && lesson.mark !== "away"}
              onOpen={onOpen}
              {...spotOf(item)}
            />
          </Box>
        ))}
        {empty && onAdd && (
          <AddButton {...spotOf(0)} label={words("addAt", when)} onAdd={() => onAdd(slot)} />
        )}
      </Box>
    </Box>
  );
}
