import type { WorkerLike } from "./HashWorker";

/** Opens the worker; its file is sent with the policy of all scripts, under which it may compile WebAssembly (docs/security.md). */
export const openHashWorker = (): WorkerLike =>
  new Worker(new URL("./worker.ts", import.meta.url), { name: "hash" });
