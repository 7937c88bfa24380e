/** As much of a Markdown tree's node as is used here. */
export interface MarkdownNode {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly MarkdownNode[];
}

const DELIMITERS = /^\|(?:\s*:?-+:?\s*\|)+$/;

const text = (value: string): MarkdownNode => ({ type: "text", value });

/** Cuts at every such character in the words between other things, such as code and links. */
function cut(nodes: readonly MarkdownNode[], at: string): MarkdownNode[][] {
  const pieces: MarkdownNode[][] = [[]];
  for (const node of nodes) {
    const [first = "", ...others] = node.type === "text" ? (node.value ?? "").split(at) : [];
    pieces.at(-1)?.push(node.type === "text" ? text(first) : node);
    for (const words of others) pieces.push([text(words)]);
  }
  return pieces;
}

const wordsOf = (nodes: readonly MarkdownNode[]) => nodes.map(({ value = "?" }) => value).join("");

function rowOf(line: readonly MarkdownNode[]): MarkdownNode {
  const cells = cut(line, "|").slice(1, -1);
  return { type: "tableRow", children: cells.map((children) => ({ type: "tableCell", children })) };
}

function tableOf({ type, children = [] }: MarkdownNode): MarkdownNode | null {
  if (type !== "paragraph") return null;
  const [head = [], delimiters = [], ...rows] = cut(children, "\n");
  if (!DELIMITERS.test(wordsOf(delimiters).trim())) return null;
  return { type: "table", children: [head, ...rows].map(rowOf) };
}

const withTables = (node: MarkdownNode): MarkdownNode =>
  tableOf(node) ?? (node.children ? { ...node, children: node.children.map(withTables) } : node);

/** Has the tables of MDX pages drawn as tables, which MDX by itself does not know. */
export const remarkTables = () => withTables;
