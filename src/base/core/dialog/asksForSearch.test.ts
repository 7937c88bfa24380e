import { asksForSearch } from "./asksForSearch";

const pressed = (more: object) => ({
  key: "k",
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  keyCode: 75,
  ...more,
});

it.each([
  [{ ctrlKey: true }, true],
  [{ metaKey: true }, true],
  [{ ctrlKey: true, key: "K" }, true],
  [{}, false],
  [{ ctrlKey: true, metaKey: true }, false],
  [{ ctrlKey: true, altKey: true }, false],
  [{ ctrlKey: true, shiftKey: true }, false],
  [{ ctrlKey: true, isComposing: true }, false],
  [{ ctrlKey: true, keyCode: 229 }, false],
  [{ ctrlKey: true, key: "j" }, false],
  // A browser that fills a form tells of a key without a name.
  [{ key: undefined }, false],
])("%j asks for the search: %p [DESK-10]", (keys, expected) => {
  expect(asksForSearch(pressed(keys) as KeyboardEvent)).toBe(expected);
});
