import type { Edges } from "../core/dialog/liftAbove";

/** What the person presses or writes in. */
const CONTROLS = ["a[href]", "button", "input", "select", "textarea", "[tabindex='0']"]
  .map((control) => `main ${control}`)
  .join(", ");

/** The places of the links, buttons and fields of the page that are drawn. */
export const pageControls = (): readonly Edges[] =>
  [...document.querySelectorAll(CONTROLS)]
    .map((control) => control.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
