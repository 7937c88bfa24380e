export { ClassroomLine } from "./ClassroomLine";
export { DesktopPage } from "./DesktopPage";
export { DesktopSkeleton } from "./DesktopSkeleton";
export { cardApi } from "./card.api";
export { ClassroomPage } from "./classroom/ClassroomPage";
export type { DesktopCard } from "./rows";
export { useClassroom } from "./useClassroom";
export { DeskWatcher } from "./DeskWatcher";
