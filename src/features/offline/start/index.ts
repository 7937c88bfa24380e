export { LastDesktop } from "./LastDesktop";
