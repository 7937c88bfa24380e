/** The names of the two fields, as forms and password managers know them. */
export const NAMES = ["username", "password"] as const;

/** The field of a form by its name. */
export const inputIn = (form: HTMLFormElement | null, name: string): HTMLInputElement | null | undefined =>
  form?.querySelector<HTMLInputElement>(`[name=${name}]`);

/** The box that the build has drawn, in which the person may have typed before its code came; null on other pages. */
const built =
  typeof document === "undefined" ? null : document.querySelector<HTMLFormElement>("[data-early] form");

/**
 * Takes what was typed and pressed in the box that the build has drawn, where React has not taken it over but replaced it.
 * Answers whether the password is to be remembered, as far as the person has said so by then.
 */
export function carryOver(form: HTMLFormElement): boolean {
  const replaced = built && !built.isConnected ? built : null;
  for (const name of replaced ? NAMES : []) {
    const [from, to] = [inputIn(replaced, name), inputIn(form, name)];
    if (!from || !to) continue;
    to.value = from.value;
    // The focus went with the field that is gone.
    if (from.hasAttribute("data-focused") && document.activeElement === document.body) to.focus();
  }
  if (replaced) form.toggleAttribute("data-pressed", replaced.hasAttribute("data-pressed"));
  return inputIn(replaced ?? form, "remember")?.checked ?? false;
}
