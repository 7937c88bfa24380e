import type { CheckName, Found } from "./report";

/** What an application did outside of its own element, as the page was seen; texts say where, such as `div#toast`. */
export interface ObservedPage {
  /** Elements that it put into the page beside its own. */
  readonly outside: readonly string[];
  /** Rules of style sheets that match elements beside its own. */
  readonly styles: readonly string[];
  /** Attributes of the root, the body or the head that it changed: `html[class]`. */
  readonly attributes: readonly string[];
  /** Elements that lie above the layers of applications: `div.top: 999999`. */
  readonly above: readonly string[];
}

/** What was there after it had ended. */
export interface LeftBehind {
  readonly nodes: readonly string[];
  readonly styles: readonly string[];
  readonly attributes: readonly string[];
  /** Listeners on window and document: `window resize`. */
  readonly listeners: readonly string[];
  /** Timers that go on: `setInterval 1000`. */
  readonly timers: readonly string[];
}

const lines = (check: CheckName, seen: readonly string[]): readonly Found[] =>
  seen.length === 0
    ? [{ status: "pass", check, key: "" }]
    : [...new Set(seen)].map((key) => ({ status: "fail", check, key }));

/** Says what an application did outside of its element while it ran, and what it left behind; one line passes for each rule. */
export const layerChecks = (during: ObservedPage, after: LeftBehind): readonly Found[] => [
  ...lines("layersOutside", during.outside),
  ...lines("layersStyles", during.styles),
  ...lines("layersAttributes", during.attributes),
  ...lines("layersAbove", during.above),
  ...lines("leftNodes", after.nodes),
  ...lines("leftStyles", after.styles),
  ...lines("leftAttributes", after.attributes),
  ...lines("leftListeners", after.listeners),
  ...lines("leftTimers", after.timers),
];

/** A class, an id or an attribute; without one a selector matches elements of every application. */
const OWN = /[.#[]/;

/** What stands in brackets, such as `:not(.open)`, narrows a selector and does not make it an application's own. */
function withoutBrackets(selector: string): string {
  let depth = 0;
  let rest = "";
  for (const letter of selector) {
    if (letter === "(") depth += 1;
    if (depth === 0) rest += letter;
    if (letter === ")") depth = Math.max(0, depth - 1);
  }
  return rest;
}

/** Whether a rule reaches beyond an application by how it is written: one of its selectors names the page, or elements alone. */
export const reachesByName = (selector: string): boolean =>
  withoutBrackets(selector.slice(0, 1000))
    .split(",")
    .some((part) => !OWN.test(part));
