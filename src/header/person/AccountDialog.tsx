import type { Question } from "../../base/kit/DialogQueue";
import { FormDialog } from "../../base/kit/form/FormDialog";
import { object, text } from "../../base/kit/form/schemas";
import { TextInput } from "../../base/kit/form/TextInput";

const schema = object({ userId: text().required() });
const initial = { userId: "" };

/** Asks those who develop the portal for the id of the account to change to [AUTH-15]. */
export function AccountDialog({ close }: Question<string>) {
  return (
    <FormDialog
      title={{ id: "person.account" }}
      status="edit"
      submitText={{ id: "person.switch.confirm" }}
      schema={schema}
      initial={initial}
      submit={({ userId }) => Promise.resolve({ data: userId })}
      close={close}
      height="auto"
    >
      <TextInput name="userId" label={{ id: "person.account.id" }} hint={{ id: "person.account.hint" }} />
    </FormDialog>
  );
}
