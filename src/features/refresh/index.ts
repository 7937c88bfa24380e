export { Refresh } from "./Refresh";
