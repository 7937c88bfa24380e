import { useEffect } from "react";

/**
 * Stands by a login box that has just come into sight with the reason why nobody is signed in: the first empty field
 * takes the focus, or the password to be typed anew, unless somebody has been elsewhere by then.
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
