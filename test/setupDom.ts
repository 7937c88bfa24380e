import "@testing-library/jest-dom";
import { configure } from "@testing-library/dom";
import type * as Axe from "jest-axe";
import { LIGHT, type LightProperty } from "./lightStyle";
import { dropOwnerStacks } from "./dropOwnerStacks";
import { bringEveryMessage } from "../src/base/i18n/everyMessage";
import { countWork } from "./work";

bringEveryMessage();

type Judge = typeof Axe.toHaveNoViolations.toHaveNoViolations;

// Each judgement stands for one run of axe, which few files load.
expect.extend({
  toHaveNoViolations(results: Parameters<Judge>[0]) {
    countWork("axe");
    return jest
      .requireActual<typeof Axe>("jest-axe")
      .toHaveNoViolations.toHaveNoViolations.call(this, results);
  },
});

// A busy machine is slow to draw; how fast it is belongs to bench/.
configure({ asyncUtilTimeout: 5_000 });

const nothing = () => undefined;

/** jsdom lays nothing out, so nothing ever changes its size. */
class IdleResizeObserver implements ResizeObserver {
  readonly observe = nothing;
  readonly unobserve = nothing;
  readonly disconnect = nothing;
}

/** jsdom has no media; tests run as for a person who wants no motion, so that nothing waits for animations. */
const matchMedia = (query: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media: query,
    matches: query.includes("prefers-reduced-motion: reduce"),
    onchange: null,
    addListener: nothing,
    removeListener: nothing,
  });

Object.defineProperty(globalThis, "ResizeObserver", {
  configurable: true,
  writable: true,
  value: IdleResizeObserver,
});
Object.defineProperty(window, "matchMedia", { configurable: true, writable: true, value: matchMedia });

// jsdom knows no pseudo-elements and reports every question about one at length; it answers for the element itself. The whole style is
// worked out only where more is asked than whether an element is shown and can be pressed (test/lightStyle.ts).
const computedStyle = window.getComputedStyle.bind(window);
const { lightStyle } = globalThis as unknown as {
  readonly lightStyle: (element: Element, property: LightProperty) => string;
};
const LIGHT_NAMES = new Map<PropertyKey, LightProperty>([
  ...LIGHT.map((name) => [name, name] as const),
  ["pointerEvents", "pointer-events"],
]);

window.getComputedStyle = (element) => {
  let whole: CSSStyleDeclaration | undefined;
  const read = () => (whole ??= computedStyle(element));
  const getPropertyValue = (name: string) => {
    const light = LIGHT_NAMES.get(name);
    return light ? lightStyle(element, light) : read().getPropertyValue(name);
  };
  return new Proxy({} as CSSStyleDeclaration, {
    get: (_, name) => {
      if (name === "getPropertyValue") return getPropertyValue;
      if (LIGHT_NAMES.has(name)) return getPropertyValue(String(LIGHT_NAMES.get(name)));
      const value: unknown = Reflect.get(read(), name);
      return typeof value === "function" ? (value.bind(read()) as unknown) : value;
    },
    has: (_, name) => name in read(),
    ownKeys: () => Reflect.ownKeys(read()),
    getOwnPropertyDescriptor: (_, name) => Reflect.getOwnPropertyDescriptor(read(), name),
  });
};

dropOwnerStacks();

// React asks whether to let others have their turn. Where one act() ends within another, it asks outside of the scheduler, is told to
// wait each time, and asks again without a pause until the update is overdue after 5 s. That is of no test in particular, and no option of React's turns it off (ADR 47).
Object.assign(jest.requireActual<object>("scheduler"), { unstable_shouldYield: () => false });

// axe and role queries over a whole page take seconds in jsdom on a busy machine; nothing here waits on purpose.
jest.setTimeout(60_000);
