import { Box, ButtonBase } from "@mui/material";
import { Phrase } from "@portal/kit";
import { linesOf, type Seen, useLessonName } from "./lessonWords";
import { MarkTag } from "./MarkTag";
import type { Lesson } from "./timetable";
import { toneOf } from "./tones";
import { useTimetableWords } from "./words";

interface Props {
  readonly lesson: Lesson;
  readonly seen: Seen;
  /** It is being given now. */
  readonly current: boolean;
  /** Lies in a row of a list, where its lines are beside each other. */
  readonly wide?: boolean;
  /** It is being moved. */
  readonly dragged?: boolean;
  readonly onOpen: (lesson: Lesson) => void;
  /** Its place in the grid, and whether the Tab key leads there. */
  readonly spot?: string;
  readonly tabIndex?: number;
}

const blockStyles = (lesson: Lesson, current: boolean, wide: boolean) => {
  const { ground, bar, double } = toneOf(lesson.tone);
  const away = lesson.mark === "away";
  return {
    display: "flex",
    flexDirection: wide ? "row" : "column",
    flexWrap: "wrap",
    alignItems: wide ? "baseline" : "stretch",
    justifyContent: "flex-start",
    columnGap: "0.75rem",
    rowGap: "0.0625rem",
    inlineSize: "100%",
    minBlockSize: "3rem",
    paddingBlock: "0.4375rem",
    paddingInline: "1rem 0.5rem",
    // A week on a small tablet: the longest subject of one word still fits on its line.
    "@media (max-width: 60em)": { paddingInline: "0.875rem 0.25rem" },
    borderRadius: "var(--radius-control)",
    border: "1px solid",
    borderColor: away ? "line.control" : "line.soft",
    borderStyle: away ? "dashed" : "solid",
    bgcolor: away ? "surface.card" : ground,
    color: away ? "text.secondary" : "text.primary",
    font: "inherit",
    fontSize: "0.8125rem",
    lineHeight: 1.45,
    textAlign: "start",
    overflowWrap: "anywhere",
    ...(current && { outline: "0.125rem solid", outlineColor: "brand.accent", outlineOffset: "-0.0625rem" }),
    "&::before": {
      content: '""',
      position: "absolute",
      insetBlock: "0.4375rem",
      insetInlineStart: "0.375rem",
      // Drawn by borders alone: paper, and colours of the person's own, have no grounds.
      inlineSize: double ? "0.3125rem" : 0,
      border: 0,
      borderInlineStart: double ? "0.125rem solid" : "0.25rem solid",
      borderInlineEnd: double ? "0.125rem solid" : 0,
      borderColor: away ? "line.control" : bar,
      borderRadius: double ? 0 : "0.125rem",
    },
    "&:hover": { boxShadow: "var(--shadow-card)" },
    "&:focus-visible": {
      outline: "0.1875rem solid var(--focus-ring)",
      outlineOffset: "0.125rem",
    },
    "& > strong": {
      fontSize: "0.9375rem",
      fontWeight: 700,
      textDecoration: lesson.mark === "cancelled" ? "line-through" : "none",
    },
    "@media (forced-colors: active)": {
      borderWidth: current ? "0.1875rem" : undefined,
      borderColor: current ? "Highlight" : undefined,
    },
  } as const;
};

/** One lesson, to be opened: what it is, with whom and where, and in words what has changed. */
export function LessonBlock({
  lesson,
  seen,
  current,
  wide = false,
  dragged = false,
  onOpen,
  spot,
  tabIndex,
}: Props) {
  const words = useTimetableWords();
  const nameOf = useLessonName();
  const [first = "", ...rest] = linesOf(lesson, seen);
  const name = nameOf(lesson);
  return (
    <ButtonBase
      data-lesson={lesson.key}
      data-away={lesson.mark === "away" || undefined}
      data-spot={spot}
      tabIndex={tabIndex}
      aria-label={current ? [words("now"), name].join(words("comma")) : name}
      onClick={() => onOpen(lesson)}
      sx={{ ...blockStyles(lesson, current, wide), opacity: dragged ? 0.45 : 1 }}
    >
      <strong>
        <Phrase text={first} />
      </strong>
      {rest.map((line, place) => (
        <span key={place}>
          <Phrase text={line} />
        </span>
      ))}
      {current && (
        <Box component="span" sx={{ fontWeight: 700 }}>
          {words("now")}
        </Box>
      )}
      {lesson.mark !== "none" && (
        <>
          <MarkTag mark={lesson.mark} />
          {lesson.mark !== "cancelled" && (
            <span>
              <Phrase text={lesson.note} />
            </span>
          )}
          {lesson.mark === "cancelled" && lesson.reason !== "" && (
            <span>
              <Phrase text={lesson.reason} />
            </span>
          )}
        </>
      )}
    </ButtonBase>
  );
}
