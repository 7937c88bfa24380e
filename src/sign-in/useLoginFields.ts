import { useState, type KeyboardEvent, type SyntheticEvent } from "react";
import { isComposing } from "../base/core/dialog/isComposing";
import { checkLogin, type LoginFields } from "../base/core/session/loginForm";
import type { LoginProblem } from "../base/core/session/loginOutcome";
import type { Text } from "../base/core/wire/text";

/** One of the two fields. */
export type FieldName = keyof LoginFields;

/** What the box is made of: how it signs in, and the fields in the page. */
export interface LoginFieldsOptions {
  /** Answers why it did not work, or null when the page goes on. */
  readonly signIn: (fields: LoginFields) => Promise<LoginProblem | null>;
  /** What stands in the fields. */
  readonly read: () => LoginFields;
  /** Puts something else there. */
  readonly write: (fields: LoginFields) => void;
  /** Moves the focus to a field and selects what is in it. */
  readonly focus: (name: FieldName) => void;
}

/** The login box as the form draws it. */
export interface LoginFieldsState {
  readonly errors: Readonly<Partial<Record<FieldName | "form", Text | false>>>;
  readonly submitting: boolean;
  readonly submit: (event: SyntheticEvent) => void;
  /** Enter in the name moves on to the password; while an input method composes, it belongs to that. */
  readonly moveOn: (event: KeyboardEvent) => void;
}

/** Two empty fields. */
export const EMPTY: LoginFields = { username: "", password: "" };

/**
 * Checks what stands in the fields when the box is submitted, moves the focus to the first field that is wrong, and shows
 * what the platform says under the password; what is no fault of what was typed makes no field wrong and leaves the focus
 * where it is. The fields themselves keep what is typed: browsers and password managers fill in a field without a word, and
 * before its code is there [AUTH-03, AUTH-04].
 */
export function useLoginFields({ signIn, read, write, focus }: LoginFieldsOptions): LoginFieldsState {
  const [errors, setErrors] = useState<LoginFieldsState["errors"]>({});
  const [submitting, setSubmitting] = useState(false);

  const send = async (fields: LoginFields) => {
    setSubmitting(true);
    setErrors({});
    const problem = await signIn(fields);
    setSubmitting(false);
    if (problem === null) {
      // The browser may keep this page and bring it back when they have signed out [AUTH-08].
      write(EMPTY);
      return;
    }
    setErrors(problem);
    if (problem.password) focus("password");
  };

  return {
    errors,
    submitting,
    submit: (event) => {
      event.preventDefault();
      if (submitting) return;
      const checked = checkLogin(read());
      if ("values" in checked) {
        void send(checked.values);
        return;
      }
      setErrors(checked.errors);
      focus(checked.errors.username ? "username" : "password");
    },
    moveOn: (event) => {
      if (event.key !== "Enter" || isComposing(event.nativeEvent)) return;
      event.preventDefault();
      focus("password");
    },
  };
}
