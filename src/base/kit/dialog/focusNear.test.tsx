import { focusNear, pathOf } from "./focusNear";

function setUp(markup: readonly (readonly [tag: string, id: string, parent?: string])[]) {
  document.body.replaceChildren();
  for (const [tag, id, parent] of markup) {
    const element = document.createElement(tag);
    element.id = id;
    (parent ? part(parent) : document.body).append(element);
  }
}

function part(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`There is no #${id}`);
  return found;
}

const PAGE = [
  ["header", "header"],
  ["a", "home", "header"],
  ["main", "main"],
  ["button", "add", "main"],
  ["ul", "list", "main"],
  ["li", "row1", "list"],
  ["button", "edit1", "row1"],
  ["li", "row2", "list"],
  ["button", "edit2", "row2"],
] as const;

describe("focusNear", () => {
  it("goes back to where the focus was [A11Y-02]", () => {
    setUp(PAGE);
    focusNear(pathOf(part("edit2")));
    expect(part("edit2")).toHaveFocus();
  });

  it("goes to the nearest control that is left when a row is gone [A11Y-02]", () => {
    setUp(PAGE);
    const path = pathOf(part("edit2"));
    part("row2").remove();
    focusNear(path);
    expect(part("edit1")).toHaveFocus();
  });

  it("stays in the surroundings of a control that takes no focus any more [A11Y-02]", () => {
    setUp(PAGE);
    const path = pathOf(part("edit2"));
    part("edit2").setAttribute("disabled", "");
    focusNear(path);
    expect(part("edit1")).toHaveFocus();
  });

  it("goes to the main content when nothing near is left, rather than to its first control [A11Y-02]", () => {
    setUp(PAGE);
    const path = pathOf(part("edit1"));
    part("list").remove();
    focusNear(path);
    expect(part("main")).toHaveFocus();
  });

  it("goes to the main content when the question came from nowhere, or its whole page is gone [A11Y-02]", () => {
    setUp(PAGE);
    focusNear(pathOf(document.body));
    expect(part("main")).toHaveFocus();

    setUp(PAGE);
    const path = pathOf(part("edit1"));
    setUp(PAGE);
    focusNear(path);
    expect(part("main")).toHaveFocus();
  });

  it("goes to the dialog below when the control in it is gone [A11Y-02]", () => {
    setUp([
      ["main", "main"],
      ["div", "dialog"],
      ["p", "words", "dialog"],
      ["button", "ask", "words"],
    ]);
    part("dialog").setAttribute("role", "dialog");
    const path = pathOf(part("ask"));
    part("ask").remove();
    focusNear(path);
    expect(part("dialog")).toHaveFocus();
  });

  it("leaves inert places alone [A11Y-02]", () => {
    setUp(PAGE);
    part("main").setAttribute("inert", "");
    part("home").setAttribute("href", "#");
    const before = document.activeElement;
    focusNear(pathOf(part("edit1")));
    expect(document.activeElement).toBe(before);
  });
});
