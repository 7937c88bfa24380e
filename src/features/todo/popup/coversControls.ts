const CONTROLS = ["a[href]", "button", "input", "select", "textarea", "[tabindex='0']"]
  .map((control) => `main ${control}`)
  .join(", ");

/** Whether a dialog stands over a link, a button or a field of the page [TODO-01]. */
export function coversControls(dialog: Element): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return [...document.querySelectorAll(CONTROLS)].some((control) => {
    const at = control.getBoundingClientRect();
    return at.left < right && left < at.right && at.top < bottom && top < at.bottom;
  });
}
