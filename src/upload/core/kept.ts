import type { PersonKey } from "../../base/core/wire/user";

/**
 * The call by which an application takes a stored file: a POST of JSON to its path. It is made even where the application has been
 * closed meanwhile, and may be made twice; what `file` and `upload` name is added to its body.
 */
export interface Delivery {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** What a device keeps of an upload until it is over, so that it goes on after a reload, a crash or a closed tab [UP-04]. */
export interface KeptUpload<Handle = unknown> {
  readonly person: PersonKey;
  readonly id: string;
  /** Its place among the person's uploads. */
  readonly order: number;
  /** The code of the application that it belongs to. */
  readonly app: string;
  /** The service that the file is for. */
  readonly serverid: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** When the file was changed last, in milliseconds since 1970. */
  readonly changedAt: number;
  /** In hexadecimal digits; null until it has been worked out. */
  readonly md5: string | null;
  /** Bytes of a chunk: what has arrived was cut so. */
  readonly eachSize: number;
  readonly deliver: Delivery | null;
  /** What the platform has answered of the stored file; null until it is stored. */
  readonly stored: { readonly answer: unknown; readonly sha256: string | null } | null;
  /** Whether the person has paused it. */
  readonly paused: boolean;
  /** What reads the file again, where the browser gives one. */
  readonly handle: Handle | null;
}

/** What tells a file from others without reading it. */
export interface FileMark {
  readonly name: string;
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly lastModified: number;
}

/** Whether a file is, by all signs, the one of an earlier upload. */
export const isFileOf = (kept: KeptUpload, { name, size, lastModified }: FileMark): boolean =>
  kept.name === name && kept.size === size && kept.changedAt === lastModified;

/** Whether an earlier upload goes where a file that is chosen now is to go: the same file may be wanted in two folders. */
export const goesTo = (kept: KeptUpload, app: string, deliver: Delivery | null): boolean =>
  kept.app === app && JSON.stringify(kept.deliver) === JSON.stringify(deliver);
