export { KeyboardHelpDialog } from "./KeyboardHelpDialog";
