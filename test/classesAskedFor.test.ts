import { classesAskedFor } from "./classesAskedFor";

it.each([
  [".a", ["a"]],
  [".a.b", ["a"]],
  [".a .b", ["b"]],
  [".b>.a:hover", ["a"]],
  ["main[title='.a, .b'] .c", ["c"]],
  [":is(.a, .b) .c", ["c"]],
  [".a, .b", ["a", "b"]],
  ["INPUT.a", ["a"]],
  [".b .a:not(.c)", ["a"]],
])("%s is for elements with one of the classes %j", (selector, classes) => {
  expect(classesAskedFor(selector)).toEqual(classes);
});

it.each(["*", "input", ":is(.a, .b)", "#id", "[data-x='a b']", "::before", ".sm\\:a", ""])(
  "%s may be for any element",
  (selector) => {
    expect(classesAskedFor(selector)).toEqual([null]);
  },
);
