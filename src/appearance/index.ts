export { AppearanceLine } from "./AppearanceLine";
export { notKept } from "./notKept";
export { useOpenAppearance } from "./useOpenAppearance";
export { useThemeKeeping } from "./useThemeKeeping";
export { ThemePictureWatcher } from "./ThemePictureWatcher";
