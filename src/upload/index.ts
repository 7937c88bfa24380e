export type { Uploads } from "./TabUploads";
export { type HashMessage, type HashCommand, createJobs } from "./flow/hash/jobs";
export type { UploadPhase } from "./flow/state";
export { uploadsLeft } from "./uploadsLeft";
export type { UploadAct, UploadsView } from "./uploadsView";
export { UploadsWatcher } from "./UploadsWatcher";
