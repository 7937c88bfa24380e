import type { Page } from "@playwright/test";

/** Where the page speaks to screen readers. */
export const LIVE_REGIONS = "#announcer > [aria-live]";

/**
 * Which of the page's live regions Chromium leaves out of its accessibility tree, by role. The tree, not the
 * markup, decides what a screen reader hears [A11Y-03].
 */
export async function hiddenRegions(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Accessibility.enable");
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const { root } = await session.send("DOM.getDocument");
  const { nodeIds } = await session.send("DOM.querySelectorAll", {
    nodeId: root.nodeId,
    selector: LIVE_REGIONS,
  });
  const exposed = new Set<string>();
  for (const nodeId of nodeIds) {
    const { node } = await session.send("DOM.describeNode", { nodeId });
    const heard = nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === node.backendNodeId);
    if (heard && !heard.ignored) exposed.add(String(heard.role?.value));
  }
  await session.detach();
  return ["status", "alert"].filter((role) => !exposed.has(role));
}
