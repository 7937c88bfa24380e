import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent, type RefObject } from "react";
import { checkLogin, type LoginFields } from "../../core/session/loginForm";
import type { Text } from "../../core/wire/text";
import type { RememberedLogin } from "../../platform/credentialVault";

type FieldName = keyof LoginFields;
type Errors = { readonly [name in FieldName]?: Text | null };

interface Field {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly value: string;
  readonly change: (value: string) => void;
}

/** The two fields of the login box as the form draws them. */
export interface LoginFieldsState {
  readonly username: Field;
  readonly password: Field;
  readonly errors: Errors;
  readonly submitting: boolean;
  readonly submit: (event: FormEvent) => void;
  /** Enter in the name moves on to the password; while an input method composes, it belongs to that. */
  readonly moveOn: (event: KeyboardEvent) => void;
}

/**
 * Keeps what is typed, checks it when submitted, moves the focus to the first field that is wrong, and shows what the
 * platform says under the password [AUTH-03, AUTH-04]. A remembered sign-in fills only what nobody has typed in.
 */
export function useLoginFields(
  remembered: RememberedLogin | null,
  signIn: (fields: LoginFields) => Promise<Text | null>,
): LoginFieldsState {
  const refs = { username: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) };
  const [typed, setTyped] = useState<LoginFields>({ username: "", password: "" });
  const [errors, setErrors] = useState<Errors>({});
  const [submitting, setSubmitting] = useState(false);

  useEffect(() => {
    if (!remembered) return;
    setTyped((fields) => (fields.username === "" && fields.password === "" ? remembered : fields));
  }, [remembered]);

  const send = async (fields: LoginFields) => {
    setSubmitting(true);
    setErrors({});
    const message = await signIn(fields);
    setSubmitting(false);
    if (message === null) return;
    setErrors({ password: message });
    refs.password.current?.focus();
    refs.password.current?.select();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (submitting) return;
    const checked = checkLogin(typed);
    if ("values" in checked) {
      void send(checked.values);
      return;
    }
    setErrors(checked.errors);
    refs[checked.errors.username ? "username" : "password"].current?.focus();
  };

  const moveOn = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    refs.password.current?.focus();
  };

  const field = (name: FieldName): Field => ({
    ref: refs[name],
    value: typed[name],
    change: (value) => setTyped((fields) => ({ ...fields, [name]: value })),
  });
  return { username: field("username"), password: field("password"), errors, submitting, submit, moveOn };
}
