import type { Text } from "../wire/text";

/** What a person typed into the login box. */
export interface LoginFields {
  readonly username: string;
  readonly password: string;
}

/** A checked login form: the trimmed values, or what is wrong with which field. */
export type CheckedLogin =
  | { readonly values: LoginFields }
  | { readonly errors: { readonly [name in keyof LoginFields]?: Text | false } };

/** Checks the login box: both fields are trimmed and required (AUTH-03). */
export function checkLogin(typed: LoginFields): CheckedLogin {
  const username = typed.username.trim();
  const password = typed.password.trim();
  if (username && password) return { values: { username, password } };
  return {
    errors: {
      username: !username && { id: "login.usernameRequired" },
      password: !password && { id: "login.passwordRequired" },
    },
  };
}
