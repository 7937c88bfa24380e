import { startPlatform } from "../../e2e/platform";
import type { Tell } from "../figure";
import { measureInBrowser } from "./browserFigures";
import { measureOnPlatform } from "./platformFigures";

/** Measures faces in a browser and on a platform of their own, with the true nets and a drawn camera; tells each figure as it comes. */
export async function measureFaces(dist: string, tell: Tell): Promise<void> {
  const platform = await startPlatform({ PORTAL_DIST: dist });
  try {
    await measureInBrowser(platform.url, tell);
    await measureOnPlatform(platform.url, tell);
  } finally {
    await platform.dispose();
  }
}
