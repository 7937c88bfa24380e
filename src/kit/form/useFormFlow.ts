import { yupResolver } from "@hookform/resolvers/yup";
import { useCallback, useEffect, useMemo, useRef, useState, type SyntheticEvent } from "react";
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
import { focusFirst, focusInvalid } from "./focusField";
import type { FormOptions, SubmitResult } from "./formTypes";
import { readProblem } from "./readProblem";
import { requiredNames } from "./schemas";

/** Where the focus goes next; a new object each time, so that equal requests in a row count. */
interface FocusWish {
  readonly to: "first" | "invalid";
}

/** A running form, for the component that renders it. */
export interface FormFlow<Values extends FieldValues> {
  readonly form: UseFormReturn<Values, unknown, Values>;
  readonly formRef: (element: HTMLFormElement | null) => void;
  readonly required: ReadonlySet<string>;
  readonly busy: boolean;
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
  // Yup's inference re-words a generic type until it no longer is recognised; it is the same type.
  const resolver = useMemo(
    () => yupResolver(schema) as unknown as Resolver<Values, unknown, Values>,
    [schema],
  );
  const form = useForm<Values, unknown, Values>({
    defaultValues: initial,
    resolver,
    shouldFocusError: false,
  });
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly Text[]>([]);
  const [chosen, setGoesOn] = useState(false);
  const [wish, setWish] = useState<FocusWish | null>(null);
  const running = useRef(false);
  const element = useRef<HTMLFormElement | null>(null);
  const goesOn = status === "add" && chosen;
  const required = useMemo(() => requiredNames(schema), [schema]);

  // As soon as it is in the page, so that the dialog around it finds the focus inside and leaves it there.
  const formRef = useCallback((node: HTMLFormElement | null) => {
    element.current = node;
    if (node) focusFirst(node);
  }, []);

  useEffect(() => {
    if (wish && element.current) (wish.to === "first" ? focusFirst : focusInvalid)(element.current);
  }, [wish]);

  const tellSaving = () => announcer.say(formatMessage({ id: "kit.form.saving" }));

  const tellInvalid = (count: number) => {
    announcer.say(formatMessage({ id: "kit.form.invalid" }, { count }));
    setWish({ to: "invalid" });
  };

  const save = async (values: Values): Promise<SubmitResult<Answer>> => {
    setBusy(true);
    tellSaving();
    try {
      return await submit(values);
    } catch (error) {
      return { error: error instanceof Error ? {} : (Object(error) as object) };
    } finally {
      setBusy(false);
    }
  };

  const finish = (result: SubmitResult<Answer>) => {
    if ("data" in result) {
      onSaved(result.data, goesOn);
      if (!goesOn) return;
      form.reset(initial);
      announcer.say(formatMessage({ id: "kit.form.added" }));
      setWish({ to: "first" });
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
    dirty: form.formState.isDirty,
    problems,
    goesOn,
    setGoesOn,
    refuseToLeave: () => {
      tellSaving();
      return false;
    },
    submit: (event) => {
      event.preventDefault();
      if (running.current) return;
      running.current = true;
      void run().finally(() => {
        running.current = false;
      });
    },
  };
}
