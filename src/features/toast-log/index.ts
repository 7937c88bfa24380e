export { ToastLogDialog } from "./ToastLogDialog";
