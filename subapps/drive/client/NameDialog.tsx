import type { Question, Answer } from "@portal/kit";
import { FormDialog, object, text, TextInput } from "@portal/kit/forms";
import type { WordId } from "./words";

interface Props extends Question<true> {
  readonly title: WordId;
  readonly initial: string;
  readonly save: (name: string) => Promise<Answer>;
}

const schema = object({
  name: text()
    .max(255)
    .required()
    // The platform's rule: no path, and not dots alone.
    .matches(/^(?![\s.]*$)[^/\\]+$/u),
});

/** Asks for a name: of a new folder, or another one of what is there. */
export function NameDialog({ title, initial, save, close }: Props) {
  return (
    <FormDialog
      title={{ id: title }}
      status="edit"
      height="auto"
      schema={schema}
      initial={{ name: initial }}
      submit={async ({ name }) => {
        const answer = await save(name.trim());
        return answer.ok ? { data: true as const } : { error: answer };
      }}
      close={close}
    >
      <TextInput name="name" label={{ id: "name" }} isFileName />
    </FormDialog>
  );
}
