export { openAbout } from "./openAbout";
