import type { FieldValues } from "react-hook-form";
import type { ObjectSchema } from "yup";
import type { Text } from "../../core/wire/text";

/** Whether a form makes something new or changes what is there; decides the words of its button. */
export type FormStatus = "add" | "edit";

/** Why nothing was saved: words for the whole form, and words for fields by their names. */
export interface FormProblem {
  readonly text?: Text;
  readonly fields?: Readonly<Record<string, Text>>;
}

/**
 * How submitting ended. The calls of the platform answer in this shape: an error without `fields` is said above the
 * buttons, in the words of its `text`.
 */
export type SubmitResult<Answer> = { readonly data: Answer } | { readonly error: FormProblem | object };

/** What a form is about, apart from where it is drawn. */
export interface FormOptions<Values extends FieldValues, Answer> {
  readonly status: FormStatus;
  /** Checked before anything is submitted, and what marks the fields that are required. */
  readonly schema: ObjectSchema<Values>;
  /** What the fields begin with, and go back to when the next one is added; the schema need not allow it yet. */
  readonly initial: Readonly<Record<keyof Values, unknown>>;
  /** Saves the checked values. The form waits for the answer, whatever it is, and keeps what was entered unless it is `data`. */
  readonly submit: (values: Values) => Promise<SubmitResult<Answer>>;
}
