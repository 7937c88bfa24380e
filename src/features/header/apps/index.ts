export { AppsPage } from "./AppsPage";
export { AppsPanel } from "./AppsPanel";
