import type { Page } from "@playwright/test";

/** A node of Chromium's accessibility tree, as much of it as is read here. Source: the DevTools protocol's `Accessibility.AXNode`. */
interface Node {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value?: unknown };
  readonly name?: { readonly value?: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
  readonly childIds?: readonly string[];
}

/** What the live regions of a page say at this moment, by how soon it is spoken, as Chromium tells assistive technology. */
export async function spokenHere(page: Page): Promise<Readonly<Record<"polite" | "assertive", string>>> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send("Accessibility.getFullAXTree")) as {
    readonly nodes: readonly Node[];
  };
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const wordsOf = ({ role, name, childIds = [] }: Node): string =>
    role?.value === "StaticText"
      ? (name?.value ?? "")
      : childIds
          .map((id) => byId.get(id))
          .reduce((words, child) => words + (child ? wordsOf(child) : ""), "");
  const said = (urgency: string) =>
    nodes
      .filter(
        ({ ignored, properties = [] }) =>
          !ignored && properties.some(({ name, value }) => name === "live" && value.value === urgency),
      )
      .map(wordsOf)
      .join("\n");
  return { polite: said("polite"), assertive: said("assertive") };
}
