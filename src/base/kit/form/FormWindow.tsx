import { styled } from "@mui/material/styles";
import { useId, useRef, type ReactNode } from "react";
import { FormProvider, type FieldValues } from "react-hook-form";
import { FormattedMessage } from "react-intl";
import type { DialogPosition } from "../../core/dialog/placement";
import type { Text } from "../../core/wire/text";
import { useLeaveGuard } from "../dialog/useLeaveGuard";
import { useLeave } from "../dialog/useLeave";
import { DialogFrame } from "../DialogFrame";
import type { Question } from "../DialogQueue";
import { REQUIRED_MARK } from "./Field";
import { FormActions } from "./FormActions";
import { FormScopeProvider } from "./FormScope";
import type { FormOptions } from "./formTypes";
import { useFormFlow } from "./useFormFlow";

/** Room below a message, in CSS pixels. */
const GAP = 8;

/**
 * Scrolls `scroller` until the message of the field that takes the focus is in sight: browsers scroll to the field, or to
 * the line being written, and leave the message below it hidden [WID-02, A11Y-02].
 */
function showMessage(field: Element, scroller: Element): void {
  // The browser scrolls after the focus event.
  requestAnimationFrame(() => {
    for (const id of field.getAttribute("aria-describedby")?.split(" ") ?? []) {
      const message = document.getElementById(id);
      if (!message || !scroller.contains(message)) continue;
      const hidden = message.getBoundingClientRect().bottom + GAP - scroller.getBoundingClientRect().bottom;
      if (hidden > 0) scroller.scrollTop += hidden;
    }
  });
}

const Form = styled("form")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: "1.25rem",
  // Room for the rings of focused inputs, which the scrolling body would cut off.
  padding: "0.25rem",
  margin: "-0.25rem",
});

const Legend = styled("p")(({ theme }) => ({
  margin: 0,
  color: theme.vars.palette.text.secondary,
  fontSize: "0.875rem",
}));

/** What a form in a window is given. */
export interface FormWindowProps<Values extends FieldValues, Answer>
  extends FormOptions<Values, Answer>, Question<Answer> {
  readonly title: Text;
  /** Words of the button that submits, where adding or changing is not what people call it. */
  readonly submitText?: Text;
  /** The fields. */
  readonly children: ReactNode;
  /** CSS lengths. */
  readonly width?: string;
  readonly height?: string;
}

interface Props<Values extends FieldValues, Answer> extends FormWindowProps<Values, Answer> {
  readonly position: DialogPosition;
  readonly draggable: boolean;
}

/**
 * A form in a dialog's frame. It answers with what the last submit came to, or nothing where nothing was saved, and asks
 * before unsaved work is left; while it is being saved it stays [WID-02].
 */
export function FormWindow<Values extends FieldValues, Answer>(props: Props<Values, Answer>) {
  const { title, status, submitText, children, close, width, height, position, draggable } = props;
  const formId = useId();
  const saved = useRef<Answer>(undefined);
  const flow = useFormFlow(props, (answer, goesOn) => {
    saved.current = answer;
    if (!goesOn) close(answer);
  });
  const guard = useLeaveGuard(flow.dirty);
  const beforeClose = () => (flow.busy ? flow.refuseToLeave() : guard());
  const onClose = () => close(saved.current);
  const { leave, mayLeave } = useLeave(onClose, beforeClose);
  const { form, formRef, busy, required } = flow;
  return (
    <DialogFrame
      title={title}
      position={position}
      draggable={draggable}
      onClose={onClose}
      onBeforeClose={mayLeave}
      {...(width !== undefined && { width })}
      {...(height !== undefined && { height })}
      actions={
        <FormActions flow={flow} status={status} submitText={submitText} formId={formId} onCancel={leave} />
      }
    >
      <Form
        id={formId}
        ref={formRef}
        noValidate
        aria-busy={busy}
        onSubmit={flow.submit}
        onFocus={({ target, currentTarget: { parentElement: body } }) => body && showMessage(target, body)}
      >
        {required.size > 0 && (
          <Legend>
            <FormattedMessage id="kit.form.required" values={{ mark: REQUIRED_MARK }} />
          </Legend>
        )}
        <FormScopeProvider value={{ busy, required }}>
          <FormProvider {...form}>{children}</FormProvider>
        </FormScopeProvider>
      </Form>
    </DialogFrame>
  );
}
