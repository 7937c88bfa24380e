import { createRequire } from "node:module";
import { couldMatch } from "./couldMatch";

/** What this reads of jsdom's elements. */
interface JsdomElement {
  readonly localName: string;
  getAttributeNS(namespace: null, name: string): string | null;
}

interface Selectors {
  matchesDontThrow: (element: JsdomElement, selector: string | undefined) => boolean;
}

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

const matcherOf = memoized(couldMatch);
const classesIn = memoized((names): ReadonlySet<string> => new Set(names.split(/\s+/)));
const { matchesDontThrow } = selectors;

// jsdom hands every rule of every style sheet to its selector engine for each computed style, and Testing Library reads those
// for each element it considers. Most rules are for other classes, which needs no engine: a test of dialogs took 26 s, and
// takes 10.
selectors.matchesDontThrow = (element, selector) => {
  if (selector !== undefined) {
    const classes = classesIn(element.getAttributeNS(null, "class") ?? "");
    if (!matcherOf(selector)(element.localName.toLowerCase(), classes)) return false;
  }
  return matchesDontThrow(element, selector);
};

/** jest-fixed-jsdom, with computed styles that take less time. It is loaded last, as jsdom copies the function above. */
export default load(environment) as unknown;
