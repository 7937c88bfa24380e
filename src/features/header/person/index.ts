export type { PersonLine } from "./lines";
export { personPanel } from "./personPanel";
export { askForLink } from "./askForLink";
export { preloadConfirmation } from "./confirmed";
export { AnyAccountLine } from "./AnyAccountLine";
export { HelpLine } from "./HelpLine";
export { LogoutLine } from "./LogoutLine";
export { OtherIdentityLine } from "./OtherIdentityLine";
