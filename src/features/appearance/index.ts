export { AppearanceDialog } from "./AppearanceDialog";
