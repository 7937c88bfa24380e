import { classesAskedFor } from "./classesAskedFor";

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

/** Whether sheets have the rules of a list, and in its order. Asked for each state of a document, so it copies nothing. */
export function areRulesOf<Rule extends JsdomRule>(
  sheets: readonly JsdomSheet<Rule>[],
  rules: readonly Rule[],
): boolean {
  let place = 0;
  for (const { cssRules } of sheets) {
    for (let at = 0; at < cssRules.length; at += 1, place += 1)
      if (rules[place] !== cssRules[at]) return false;
  }
  return place === rules.length;
}

/** The rules of sheets, one after another. */
export const rulesOf = <Rule extends JsdomRule>(sheets: readonly JsdomSheet<Rule>[]): Rule[] =>
  sheets.flatMap(({ cssRules }) => Array.from(cssRules));

/**
 * Finds the rules of a document that may match an element of certain classes. A page of a styling library has thousands of rules,
 * and some ten of them are for one element.
 */
export class RuleIndex<Rule extends JsdomRule = JsdomRule> {
  readonly #keys = new WeakMap<Rule, ReadonlySet<string | null>>();
  readonly #places = new Map<string | null, number[]>();
  readonly #found = new Map<ReadonlySet<string>, readonly Rule[]>();
  #rules: readonly Rule[] = [];

  /** Takes over what the document has now. */
  update(sheets: readonly JsdomSheet<Rule>[]): void {
    if (areRulesOf(sheets, this.#rules)) return;
    const rules = rulesOf(sheets);
    this.#rules = rules;
    this.#places.clear();
    this.#found.clear();
    rules.forEach((rule, place) => {
      for (const key of this.#keysOf(rule)) {
        const places = this.#places.get(key);
        if (places) places.push(place);
        else this.#places.set(key, [place]);
      }
    });
  }

  /**
   * The rules that may match, in the document's order, on which the cascade depends. They are kept by the very set of classes,
   * which rows of a list share.
   */
  for(classes: ReadonlySet<string>): readonly Rule[] {
    const found = this.#found.get(classes) ?? this.#find(classes);
    this.#found.set(classes, found);
    return found;
  }

  #find(classes: Iterable<string>): Rule[] {
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
