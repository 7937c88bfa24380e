import { cut } from "../core/report";

/** An element in a few letters, as a selector would name it: `div#toast.open`. */
export function describeElement(element: Element): string {
  const id = element.id === "" ? "" : `#${element.id}`;
  const classes = [...element.classList].slice(0, 3).map((name) => `.${name}`);
  return cut(`${element.localName}${id}${classes.join("")}`, 120);
}
