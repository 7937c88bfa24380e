import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import type { FieldValues } from "react-hook-form";
import type { Text } from "../../core/wire/text";
import { useText } from "../../i18n/useText";
import type { FormStatus } from "./formTypes";
import type { FormFlow } from "./useFormFlow";
import { Phrase } from "../Phrase";
import { Alert } from "../mui/Alert";
import { Button } from "../mui/Button";
import { Checkbox } from "../mui/Checkbox";
import { FormControlLabel } from "../mui/FormControlLabel";

/** Where buttons share a line of their own, as the dialogs do that lie at the window's foot. */
const NARROW = "@media (max-width: 37.5em)";

const Problems = styled("div")({
  flex: "1 0 100%",
  marginBlockEnd: "0.25rem",
  "&:empty": { display: "none" },
  "& p": { margin: 0, overflowWrap: "anywhere" },
});

const GoOn = styled(FormControlLabel)({
  marginInline: "-0.5rem auto",
  [NARROW]: { flex: "1 0 100%", marginInlineEnd: 0 },
});

const Choice = styled(Button)({
  "&[aria-disabled=true]": { cursor: "progress" },
  [NARROW]: { flex: "1 1 auto" },
});

const SUBMIT: Readonly<Record<FormStatus, Text>> = {
  add: { id: "kit.form.add" },
  edit: { id: "kit.form.edit" },
};
const SAVING: Text = { id: "kit.form.saving" };

interface Props<Values extends FieldValues> {
  readonly flow: FormFlow<Values>;
  readonly status: FormStatus;
  readonly submitText: Text | undefined;
  /** Id of the form that the button submits. */
  readonly formId: string;
  readonly onCancel: () => void;
}

/**
 * What stands below a form: what went wrong with the whole, whether another one follows, and the buttons. While the
 * form is being saved they keep the focus and do nothing.
 */
export function FormActions<Values extends FieldValues>(props: Props<Values>) {
  const { flow, status, submitText, formId, onCancel } = props;
  const text = useText();
  const { busy, asks, problems, goesOn, setGoesOn } = flow;
  const submit = submitText ?? SUBMIT[status];
  return (
    <>
      <Problems role="alert">
        {problems.length > 0 && (
          <Alert severity="error" role="presentation">
            {problems.map((problem, place) => (
              <p key={place}>
                <Phrase text={problem} />
              </p>
            ))}
          </Alert>
        )}
      </Problems>
      {status === "add" && (
        <GoOn
          label={<FormattedMessage id="kit.form.continue" />}
          control={<Checkbox checked={goesOn} onChange={(_, checked) => setGoesOn(checked)} />}
        />
      )}
      <Choice aria-disabled={busy || undefined} onClick={onCancel}>
        <FormattedMessage id="common.cancel" />
      </Choice>
      <Choice type="submit" form={formId} variant="contained" aria-disabled={busy || undefined}>
        {text(busy && !asks ? SAVING : submit)}
      </Choice>
    </>
  );
}
