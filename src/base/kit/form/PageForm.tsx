import { styled } from "@mui/material/styles";
import type { ReactElement, ReactNode } from "react";
import { FormProvider, type FieldValues } from "react-hook-form";
import { FormScopeProvider } from "./FormScope";
import type { FormOptions } from "./formTypes";
import { useFormFlow } from "./useFormFlow";

const Form = styled("form")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "1rem",
});

interface Props<Values extends FieldValues, Answer> extends FormOptions<Values, Answer> {
  readonly onSaved?: (answer: Answer) => void;
  /** The fields. */
  readonly children: ReactNode;
  /** The buttons below them; one of them submits. */
  readonly actions: ReactNode;
}

/**
 * A form that is part of a page. What was entered stays after it was submitted, so that it can be changed and submitted again; what
 * is wrong stands at its fields.
 */
export function PageForm<Values extends FieldValues, Answer>({
  onSaved = () => undefined,
  children,
  actions,
  ...options
}: Props<Values, Answer>): ReactElement {
  const { form, formRef, busy, required, submit } = useFormFlow(options, onSaved);
  return (
    <Form ref={formRef} noValidate aria-busy={busy} onSubmit={submit}>
      <FormScopeProvider value={{ busy, required }}>
        <FormProvider {...form}>{children}</FormProvider>
      </FormScopeProvider>
      {actions}
    </Form>
  );
}
