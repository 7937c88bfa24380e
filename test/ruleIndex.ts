import { classesAskedFor } from "./couldMatch";

/** What this reads of jsdom's rules: those within a media rule are in its own list. */
export interface JsdomRule {
  readonly selectorText?: string;
  readonly cssRules?: ArrayLike<JsdomRule>;
}

export interface JsdomSheet<Rule extends JsdomRule = JsdomRule> {
  readonly cssRules: ArrayLike<Rule>;
}

const keysOf = ({ selectorText, cssRules }: JsdomRule): (string | null)[] =>
  cssRules ? Array.from(cssRules).flatMap(keysOf) : classesAskedFor(selectorText ?? "");

/**
 * Finds the rules of a document that may match an element of certain classes. A page of a styling library has thousands of rules,
 * and some ten of them are for one element.
 */
export class RuleIndex<Rule extends JsdomRule = JsdomRule> {
  readonly #keys = new WeakMap<Rule, ReadonlySet<string | null>>();
  readonly #places = new Map<string | null, number[]>();
  #rules: readonly Rule[] = [];

  /** Takes over what the document has now. */
  update(sheets: readonly JsdomSheet<Rule>[]): void {
    const rules = sheets.flatMap(({ cssRules }) => Array.from(cssRules));
    const isSame =
      rules.length === this.#rules.length && rules.every((rule, place) => rule === this.#rules[place]);
    if (isSame) return;
    this.#rules = rules;
    this.#places.clear();
    rules.forEach((rule, place) => {
      for (const key of this.#keysOf(rule)) {
        const places = this.#places.get(key);
        if (places) places.push(place);
        else this.#places.set(key, [place]);
      }
    });
  }

  /** The rules that may match, in the document's order, on which the cascade depends. */
  for(classes: Iterable<string>): Rule[] {
    const places = new Set(this.#places.get(null));
    for (const name of classes) for (const place of this.#places.get(name) ?? []) places.add(place);
    return [...places].sort((one, other) => one - other).flatMap((place) => this.#rules[place] ?? []);
  }

  #keysOf(rule: Rule): ReadonlySet<string | null> {
    const keys = this.#keys.get(rule) ?? new Set(keysOf(rule));
    this.#keys.set(rule, keys);
    return keys;
  }
}
