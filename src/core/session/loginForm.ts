import type { Text } from "../wire/text";

/** What somebody typed into the login box. */
export interface LoginFields {
  readonly username: string;
  readonly password: string;
}

/** A checked login form: the trimmed values, or what is wrong with which field. */
export type CheckedLogin =
  { readonly values: LoginFields } | { readonly errors: { readonly [name in keyof LoginFields]?: Text } };

/** What is wrong with one field of the login box, or null. */
export function loginFieldError(name: keyof LoginFields, value: string): Text | null {
  if (value.trim() !== "") return null;
  return { id: name === "username" ? "login.usernameRequired" : "login.passwordRequired" };
}

/** Checks the login box: both fields are trimmed and required (AUTH-03). */
export function checkLogin({ username, password }: LoginFields): CheckedLogin {
  const usernameError = loginFieldError("username", username);
  const passwordError = loginFieldError("password", password);
  if (usernameError === null && passwordError === null) {
    return { values: { username: username.trim(), password: password.trim() } };
  }
  return {
    errors: {
      ...(usernameError !== null && { username: usernameError }),
      ...(passwordError !== null && { password: passwordError }),
    },
  };
}
