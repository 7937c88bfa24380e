import { RuleIndex, type JsdomRule, type JsdomSheet } from "./ruleIndex";

/** The properties that Testing Library asks of each element that it considers. */
export const LIGHT = ["display", "visibility", "pointer-events"] as const;
export type LightProperty = (typeof LIGHT)[number];

/** Those that an element has of its parent unless it says otherwise, with what the root has. */
const INHERITED: Readonly<Partial<Record<LightProperty, string>>> = {
  visibility: "visible",
  "pointer-events": "auto",
};

interface Declared {
  getPropertyValue(name: string): string;
}

/** What this reads of a rule of jsdom's: a media rule has rules of its own. */
export interface StyleRule extends JsdomRule {
  readonly style?: Declared;
  readonly media?: ArrayLike<string>;
  readonly cssRules?: ArrayLike<StyleRule>;
}

/** What this reads of an element of jsdom's. */
export interface StyledElement {
  readonly style: Declared;
  readonly parentElement: StyledElement | null;
}

const declaresLight = ({ style }: StyleRule) =>
  style !== undefined && LIGHT.some((property) => style.getPropertyValue(property) !== "");

/** Rules that declare one of the properties; of media rules those that jsdom takes for the screen's. */
export const lightRules = (rules: ArrayLike<StyleRule>): StyleRule[] =>
  Array.from(rules).flatMap((rule) => {
    if (!rule.media) return declaresLight(rule) ? [rule] : [];
    return Array.from(rule.media).includes("screen") ? lightRules(rule.cssRules ?? []) : [];
  });

/**
 * A document's rules about the properties above. jsdom works out a whole style, colours among it, to say whether an element is
 * hidden; that was a third of the time of component tests.
 */
export class LightRules {
  readonly #index = new RuleIndex<StyleRule>();
  readonly #known = new WeakMap<StyleRule, readonly StyleRule[]>();

  constructor(private readonly usual: readonly StyleRule[]) {}

  update(sheets: readonly JsdomSheet<StyleRule>[]): void {
    this.#index.update(
      sheets.map(({ cssRules }) => ({ cssRules: Array.from(cssRules).flatMap((rule) => this.#of(rule)) })),
    );
  }

  /** A property of an element, where `matches` says which rules are for it; the last one counts, as jsdom has it. */
  valueOf(
    element: StyledElement,
    property: LightProperty,
    classesOf: (element: StyledElement) => Iterable<string>,
    matches: (element: StyledElement, selector: string | undefined) => boolean,
  ): string {
    const rules = [...this.usual, ...this.#index.for(classesOf(element))];
    const own = element.style.getPropertyValue(property);
    let found = "";
    for (const rule of rules) {
      const value = rule.style?.getPropertyValue(property) ?? "";
      if (value !== "" && matches(element, rule.selectorText)) found = value === "unset" ? "" : value;
    }
    if (own !== "") found = own === "unset" ? "" : own;
    const initial = INHERITED[property];
    if (found !== "" || initial === undefined) return found;
    return element.parentElement
      ? this.valueOf(element.parentElement, property, classesOf, matches)
      : initial;
  }

  #of(rule: StyleRule): readonly StyleRule[] {
    const known = this.#known.get(rule) ?? lightRules([rule]);
    this.#known.set(rule, known);
    return known;
  }
}
