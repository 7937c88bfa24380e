export { UploadsWatcher } from "./UploadsWatcher";
