import { areRulesOf, RuleIndex, rulesOf, type JsdomRule, type JsdomSheet } from "./ruleIndex";

/** The properties that Testing Library asks of each element that it considers, and of its parents. */
export const LIGHT = ["display", "visibility", "pointer-events", "opacity"] as const;
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

/** What one rule says of one property. */
interface Declaration {
  readonly selectorText: string | undefined;
  readonly value: string;
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
  readonly #declarations = new Map<LightProperty, Map<ReadonlySet<string>, readonly Declaration[]>>();
  #rules: readonly StyleRule[] = [];

  constructor(private readonly usual: readonly StyleRule[]) {}

  update(sheets: readonly JsdomSheet<StyleRule>[]): void {
    if (areRulesOf(sheets, this.#rules)) return;
    this.#rules = rulesOf(sheets);
    this.#declarations.clear();
    this.#index.update([{ cssRules: this.#rules.flatMap((rule) => this.#of(rule)) }]);
  }

  /** A property of an element, where `matches` says which rules are for it; the last one counts, as jsdom has it. */
  valueOf(
    element: StyledElement,
    property: LightProperty,
    classesOf: (element: StyledElement) => ReadonlySet<string>,
    matches: (element: StyledElement, selector: string | undefined) => boolean,
  ): string {
    const own = element.style.getPropertyValue(property);
    let found = "";
    for (const { selectorText, value } of this.#declared(property, classesOf(element)))
      if (matches(element, selectorText)) found = value === "unset" ? "" : value;
    if (own !== "") found = own === "unset" ? "" : own;
    const initial = INHERITED[property];
    if (found !== "" || initial === undefined) return found;
    return element.parentElement
      ? this.valueOf(element.parentElement, property, classesOf, matches)
      : initial;
  }

  /** What rules that may be for these classes declare of a property, in the order of the cascade. */
  #declared(property: LightProperty, classes: ReadonlySet<string>): readonly Declaration[] {
    const known = this.#declarations.get(property) ?? new Map<ReadonlySet<string>, readonly Declaration[]>();
    this.#declarations.set(property, known);
    const declared =
      known.get(classes) ??
      [...this.usual, ...this.#index.for(classes)].flatMap(({ selectorText, style }) => {
        const value = style?.getPropertyValue(property) ?? "";
        return value === "" ? [] : [{ selectorText, value }];
      });
    known.set(classes, declared);
    return declared;
  }

  #of(rule: StyleRule): readonly StyleRule[] {
    const known = this.#known.get(rule) ?? lightRules([rule]);
    this.#known.set(rule, known);
    return known;
  }
}
