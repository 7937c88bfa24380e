export { DownloadsLine } from "./DownloadsLine";
