import type { WorkerLike } from "./PictureWorker";

/** Opens the worker; its file is sent with the policy of all scripts, not with the page's. */
export const openPictureWorker = (): WorkerLike =>
  new Worker(new URL("./worker.ts", import.meta.url), { name: "picture" });
