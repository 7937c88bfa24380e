export { AppearanceLine } from "./AppearanceLine";
export { useOpenAppearance } from "./useOpenAppearance";
