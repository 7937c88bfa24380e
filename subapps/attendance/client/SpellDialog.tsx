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
import { HALVES, type Half } from "./attendance";

/** Days that are not as their weekdays say, as a form holds them. */
export interface SpellDraft {
  readonly name: string;
  readonly englishName: string;
  readonly starts: string;
  readonly ends: string;
  readonly half: Half;
}

interface Props extends Question<true> {
  readonly status: "add" | "edit";
  readonly initial: SpellDraft;
  readonly save: (draft: SpellDraft) => Promise<SubmitResult<true>>;
}

const MOST = 60;

const name = () => text().max(MOST).matches(ONE_LANGUAGE);

const schema = object({
  name: name().required(),
  englishName: name().defined(),
  starts: day().required(),
  ends: day()
    .required()
    .when("starts", ([starts]: (string | undefined)[], field) =>
      field.test("order", { id: "endsFirst" }, (ends) => starts === undefined || !(starts > ends)),
    ),
  half: text().oneOf(HALVES).required(),
});

const OPTIONS = HALVES.map((value) => ({ value, label: { id: `half.${value}` } }));

/** Enters a holiday, a half day, or days of school at a weekend. */
export function SpellDialog({ status, initial, save, close }: Props) {
  return (
    <FormDialog
      title={{ id: status === "add" ? "addSpell" : "editSpell" }}
      status={status}
      schema={schema}
      initial={initial}
      submit={save}
      close={close}
      height="auto"
    >
      <TextInput name="name" label={{ id: "spellName" }} />
      <TextInput name="englishName" label={{ id: "englishName" }} hint={{ id: "englishNameHint" }} />
      <DateInput name="starts" label={{ id: "starts" }} />
      <DateInput name="ends" label={{ id: "ends" }} />
      <SelectInput name="half" label={{ id: "halfField" }} options={OPTIONS} />
    </FormDialog>
  );
}
