import { useEffect } from "react";

/**
 * Focuses a login box that has just appeared with the reason for a failed sign-in: the first empty field
 * takes the focus, or the password to be replaced, unless the focus is elsewhere by then.
 */
export function BoxFocus() {
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    const fields = ["username", "password"].map((name) =>
      document.querySelector<HTMLInputElement>(`input[name=${name}]`),
    );
    const field = fields.find((one) => one?.value === "") ?? fields[1];
    field?.focus();
    field?.select();
  }, []);
  return null;
}
