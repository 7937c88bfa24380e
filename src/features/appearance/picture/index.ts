export { ThemePictureWatcher } from "./ThemePictureWatcher";
