export { stop as default } from "./globalSetup";
