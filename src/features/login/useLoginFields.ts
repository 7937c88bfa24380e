import { useCallback, useState, type KeyboardEvent, type SyntheticEvent } from "react";
import { checkLogin, type LoginFields } from "../../core/session/loginForm";
import type { LoginProblem } from "../../core/session/loginOutcome";
import type { Text } from "../../core/wire/text";
import type { RememberedLogin } from "../../platform/credentialVault";

/** One of the two fields. */
export type FieldName = keyof LoginFields;

interface LoginFieldsOptions {
  /** A remembered sign-in, shown until somebody types. */
  readonly remembered: RememberedLogin | null;
  /** Answers why it did not work, or null when the page goes on. */
  readonly signIn: (fields: LoginFields) => Promise<LoginProblem | null>;
  /** Moves the focus to a field and selects what is in it. */
  readonly focus: (name: FieldName) => void;
}

/** The login box as the form draws it. */
export interface LoginFieldsState {
  readonly values: LoginFields;
  readonly errors: Readonly<Partial<Record<FieldName | "form", Text | false>>>;
  readonly submitting: boolean;
  /** Takes in what was typed into a form that stood in the page before its code. */
  readonly adopt: (fields: LoginFields) => void;
  readonly change: (name: FieldName, value: string) => void;
  readonly submit: (event: SyntheticEvent) => void;
  /** Enter in the name moves on to the password; while an input method composes, it belongs to that. */
  readonly moveOn: (event: KeyboardEvent) => void;
}

const EMPTY: LoginFields = { username: "", password: "" };

/**
 * Keeps what is typed, checks it when submitted, moves the focus to the first field that is wrong, and shows what the
 * platform says under the password; what is no fault of what was typed makes no field wrong and leaves the focus where it
 * is [AUTH-03, AUTH-04].
 */
export function useLoginFields({ remembered, signIn, focus }: LoginFieldsOptions): LoginFieldsState {
  const [typed, setTyped] = useState<LoginFields | null>(null);
  const [errors, setErrors] = useState<LoginFieldsState["errors"]>({});
  const [submitting, setSubmitting] = useState(false);
  const values = typed ?? remembered ?? EMPTY;

  const send = async (fields: LoginFields) => {
    setSubmitting(true);
    setErrors({});
    const problem = await signIn(fields);
    setSubmitting(false);
    if (problem === null) {
      // The browser may keep this page and bring it back when they have signed out [AUTH-08].
      setTyped(EMPTY);
      return;
    }
    setErrors(problem);
    if (problem.password) focus("password");
  };

  const adopt = useCallback((fields: LoginFields) => {
    if (fields.username !== "" || fields.password !== "") setTyped(fields);
  }, []);

  return {
    values,
    errors,
    submitting,
    adopt,
    // Whatever fills in both fields at once leaves no drawing between the two changes.
    change: (name, value) => setTyped((before) => ({ ...(before ?? values), [name]: value })),
    submit: (event) => {
      event.preventDefault();
      if (submitting) return;
      const checked = checkLogin(values);
      if ("values" in checked) {
        void send(checked.values);
        return;
      }
      setErrors(checked.errors);
      focus(checked.errors.username ? "username" : "password");
    },
    moveOn: (event) => {
      if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
      event.preventDefault();
      focus("password");
    },
  };
}
