import { useId, type RefCallback } from "react";
import { useController, useFormContext } from "react-hook-form";
import type { Text } from "../../core/wire/text";
import { useFormScope } from "./FormScope";
import { readText } from "./readProblem";

/** The properties of every field. */
export interface FieldProps {
  /** The value's name in the form; dots lead into objects. */
  readonly name: string;
  readonly label: Text;
  /** A sentence of help that stays while the person types. */
  readonly hint?: Text;
  readonly disabled?: boolean;
}

/** A field's value in the form, and how its elements are linked. */
export interface BoundField {
  readonly value: unknown;
  /** The value as it is by then, for what comes later than the drawing. */
  readonly now: () => unknown;
  /** Takes no value while the form is being saved. */
  readonly change: (value: unknown) => void;
  readonly blur: () => void;
  readonly ref: RefCallback<HTMLElement>;
  readonly name: string;
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly required: boolean;
  readonly error: Text | null;
  readonly ids: {
    readonly control: string;
    readonly label: string;
    readonly hint: string;
    readonly error: string;
  };
  /** Ids of error and hint, if there are any. */
  readonly describedBy: string | undefined;
}

/** Binds a field to the form by its name: value, error, marks and ids. */
export function useField({ name, hint, disabled = false }: Omit<FieldProps, "label">): BoundField {
  const { field, fieldState } = useController({ name });
  const { getValues } = useFormContext();
  const { busy, required } = useFormScope();
  const id = useId();
  const error = readText(fieldState.error?.message);
  const ids = { control: id, label: `${id}-label`, hint: `${id}-hint`, error: `${id}-error` };
  const describedBy = [error !== null && ids.error, hint !== undefined && ids.hint].filter(Boolean).join(" ");
  return {
    value: field.value,
    now: () => getValues(name) as unknown,
    change: (value) => {
      if (!busy) field.onChange(value);
    },
    blur: field.onBlur,
    ref: field.ref,
    name,
    busy,
    disabled,
    required: required.has(name),
    error,
    ids,
    describedBy: describedBy || undefined,
  };
}

/** The attributes that link an input to its error and hint. */
export const describe = ({ describedBy, error, required }: BoundField) => ({
  "aria-describedby": describedBy,
  "aria-invalid": error !== null || undefined,
  "aria-required": required || undefined,
});
