/**
 * The inputs that Tab reaches, in the order of the page. A choice list is no form control to the browser; of a field that has buttons
 * alone, one of them stands for it.
 */
const inputsOf = (form: HTMLFormElement): readonly HTMLElement[] =>
  [...form.querySelectorAll<HTMLElement>("input, textarea, [role=combobox], [data-field]")].filter(
    (input) => input.tabIndex >= 0 && !input.matches(":disabled, [aria-disabled=true]"),
  );

/** Of radio buttons the chosen one takes the focus, as when tabbing. */
function chosenOf(input: HTMLElement, all: readonly HTMLElement[]): HTMLElement {
  if (!(input instanceof HTMLInputElement) || input.type !== "radio") return input;
  const isChosen = (other: HTMLElement) =>
    other instanceof HTMLInputElement && other.type === "radio" && other.checked && other.name === input.name;
  return all.find(isChosen) ?? input;
}

/** Chooses what stands in a line of text, so that typing replaces it; of a file's name not its ending. */
function selectText(input: HTMLElement): void {
  if (!(input instanceof HTMLInputElement) || input.type !== "text") return;
  const ending = "fileName" in input.dataset ? input.value.lastIndexOf(".") : -1;
  input.setSelectionRange(0, ending > 0 ? ending : input.value.length);
}

/** Focuses the first input of a form, with its text chosen, as when tabbing. */
export function focusFirst(form: HTMLFormElement): void {
  const inputs = inputsOf(form);
  if (!inputs[0]) return;
  const first = chosenOf(inputs[0], inputs);
  first.focus();
  selectText(first);
}

/** Focuses the first input, in the order of the page, that is wrong or belongs to a group that is. */
export function focusInvalid(form: HTMLFormElement): void {
  const inputs = inputsOf(form);
  const wrong = inputs.find((input) => input.closest("[aria-invalid=true], [data-invalid]"));
  if (wrong) chosenOf(wrong, inputs).focus();
}
