export { notKept } from "./notKept";
export { useThemeKeeping, type Keeping } from "./useThemeKeeping";
