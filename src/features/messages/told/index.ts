export { MessageTold } from "./MessageTold";
