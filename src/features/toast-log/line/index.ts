export { ToastLogLine } from "./ToastLogLine";
