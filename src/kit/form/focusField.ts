type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isInput = (element: Element): element is Input =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

const inputsOf = (form: HTMLFormElement): readonly Input[] =>
  [...form.elements].filter(isInput).filter((input) => !input.disabled && input.tabIndex >= 0);

/** Of radio buttons the chosen one takes the focus, as when tabbing. */
function chosenOf(input: Input, all: readonly Input[]): Input {
  const isChosen = (other: Input) =>
    other instanceof HTMLInputElement && other.type === "radio" && other.checked && other.name === input.name;
  return input.type === "radio" ? (all.find(isChosen) ?? input) : input;
}

/** Focuses the first input of a form. */
export function focusFirst(form: HTMLFormElement): void {
  const inputs = inputsOf(form);
  if (inputs[0]) chosenOf(inputs[0], inputs).focus();
}

/** Focuses the first input, in the order of the page, that is wrong or belongs to a group that is. */
export function focusInvalid(form: HTMLFormElement): void {
  const inputs = inputsOf(form);
  const wrong = inputs.find((input) => input.closest("[aria-invalid=true]"));
  if (wrong) chosenOf(wrong, inputs).focus();
}
