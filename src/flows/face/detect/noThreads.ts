/** The package asks for it by name. */
export const wasmWorkerContents = "";

/** Stands for the build of TensorFlow's WebAssembly with threads, which is not part of ours. */
export default function noThreads(): never {
  throw new Error("There are no threads.");
}
