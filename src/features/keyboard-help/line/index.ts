export { KeysLine } from "./KeysLine";
