export { AboutLine } from "./AboutLine";
