import type { Question } from "@portal/kit";
import { FormDrawer, object, RadioInput, text, TextArea, type SubmitResult } from "@portal/kit/forms";
import { useDayWords } from "@portal/kit";
import type { Status } from "./attendance";
import { SAID, type Said } from "./marks";
import { StatusTag } from "./StatusTag";

/** A correction as a form holds it. */
export interface CorrectionDraft {
  readonly status: Said;
  readonly reason: string;
}

interface Props extends Question<true> {
  readonly name: string;
  readonly date: string;
  /** The pupil's state, which the form begins with if it is one that can be chosen. */
  readonly status: Status;
  readonly initial: { readonly status: Said | ""; readonly reason: string };
  readonly save: (draft: CorrectionDraft) => Promise<SubmitResult<true>>;
}

const STATUSES = SAID.map((value) => ({
  value,
  label: { id: `status.${value}` },
}));

const MOST = 100;

const schema = object({
  status: text().oneOf(SAID).required(),
  reason: text().max(MOST).defined(),
});

/** Says how it stands with a pupil on a day, and why, whatever was clocked. */
export function CorrectDrawer({ name, date, status, initial, save, close }: Props) {
  const days = useDayWords();
  return (
    <FormDrawer
      title={{ id: "correctTitle", values: { name, day: days.short(date) } }}
      status="edit"
      schema={schema}
      initial={initial}
      submit={save}
      close={close}
    >
      {initial.status === "" && (
        <div>
          <StatusTag status={status} />
        </div>
      )}
      <RadioInput name="status" label={{ id: "statusField" }} options={STATUSES} />
      <TextArea name="reason" label={{ id: "reason" }} hint={{ id: "reasonHint" }} />
    </FormDrawer>
  );
}
