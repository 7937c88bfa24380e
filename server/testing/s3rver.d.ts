/** The part of `@20minutes/s3rver` that tests use; the package has no types. */
declare module "@20minutes/s3rver" {
  import type { Server } from "node:http";
  import type { AddressInfo } from "node:net";

  interface Context {
    readonly method: string;
    readonly path: string;
    readonly query: Readonly<Record<string, string | undefined>>;
    readonly store: Store;
    status: number;
    type: string;
    body: string;
  }
  interface Store {
    readonly listObjects: (
      bucket: string,
      options: {
        readonly prefix: string;
        readonly delimiter: string;
        readonly startAfter: string;
        readonly maxKeys: number;
      },
    ) => Promise<{
      readonly objects: readonly {
        readonly key: string;
        readonly size: number;
        readonly metadata: { readonly "last-modified": string };
      }[];
      readonly commonPrefixes: readonly string[];
      readonly isTruncated: boolean;
    }>;
    /** Writes what is put to a file. */
    putContent: (file: string, content: unknown) => Promise<unknown>;
    readonly getResourcePath: (bucket: string, key: string | undefined, resource: string) => string;
  }
  type Middleware = (context: Context, next: () => Promise<void>) => Promise<void>;

  export default class S3rver {
    constructor(options: {
      readonly address: string;
      readonly port: number;
      readonly directory: string;
      readonly silent: boolean;
      readonly allowMismatchedSignatures: boolean;
      readonly configureBuckets: readonly { readonly name: string }[];
    });
    readonly middleware: Middleware[];
    readonly store: Store;
    readonly httpServer: Server;
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
