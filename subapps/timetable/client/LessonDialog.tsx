import { Box, Button, Typography } from "@mui/material";
import { DialogFrame, LinkedPhrase, PersonName, Phrase, type Question, useDayWords } from "@portal/kit";
import { timeOf } from "./lessonWords";
import { MarkTag } from "./MarkTag";
import type { LessonAction } from "./manage/useManage";
import type { Lesson } from "./timetable";
import { useTimetableWords, type WordId } from "./words";

/** How the details were left: closed, or with something to be done. */
type LessonAnswer = LessonAction | "closed";

interface Props extends Question<LessonAnswer> {
  readonly lesson: Lesson;
  /** Whether the person may change lessons. */
  readonly manages: boolean;
  /** Whether its day is over. */
  readonly over: boolean;
}

/** What can be done, in the order of the buttons. */
const ACTIONS: readonly (readonly [LessonAction, WordId])[] = [
  ["moved", "move"],
  ["substitute", "substitute"],
  ["room", "changeRoom"],
  ["cancelled", "cancelLesson"],
  ["edit", "editWeekly"],
  ["remove", "remove"],
];

/** All about one lesson; for those who may, with what can be changed of it. */
export function LessonDialog({ lesson, manages, over, close }: Props) {
  const words = useTimetableWords();
  const dayWords = useDayWords();
  const { subject, class: group, teacher, room, date, period, from, to, mark, note, reason } = lesson;
  const when = words("whenLong", { day: dayWords.long(date), period, from: timeOf(from), to: timeOf(to) });
  const facts: readonly (readonly [WordId, string])[] = [
    ["when", when],
    ["class", group.name],
    ["teacher", teacher.name],
    ["room", room.name],
    ...(reason === "" ? [] : [["reason", reason] as const]),
  ];
  const shown = ACTIONS.filter(([action]) => action !== "cancelled" || mark !== "cancelled");
  return (
    <DialogFrame
      title={subject.name}
      width="clamp(min(20rem, 100%), 40vw, 36rem)"
      onClose={() => close("closed")}
      described
    >
      {mark !== "none" && (
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, marginBlockEnd: 1.5 }}>
          <MarkTag mark={mark} />
          {mark !== "cancelled" && <Phrase text={note} />}
        </Box>
      )}
      <Box
        component="dl"
        sx={{
          display: "grid",
          gridTemplateColumns: "auto minmax(0, 1fr)",
          columnGap: 2,
          rowGap: 0.75,
          margin: 0,
          "& dt": { color: "text.secondary" },
          "& dd": { margin: 0, overflowWrap: "anywhere" },
        }}
      >
        {facts.map(([word, value]) => (
          <Box key={word} sx={{ display: "contents" }}>
            <dt>{words(word)}</dt>
            <dd>{word === "teacher" ? <PersonName name={value} beside /> : <LinkedPhrase text={value} />}</dd>
          </Box>
        ))}
      </Box>
      {manages && (
        <Box component="section" sx={{ display: "grid", gap: 1, marginBlockStart: 3 }}>
          <Typography variant="h3">{words("changes")}</Typography>
          {over && <Typography sx={{ color: "text.secondary" }}>{words("overHint")}</Typography>}
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
            {mark !== "none" && (
              <Button variant="contained" onClick={() => close("withdraw")}>
                {words("withdraw")}
              </Button>
            )}
            {shown.map(([action, word]) => (
              <Button
                key={action}
                variant="outlined"
                color={action === "remove" ? "error" : "primary"}
                onClick={() => close(action)}
              >
                {words(word)}
              </Button>
            ))}
          </Box>
        </Box>
      )}
    </DialogFrame>
  );
}
