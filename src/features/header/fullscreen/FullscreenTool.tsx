import type { ReactElement } from "react";
import { FullscreenButton } from "./FullscreenButton";
import { useFullscreen } from "./useFullscreen";

/** The way to a page that fills the screen, where the browser allows it. */
export function FullscreenTool(): ReactElement | null {
  const fullscreen = useFullscreen();
  return fullscreen && <FullscreenButton {...fullscreen} />;
}
