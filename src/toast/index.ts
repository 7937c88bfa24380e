export { LateToasts, loadToastStack } from "./LateToasts";
export { ToastLogLine } from "./ToastLogLine";
export { awaitKeeper } from "./awaitKeeper";
export { type LessonEnds, USUAL_LESSONS } from "./flow/quiet";
export { useToastLog } from "./useToastLog";
