export { ClassroomLine } from "./ClassroomLine";
export { useClassroom } from "./useClassroom";
