import type { Question } from "@portal/kit";
import { FormDrawer, object, RadioInput, text, TextArea, type SubmitResult } from "@portal/kit/forms";
import { useDayWords } from "@portal/kit";

/** What can be said of a pupil's day. */
export type Said = "present" | "late" | "absent" | "leave";

/** A correction as a form holds it. */
export interface CorrectionDraft {
  readonly status: Said;
  readonly reason: string;
}

interface Props extends Question<true> {
  readonly name: string;
  readonly date: string;
  readonly initial: CorrectionDraft;
  readonly save: (draft: CorrectionDraft) => Promise<SubmitResult<true>>;
}

const STATUSES = (["present", "late", "absent", "leave"] as const).map((value) => ({
  value,
  label: { id: `status.${value}` },
}));

const MOST = 100;

const schema = object({
  status: text()
    .oneOf(["present", "late", "absent", "leave"] as const)
    .required(),
  reason: text().max(MOST).defined(),
});

/** Says how it stands with a pupil on a day, and why, whatever was clocked. */
export function CorrectDrawer({ name, date, initial, save, close }: Props) {
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
      <RadioInput name="status" label={{ id: "statusField" }} options={STATUSES} />
      <TextArea name="reason" label={{ id: "reason" }} hint={{ id: "reasonHint" }} />
    </FormDrawer>
  );
}
