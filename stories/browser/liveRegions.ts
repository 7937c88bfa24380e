import type { Page } from "@playwright/test";

/** The page's live regions for screen readers. */
export const LIVE_REGIONS = "#announcer > [aria-live]";

/**
 * The roles of those elements that Chromium has in its accessibility tree. The tree, not the markup, decides what a
 * screen reader finds and hears [A11Y-03].
 */
export async function exposedRoles(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Accessibility.enable");
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const { root } = await session.send("DOM.getDocument");
  const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
  const roles: string[] = [];
  for (const nodeId of nodeIds) {
    const { node } = await session.send("DOM.describeNode", { nodeId });
    const heard = nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === node.backendNodeId);
    if (heard && !heard.ignored) roles.push(String(heard.role?.value));
  }
  await session.detach();
  return roles;
}

/** Which of the page's live regions Chromium leaves out of its accessibility tree, by role [A11Y-03]. */
export async function hiddenRegions(page: Page): Promise<string[]> {
  const exposed = await exposedRoles(page, LIVE_REGIONS);
  return ["status", "alert"].filter((role) => !exposed.includes(role));
}
