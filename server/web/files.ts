import type { FastifyReply, FastifyRequest } from "fastify";
import { type Dirent, readdirSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import path from "node:path";
import { addVary } from "./compress";
import { DATA_POLICY, SCRIPT_POLICY } from "../settings/csp";
import { codeOf } from "../settings/fault";
import { chooseEncoding, type Encoding } from "./encoding";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

const SUFFIXES: Readonly<Record<Encoding, string>> = { br: ".br", gzip: ".gz" };
const FOREVER = "public, max-age=31536000, immutable";
const ASK_AGAIN = "no-cache";
/** A file whose name changes with its content. */
const HASHED = /[.-][0-9a-f]{8,}\.[a-z0-9.]+$/;
/** How often a miss may look at the disk again, milliseconds: a deployment is noticed before the first of its files is asked for. */
const RESCAN_MS = 100;

interface ServedFile {
  readonly file: string;
  readonly encodings: readonly Encoding[];
  readonly immutable: boolean;
}

/**
 * The built files by their address. Only what the list names is ever read, so no address, however it is written,
 * leads out of the folders.
 */
export class BuiltFiles {
  #files: ReadonlyMap<string, ServedFile> = new Map();
  #scanned = 0;

  constructor(
    private readonly folders: readonly { readonly folder: string; readonly skip?: RegExp }[],
    private readonly now: () => number = Date.now,
  ) {
    this.#scan();
  }

  /** The file at an address, or undefined. */
  find(address: string): ServedFile | undefined {
    const known = this.#files.get(address);
    if (known || this.now() - this.#scanned < RESCAN_MS) return known;
    this.#scan();
    return this.#files.get(address);
  }

  /** The addresses of the files that are there now. */
  get addresses(): Iterable<string> {
    return this.#files.keys();
  }

  #scan(): void {
    this.#scanned = this.now();
    const found = new Map<string, ServedFile>();
    for (const { folder, skip } of this.folders) {
      const names = new Set(walk(folder));
      for (const name of names) {
        if (/\.(br|gz)$/.test(name) || skip?.test(name)) continue;
        const encodings = (Object.keys(SUFFIXES) as Encoding[]).filter((key) =>
          names.has(name + SUFFIXES[key]),
        );
        const immutable = name.startsWith("assets/") || HASHED.test(name);
        found.set(`/${name}`, { file: path.join(folder, name), encodings, immutable });
      }
    }
    this.#files = found;
  }
}

/** All files below a folder as `a/b.js`; links are not followed. */
function walk(folder: string): string[] {
  let entries: Dirent[];
  try {
    entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  } catch {
    return [];
  }
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"));
}

/** What the system says of a file that has gone since the folders were read, or that is no longer a file. */
const GONE = new Set(["ENOENT", "ENOTDIR", "EACCES", "EPERM", "EISDIR", "ELOOP"]);

/** Opens a file for reading, or answers null where there is none. */
async function openFile(file: string): Promise<FileHandle | null> {
  try {
    const handle = await open(file);
    if ((await handle.stat()).isFile()) return handle;
    await handle.close();
  } catch (error) {
    if (!GONE.has(codeOf(error))) throw error;
  }
  return null;
}

/** Sends a built file in the best form the browser takes; unchanged ones as 304, one that has gone since as 404. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  served: ServedFile,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers["accept-encoding"], served.encodings);
  const handle = await openFile(encoding ? served.file + SUFFIXES[encoding] : served.file);
  if (!handle) {
    reply.callNotFound();
    return reply;
  }
  const info = await handle.stat();
  const extension = path.extname(served.file);
  const etag = `"${info.size.toString(36)}-${Math.round(info.mtimeMs).toString(36)}${encoding ? `-${encoding}` : ""}"`;
  reply
    .headers({
      etag,
      "cache-control": served.immutable ? FOREVER : ASK_AGAIN,
      "content-security-policy": /^\.m?js$/.test(extension) ? SCRIPT_POLICY : DATA_POLICY,
    })
    .type(TYPES[extension] ?? "application/octet-stream");
  if (served.encodings.length > 0) addVary(reply, "Accept-Encoding");
  if (request.headers["if-none-match"]?.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, "") === etag)) {
    await handle.close();
    return reply.code(304).send();
  }
  if (encoding) reply.header("content-encoding", encoding);
  reply.header("content-length", info.size);
  return reply.send(handle.createReadStream());
}
