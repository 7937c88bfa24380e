import type { Locator } from "@playwright/test";

/** The place of an element in the window, CSS pixels; throws if it is not rendered. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("What is to be measured is not drawn");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Whether two elements on the screen overlap. */
export async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  return a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom;
}
