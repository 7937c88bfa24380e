// One chunk for signing in by one's face: the camera and what shows it.
export { FaceDialog } from "./FaceDialog";
