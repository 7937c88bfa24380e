import { remarkTables, type MarkdownNode } from "../../.storybook/tables";

const text = (value: string): MarkdownNode => ({ type: "text", value });
const page = (...children: MarkdownNode[]): MarkdownNode => ({
  type: "root",
  children: [{ type: "paragraph", children }],
});

it("rows of words between bars are a table, with code and links in its cells", () => {
  const code = { type: "inlineCode", value: "a | b" };
  const tree = page(text("| key | does |\n| --- | :-: |\n| "), code, text(" | goes |"));
  const [table] = remarkTables()(tree).children ?? [];
  expect(table?.type).toBe("table");
  expect(table?.children?.map(({ children }) => children?.length)).toEqual([2, 2]);
  expect(table?.children?.[1]?.children?.[0]?.children).toContainEqual(code);
});

it("bars in a sentence are none", () => {
  const tree = page(text("either | or\nboth"));
  expect(remarkTables()(tree)).toEqual(tree);
});
