/**
 * Opens a worker that hashes files, draws pictures and finds faces. Its file is sent with the policy of all scripts, under which it may compile
 * WebAssembly, and not with the page's.
 */
export const openWorker = (): Worker =>
  new Worker(new URL("../../../worker/worker.ts", import.meta.url), { name: "hash" });
