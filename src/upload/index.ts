export type { Uploads } from "./TabUploads";
export { type HashNews, type HashOrder, createJobs } from "./flow/hash/jobs";
export type { UploadPhase } from "./flow/state";
export { uploadsLeft } from "./uploadsLeft";
export type { UploadAct, UploadsView } from "./uploadsView";
export { UploadsWatcher } from "./UploadsWatcher";
