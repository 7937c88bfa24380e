import { couldMatch } from "./couldMatch";

const may = (selector: string, name: string, ...classes: string[]) =>
  couldMatch(selector)(name, new Set(classes));

it.each([
  [".a", "div", ["b"]],
  [".a.b", "div", ["a"]],
  ["input", "div", []],
  [".a .b", "div", ["a"]],
  [".b>.a:hover", "div", ["b"]],
  ["main[title='.a, .b'] .c", "main", ["a", "b"]],
  [":is(.a, .b) .c", "p", ["a"]],
  [".a, .b", "p", ["c"]],
  ["INPUT", "div", []],
])("rules out %s for a %s with the classes %j", (selector, name, classes) => {
  expect(may(selector, name, ...classes)).toBe(false);
});

it.each([
  [".a", "div", ["a"]],
  ["*", "div", []],
  ["INPUT.a", "input", ["a", "b"]],
  [".a, .b", "p", ["b"]],
  [".b .a:not(.c)", "p", ["a", "c"]],
  [":is(.a, .b)", "p", ["c"]],
  ["#id", "p", []],
  ["[data-x='a b']", "p", []],
  ["::before", "p", []],
  [".sm\\:a", "p", []],
  ["", "p", []],
])("leaves %s for a %s with the classes %j to the engine", (selector, name, classes) => {
  expect(may(selector, name, ...classes)).toBe(true);
});
