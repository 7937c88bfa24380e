export { NoticeLogDialog } from "./ToastLogDialog";
