import { ToggleButton, ToggleButtonGroup } from "@mui/material";
import { LabelledChoice, useLocalWords } from "@portal/kit";
import { type About, choicesOf, likeliest, type Week } from "./timetable";
import type { Kind, View } from "./view";
import { useTimetableWords, type WordId } from "./words";

interface Props {
  readonly about: About;
  /** The week that is shown. */
  readonly week: Week | null;
  /** Whose timetable is shown. */
  readonly kind: Kind;
  readonly of: string;
  readonly show: (changed: Partial<View>) => void;
}

const KIND_WORDS: Readonly<Record<Kind, WordId>> = {
  me: "mine",
  class: "byClass",
  room: "byRoom",
  teacher: "byTeacher",
};

/** The kinds that a person may see: pupils and parents have their own alone. */
const kindsOf = ({ own, classes, rooms, teachers }: About): readonly Kind[] => {
  const seesAll = [classes, rooms, teachers].every(({ length }) => length > 0);
  return [...(own ? ["me" as const] : []), ...(seesAll ? (["class", "teacher", "room"] as const) : [])];
};

/** Whose timetable it is: one's own, or that of a class, a teacher or a room. */
export function Choices({ about, week, kind, of, show }: Props) {
  const words = useTimetableWords();
  const local = useLocalWords();
  const kinds = kindsOf(about);
  const rows = choicesOf(about, kind);
  const [first] = rows;
  return (
    <>
      {kinds.length > 1 && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={kind}
          aria-label={words("whose")}
          onChange={(_event, chosen: Kind | null) => {
            if (chosen)
              show({
                kind: chosen,
                of: chosen === "me" ? "" : likeliest(choicesOf(about, chosen), week?.lessons ?? [], chosen),
                lesson: null,
              });
          }}
          sx={{ flexWrap: "wrap" }}
        >
          {kinds.map((each) => (
            <ToggleButton key={each} value={each}>
              {words(KIND_WORDS[each])}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      {first && (kind !== "me" || rows.length > 1) && (
        <LabelledChoice
          label={words(kind === "me" ? "child" : KIND_WORDS[kind])}
          minInlineSize="9rem"
          value={rows.some((row) => row.id === of) ? of : first.id}
          options={rows.map((row) => ({ value: row.id, label: local(row.name) }))}
          onChange={(chosen) => show({ kind, of: chosen, lesson: null })}
        />
      )}
    </>
  );
}
