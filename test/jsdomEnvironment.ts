import { createRequire } from "node:module";
import vm from "node:vm";
import { keepingScripts } from "./keptScripts";
import { LightRules, lightRules, type LightProperty, type StyledElement, type StyleRule } from "./lightStyle";
import { RuleIndex, type JsdomSheet } from "./ruleIndex";

/** What this reads of jsdom's elements. */
interface JsdomElement extends StyledElement {
  readonly localName: string;
  getAttributeNS(namespace: null, name: string): string | null;
  readonly _ownerDocument: JsdomDocument;
}

interface JsdomDocument {
  readonly styleSheets: { _list: JsdomSheet<StyleRule>[] };
  /** What is known by now; another one after each change of the document. */
  _styleCache: WeakMap<JsdomElement, object> | null;
}

interface Selectors {
  readonly matchesDontThrow: (element: JsdomElement, selector: string | undefined) => boolean;
}

interface StyleRules {
  getDeclarationForElement: (element: JsdomElement) => object;
}

// Jest asks for this by its name each time. It is Node's, and public; a fifth of the time of all component tests, and nothing where four files
// run (ADR 47).
vm.compileFunction = keepingScripts(vm.compileFunction, vm.Script);

const load = createRequire(__filename);
const environment = load.resolve("jest-fixed-jsdom");
// The very copy of jsdom that the environment is about to load.
const jsdomOwner = createRequire(createRequire(environment).resolve("jest-environment-jsdom"));
const selectors = jsdomOwner("jsdom/lib/jsdom/living/helpers/selectors.js") as Selectors;

/** Calls `read` once for each key. */
function memoized<Value extends object>(read: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const value = known.get(key) ?? read(key);
    known.set(key, value);
    return value;
  };
}

const classesIn = memoized((names): ReadonlySet<string> => new Set(names.split(/\s+/)));
const classesOf = (element: JsdomElement) => classesIn(element.getAttributeNS(null, "class") ?? "");

const styleRules = jsdomOwner("jsdom/lib/jsdom/living/helpers/style-rules.js") as StyleRules;
const indexes = new WeakMap<JsdomDocument, RuleIndex>();
const updated = new WeakSet<object>();
const { getDeclarationForElement } = styleRules;

/** The index of a document's rules, brought up to date once for each state of the document. */
function indexOf(page: JsdomDocument): RuleIndex {
  const index = indexes.get(page) ?? new RuleIndex();
  indexes.set(page, index);
  const state = (page._styleCache ??= new WeakMap());
  if (!updated.has(state)) index.update(page.styleSheets._list);
  updated.add(state);
  return index;
}

// jsdom hands every rule of every style sheet to its selector engine for each computed style. Now it hands over those that may match: without
// this, four files of tests take 45.7 s of CPU in place of 42.3 (ADR 47).
styleRules.getDeclarationForElement = (element) => {
  const page = element._ownerDocument;
  const known = page._styleCache?.get(element);
  if (known) return known;
  const cssRules = indexOf(page).for(classesOf(element));
  const { styleSheets } = page;
  const { _list: all } = styleSheets;
  styleSheets._list = [{ cssRules }];
  try {
    return getDeclarationForElement(element);
  } finally {
    styleSheets._list = all;
  }
};

const { implForWrapper } = jsdomOwner("jsdom/lib/jsdom/living/generated/utils.js") as {
  readonly implForWrapper: (element: unknown) => JsdomElement;
};
const cssom = jsdomOwner("rrweb-cssom") as { readonly parse: (text: string) => JsdomSheet<StyleRule> };
const usualRules = lightRules(
  cssom.parse(jsdomOwner("jsdom/lib/jsdom/browser/default-stylesheet.js") as string).cssRules,
);
const lightIndexes = new WeakMap<JsdomDocument, LightRules>();
/** What is known of each state of a document. */
const lightKnown = new WeakMap<object, Map<string, WeakMap<JsdomElement, string>>>();

/**
 * A property of an element's computed style, without working out the others: without this, the same four files take 52.8 s of CPU in place
 * of 42.3 (ADR 47). It changes nothing of jsdom, and reads what is private there.
 */
function lightStyle(wrapper: unknown, property: LightProperty): string {
  const element = implForWrapper(wrapper);
  const page = element._ownerDocument;
  const state = (page._styleCache ??= new WeakMap());
  const rules = lightIndexes.get(page) ?? new LightRules(usualRules);
  lightIndexes.set(page, rules);
  const known = lightKnown.get(state) ?? new Map<string, WeakMap<JsdomElement, string>>();
  if (!lightKnown.has(state)) rules.update(page.styleSheets._list);
  lightKnown.set(state, known);
  const values = known.get(property) ?? new WeakMap<JsdomElement, string>();
  known.set(property, values);
  const value =
    values.get(element) ??
    rules.valueOf(
      element,
      property,
      (one) => classesOf(one as JsdomElement),
      selectors.matchesDontThrow as never,
    );
  values.set(element, value);
  return value;
}

/** What Jest calls an environment with. */
type Environment = new (...given: unknown[]) => { setup(): Promise<void>; readonly global: object };

/** jest-fixed-jsdom, with computed styles that take less time. It is loaded last, as jsdom copies the function above. */
export default class extends (load(environment) as Environment) {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, { lightStyle });
  }
}
