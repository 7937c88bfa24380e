export { NoticeLogDialog } from "./NoticeLogDialog";
