/** As much of the package as is measured. */
declare module "simple-uploader.js" {
  interface Chunk {
    /** From 0. */
    readonly offset: number;
    readonly startByte: number;
    readonly endByte: number;
    preprocessFinished(): void;
  }

  export default class Uploader {
    constructor(options: {
      readonly target: string;
      readonly chunkSize: number;
      readonly forceChunkSize: boolean;
      readonly simultaneousUploads: number;
      readonly testChunks: boolean;
      readonly headers: Readonly<Record<string, string>>;
      readonly preprocess: (chunk: Chunk) => void;
      readonly processParams: (params: object, file: object, chunk: Chunk) => Record<string, string | number>;
    });
    addFile(file: File): void;
    upload(): void;
    on(event: "complete", listener: () => void): void;
    on(event: "error", listener: (root: object, file: object, message: string) => void): void;
  }
}
