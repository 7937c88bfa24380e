import { yupResolver } from "@hookform/resolvers/yup";
import { useMemo, useRef, useState, type SyntheticEvent } from "react";
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
} from "react-hook-form";
import { useIntl } from "react-intl";
import type { Text } from "../../core/wire/text";
import { useKit } from "../KitContext";
import { useEngine } from "../useEngine";
import type { FormOptions, SubmitResult } from "./formTypes";
import { readProblem } from "./readProblem";
import { requiredNames } from "./schemas";
import { useFormFocus } from "./useFormFocus";

/** A running form, for the component that renders it. */
export interface FormFlow<Values extends FieldValues> {
  readonly form: UseFormReturn<Values, unknown, Values>;
  readonly formRef: (element: HTMLFormElement | null) => void;
  readonly required: ReadonlySet<string>;
  readonly busy: boolean;
  /** Whether a question stands above the form before it is saved, such as whether people are to be notified. */
  readonly asks: boolean;
  /** Whether something was entered that has not been saved. */
  readonly dirty: boolean;
  /** The error of the whole form. */
  readonly problems: readonly Text[];
  /** Whether the form stays for the next entry; only forms that add offer it. */
  readonly goesOn: boolean;
  readonly setGoesOn: (goesOn: boolean) => void;
  readonly submit: (event: SyntheticEvent) => void;
  /** Says why the form cannot be left while it is being saved. */
  readonly refuseToLeave: () => false;
}

/** Submits values, and says so; what is thrown is an error of the form as well, without a text where it is our own. */
function useSaving<Values, Answer>(
  submit: (values: Values) => Promise<SubmitResult<Answer>>,
  onStart: () => void,
) {
  const { dialogs } = useKit();
  const open = useEngine(dialogs).filter((dialog) => dialog.open).length;
  const [before, setBefore] = useState(open);
  const [busy, setBusy] = useState(false);
  const save = async (values: Values): Promise<SubmitResult<Answer>> => {
    setBusy(true);
    setBefore(open);
    onStart();
    try {
      return await submit(values);
    } catch (error) {
      return { error: error instanceof Error ? {} : (Object(error) as object) };
    } finally {
      setBusy(false);
    }
  };
  return { busy, asks: busy && open > before, save };
}

/** Handles a form's submit event, unless the one before is still being handled. */
function useOneAtATime(run: () => Promise<void>): (event: SyntheticEvent) => void {
  const running = useRef(false);
  return (event) => {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    void run().finally(() => {
      running.current = false;
    });
  };
}

/** The values of a form, checked by its schema. */
function useValues<Values extends FieldValues>(
  schema: FormOptions<Values, unknown>["schema"],
  defaultValues: DefaultValues<Values>,
) {
  // Yup's inference re-words a generic type until it no longer is recognised; it is the same type.
  const resolver = useMemo(
    () => yupResolver(schema) as unknown as Resolver<Values, unknown, Values>,
    [schema],
  );
  return useForm<Values, unknown, Values>({ defaultValues, resolver, shouldFocusError: false });
}

/**
 * Checks and submits a form, one at a time, and shows how it ended: errors at their fields with the focus on the first,
 * a message about the whole, or `onSaved` with the answer. A form for further entries is reset instead. Values
 * stay until they are saved [WID-02].
 */
export function useFormFlow<Values extends FieldValues, Answer>(
  { status, schema, submit, ...options }: FormOptions<Values, Answer>,
  onSaved: (answer: Answer, goesOn: boolean) => void,
): FormFlow<Values> {
  const { formatMessage } = useIntl();
  const { announcer } = useKit();
  // React-hook-form knows no other type for values that are yet to become right.
  const initial = options.initial as DefaultValues<Values>;
  const form = useValues(schema, initial);
  const [problems, setProblems] = useState<readonly Text[]>([]);
  const [chosen, setGoesOn] = useState(false);
  const { formRef, focus } = useFormFocus();
  const goesOn = status === "add" && chosen;
  const required = useMemo(() => requiredNames(schema), [schema]);

  const tellSaving = () => announcer.say(formatMessage({ id: "kit.form.saving" }));
  const { busy, asks, save } = useSaving(submit, tellSaving);

  const tellInvalid = (count: number) => {
    announcer.say(formatMessage({ id: "kit.form.invalid" }, { count }));
    focus("invalid");
  };

  const finish = (result: SubmitResult<Answer>) => {
    if ("data" in result) {
      onSaved(result.data, goesOn);
      if (!goesOn) return;
      form.reset(initial);
      announcer.say(formatMessage({ id: "kit.form.added" }));
      focus("first");
      return;
    }
    const { fields, general } = readProblem(result.error, (name) => name in schema.fields);
    setProblems(general);
    // Messages are texts; see readText.
    for (const [name, message] of fields)
      form.setError(name as Path<Values>, { type: "server", message } as object);
    if (fields.length > 0) tellInvalid(fields.length);
  };

  const run = async () => {
    const end: { result?: SubmitResult<Answer>; invalid: number } = { invalid: 0 };
    setProblems([]);
    await form.handleSubmit(
      async (values) => {
        end.result = await save(values);
      },
      (errors) => {
        end.invalid = Object.keys(errors).length;
      },
    )();
    if (end.invalid > 0) tellInvalid(end.invalid);
    if (end.result) finish(end.result);
  };

  return {
    form,
    formRef,
    required,
    busy,
    asks,
    dirty: form.formState.isDirty,
    problems,
    goesOn,
    setGoesOn,
    refuseToLeave: () => {
      tellSaving();
      return false;
    },
    submit: useOneAtATime(run),
  };
}
