export { FullscreenLine } from "./FullscreenLine";
export { useFullscreen } from "./useFullscreen";
