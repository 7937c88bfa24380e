import type { Page } from "@playwright/test";

/** The page's live regions for screen readers. */
const LIVE_REGIONS = "#announcer > [aria-live]";

/**
 * The roles of those elements that Chromium has in its accessibility tree. The tree, not the markup, decides what a
 * screen reader finds and hears [A11Y-03].
 */
export async function exposedRoles(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Accessibility.enable");
  const { root } = await session.send("DOM.getDocument", { depth: 0 });
  const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
  const found = await Promise.all(
    nodeIds.map((nodeId) =>
      session.send("Accessibility.getPartialAXTree", { nodeId, fetchRelatives: false }),
    ),
  );
  // Otherwise the page goes on to keep the tree, for every story after this one.
  await session.send("Accessibility.disable");
  await session.detach();
  return found.flatMap(({ nodes: [node] }) => (node && !node.ignored ? [String(node.role?.value)] : []));
}

/** Which of the page's live regions Chromium leaves out of its accessibility tree, by role [A11Y-03]. */
export async function hiddenRegions(page: Page): Promise<string[]> {
  const exposed = await exposedRoles(page, LIVE_REGIONS);
  return ["status", "alert"].filter((role) => !exposed.includes(role));
}
