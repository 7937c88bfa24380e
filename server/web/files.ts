import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from "fastify";
import { type Dirent, readdirSync } from "node:fs";
import path from "node:path";
import { type Refusal, refusals, sendPlainly } from "../platform/envelope";
import { addVary } from "./compress";
import { DATA_POLICY, SCRIPT_POLICY } from "../settings/csp";
import { codeOf } from "../settings/fault";
import { STYLES_PATH } from "../../theme/themes";
import { chooseEncoding, ENCODINGS, type Encoding } from "./encoding";

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
  ".tgz": "application/gzip",
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
/** The looks' files of any release. */
const ANY_STYLES = /^\/common\/plugins\/common-ph\/\d{1,4}(?:\.\d{1,4}){0,3}\/css\//;
/** How often a miss may look at the disk again, milliseconds: a deployment is noticed before the first of its files is asked for. */
const RESCAN_MS = 100;

/** A folder whose files are served, but for those that `skip` matches; `below` begins their addresses, such as `kit/`. */
interface ServedFolder {
  readonly folder: string;
  readonly skip?: RegExp;
  readonly below?: string;
}

interface ServedFile {
  readonly folder: string;
  /** Its path in the folder. */
  readonly name: string;
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
    private readonly folders: readonly ServedFolder[],
    private readonly now: () => number = Date.now,
  ) {
    this.#scan();
  }

  /** The file at an address, or undefined. A look's file answers for every release of the shared files [THEME-09]. */
  find(asked: string): ServedFile | undefined {
    const address = asked.replace(ANY_STYLES, STYLES_PATH);
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
    for (const { folder, skip, below = "" } of this.folders) {
      const names = new Set(walk(folder));
      for (const name of names) {
        if (/\.(br|gz)$/.test(name) || skip?.test(name)) continue;
        const encodings = (Object.keys(SUFFIXES) as Encoding[]).filter((key) =>
          names.has(name + SUFFIXES[key]),
        );
        const immutable = name.startsWith("assets/") || HASHED.test(name);
        found.set(`/${below}${name}`, { folder, name, encodings, immutable });
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

/** The answer for a part that a file does not have, or for a file that is no longer the requested one. */
const REFUSED: Readonly<Record<number, () => Refusal>> = {
  412: refusals.changed,
  416: refusals.noSuchPart,
};

/** The system's errors for a file that was deleted since the folders were read, or that is no longer a file. */
const GONE = new Set(["ENOENT", "ENOTDIR", "EACCES", "EPERM", "EISDIR", "ELOOP"]);

/** The route option with which refusals of `sendFile` leave with their own status. */
export const answerFileFaults: NonNullable<RouteShorthandOptions["errorHandler"]> = (error, _, reply) => {
  if (GONE.has(codeOf(error))) {
    reply.callNotFound();
    return;
  }
  const refused = REFUSED[error.statusCode ?? 500];
  if (!refused) throw error;
  if ("headers" in error && typeof error.headers === "object") reply.headers({ ...error.headers });
  sendPlainly(reply, refused());
};

/**
 * Lets replies send files and parts of them, unchanged ones as 304. Which form goes out, and as what type, is decided
 * below: the package would send `br` to a browser that refuses it before a `*`.
 */
export function sendFiles(app: FastifyInstance): void {
  app.register(fastifyStatic, {
    serve: false,
    contentType: false,
    cacheControl: false,
    index: false,
    setHeaders: (response, file) => {
      const encoding = ENCODINGS.find((each) => file.endsWith(SUFFIXES[each]));
      if (encoding) response.setHeader("content-encoding", encoding);
    },
  });
}

/** Sends a built file in the best form the browser takes. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, served: ServedFile): FastifyReply {
  const { folder, name, encodings, immutable } = served;
  const encoding = chooseEncoding(request.headers["accept-encoding"], encodings);
  const extension = path.extname(name);
  reply
    .headers({
      "cache-control": immutable ? FOREVER : ASK_AGAIN,
      "content-security-policy": /^\.m?js$/.test(extension) ? SCRIPT_POLICY : DATA_POLICY,
    })
    .type(TYPES[extension] ?? "application/octet-stream");
  if (encodings.length > 0) addVary(reply, "Accept-Encoding");
  return reply.sendFile(encoding ? name + SUFFIXES[encoding] : name, folder);
}
