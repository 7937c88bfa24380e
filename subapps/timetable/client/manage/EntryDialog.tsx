import type { Question } from "@portal/kit";
import {
  DateInput,
  day,
  FormDialog,
  object,
  ONE_LANGUAGE,
  SelectInput,
  text,
  TextInput,
  type SubmitResult,
} from "@portal/kit/forms";
import { useDayWords } from "@portal/kit";
import { ENTRY_WORDS, type EntryKind } from "./entries";
import { Fields } from "./Fields";
import { weekdayOptions } from "./options";

/** A line of the calendar as a form holds it; all of it text. */
export interface EntryDraft {
  readonly name: string;
  readonly englishName: string;
  readonly starts: string;
  readonly ends: string;
  readonly follows: string;
}

interface Props extends Question<true> {
  readonly kind: EntryKind;
  readonly status: "add" | "edit";
  readonly initial: EntryDraft;
  readonly save: (draft: EntryDraft) => Promise<SubmitResult<true>>;
}

const MOST = 60;

const name = () => text().max(MOST).matches(ONE_LANGUAGE);

const first = () => day().required();
const last = () =>
  day()
    .required()
    .when("starts", ([starts]: (string | undefined)[], field) =>
      field.test("order", { id: "endsFirst" }, (ends) => starts === undefined || !(starts > ends)),
    );

const spanSchema = object({
  name: name().required(),
  englishName: name().defined(),
  starts: first(),
  ends: last(),
  follows: text().defined(),
});

const makeupSchema = object({
  name: text().defined(),
  englishName: text().defined(),
  starts: first(),
  ends: text().defined(),
  follows: text().required({ id: "kit.validation.choose" }),
});

/** Enters a term, a holiday or a make-up day, or changes one. */
export function EntryDialog({ kind, status, initial, save, close }: Props) {
  const dayWords = useDayWords();
  const makeup = kind === "makeup";
  return (
    <FormDialog
      title={{ id: ENTRY_WORDS[kind][status] }}
      status={status}
      schema={makeup ? makeupSchema : spanSchema}
      initial={initial}
      submit={save}
      close={close}
      height="auto"
    >
      <Fields>
        {!makeup && (
          <>
            <TextInput name="name" label={{ id: "name" }} />
            <TextInput name="englishName" label={{ id: "englishName" }} hint={{ id: "englishNameHint" }} />
          </>
        )}
        <DateInput name="starts" label={{ id: makeup ? "date" : "starts" }} />
        {makeup ? (
          <SelectInput
            name="follows"
            label={{ id: "followsDay" }}
            options={weekdayOptions(dayWords.weekday)}
          />
        ) : (
          <DateInput name="ends" label={{ id: "ends" }} />
        )}
      </Fields>
    </FormDialog>
  );
}
