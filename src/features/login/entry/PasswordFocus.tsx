import { useEffect } from "react";

/**
 * Stands by a login box that has just come into sight, for its password to be typed anew: it takes the focus, unless
 * somebody has been elsewhere by then, with what was remembered selected.
 */
export function PasswordFocus() {
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    const field = document.querySelector<HTMLInputElement>("input[name=password]");
    field?.focus();
    field?.select();
  }, []);
  return null;
}
