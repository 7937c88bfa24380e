export { FullscreenButton } from "./FullscreenButton";
export { FullscreenLine } from "./FullscreenLine";
export { useFullscreen } from "./useFullscreen";
