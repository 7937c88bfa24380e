export { AppsPanel } from "./AppsPanel";
