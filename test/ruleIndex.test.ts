import { RuleIndex, type JsdomRule } from "./ruleIndex";

const rule = (selectorText: string): JsdomRule => ({ selectorText });
const selectors = (rules: readonly JsdomRule[]) => rules.map(({ selectorText }) => selectorText);

const index = new RuleIndex();
const [a, b, both, any] = [rule(".a"), rule(".b:hover"), rule(".c .a, .b"), rule("[hidden]")];
const media: JsdomRule = { cssRules: [rule(".d")] };

it("finds the rules for an element's classes and those that need none, in the document's order", () => {
  index.update([{ cssRules: [b, any] }, { cssRules: [a, both, media] }]);
  expect(selectors(index.for(new Set(["a"])))).toEqual(["[hidden]", ".a", ".c .a, .b"]);
  expect(selectors(index.for(new Set(["b", "a"])))).toEqual([".b:hover", "[hidden]", ".a", ".c .a, .b"]);
  expect(selectors(index.for(new Set(["c"])))).toEqual(["[hidden]"]);
  expect(index.for(new Set(["d"]))).toEqual([any, media]);
});

it("forgets rules that are gone and knows new ones", () => {
  index.update([{ cssRules: [a] }]);
  const classes = new Set(["a", "b"]);
  expect(index.for(classes)).toEqual([a]);
  index.update([{ cssRules: [b] }]);
  expect(index.for(classes)).toEqual([b]);
});
