export { ClassroomPage } from "./ClassroomPage";
