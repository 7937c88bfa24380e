import path from "node:path";
import { REJECTED_EXTENSIONS, REJECTED_FEW } from "../../src/base/core/file/fileNames";
import { type BucketSettings, readBucket } from "./bucketSettings";
import { StartFault } from "./fault";
import { LIMITS } from "./limits";
import { readScanner, type ScannerSettings } from "./scannerSettings";
import { readVoice, type VoiceSettings } from "./voiceSettings";

/** Where uploaded files lie and what may be uploaded. Sizes are in bytes. */
export interface FileSettings {
  /** The folder of files, of uploads that go on, and of what is coming in; all on one file system. With a bucket, of the last alone. */
  readonly folder: string;
  /** The S3 store that keeps files and uploads instead. */
  readonly bucket: BucketSettings | null;
  /** The largest file. */
  readonly uploadLimit: number;
  readonly personQuota: number;
  readonly unitQuota: number;
  /** Extensions that no file may have [UP-05]. */
  readonly rejected: ReadonlySet<string>;
  /** What looks for viruses in each file before it is kept; null = nothing does. */
  readonly scanner: ScannerSettings | null;
}

/** Everything a start can be told. Folders are absolute. */
export interface ServerOptions {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** The folder of the build. */
  readonly dist: string;
  /** More folders with built sub-applications, each under its own name; beside those of the build. */
  readonly subAppDirs: readonly string[];
  readonly files: FileSettings;
  /** The file with the key by which faces are encrypted; null = one in the data folder, which is made when it is needed. */
  readonly faceKeyFile: string | null;
  /** PostgreSQL instead of SQLite. */
  readonly databaseUrl: string | null;
  /** Another deployment of the contract; this process then serves pages alone. */
  readonly platformUrl: URL | null;
  /** The deployment's own service that sends mail and text messages, and what lets us in there. */
  readonly messages: { readonly url: URL; readonly token: string | null } | null;
  /** A speech recogniser elsewhere; null = our own, where one is installed. */
  readonly voice: VoiceSettings | null;
  /** A JSON file over the defaults of the site's configuration. */
  readonly siteConfig: string | null;
  /** Whether the demo is there: its people, its schools, and the pages of its other systems. */
  readonly demo: boolean;
  /** A password of your own for `admin`, which then is no demo account any more. */
  readonly adminPassword: string | null;
  /** Most connections of one address at once. */
  readonly addressConnections: number;
  /** Whether policy reports may be read back at `/csp-report`; for tests and development. */
  readonly listReports: boolean;
  /** Whether the server draws the desktop of a session into its page (docs/adr/0028-desktop-in-the-html.md). */
  readonly drawDesktop: boolean;
  /** Whether the portal is being worked on (`npm run dev`). */
  readonly development: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

function portOf(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new StartFault(`PORT=${text} is not a port number. Use one from 1 to 65535.`);
}

function addressOf(name: string, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new StartFault(`${name}=${text} is not an address. Use one such as https://platform.example.org.`);
}

function switchOf(name: string, text: string): boolean {
  if (text === "0" || text === "1") return text === "1";
  throw new StartFault(`${name}=${text} is neither 0 nor 1.`);
}

function bytesOf(name: string, text: string): number {
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text);
  throw new StartFault(`${name}=${text} is not a number of bytes. Use one such as 1073741824.`);
}

function countOf(name: string, text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new StartFault(`${name}=${text} is not a number from 1 to 999999.`);
}

/** The extensions of a list such as `php,exe`, or the shorter one of ours. */
function extensionsIn(name: string, text: string | null): ReadonlySet<string> {
  if (text === null) return REJECTED_EXTENSIONS;
  if (text === "few") return REJECTED_FEW;
  const extensions = text.split(",").map((extension) => extension.trim().toLowerCase());
  if (extensions.every((extension) => /^[\p{L}\p{N}_-]{1,20}$/u.test(extension))) return new Set(extensions);
  throw new StartFault(`${name}=${text} is no list of extensions. Use one such as exe,jsp,php, or few.`);
}

/** The site's own list of extensions that no upload may have, as pages are told it; null where it is the usual one. */
export const siteListOf = (rejected: ReadonlySet<string>): string[] | null =>
  rejected === REJECTED_EXTENSIONS ? null : [...rejected];

/** The default limits of files, in bytes; screens tell them in powers of ten, as disks are sold. */
export const FILE_LIMITS = {
  uploadLimit: 20e9,
  personQuota: 50e9,
  unitQuota: 1e12,
} as const;

/** The largest file that is given to the scanner by default, bytes: as much as clamd takes unless it is told otherwise. */
const SCAN_LIMIT = 100 * 2 ** 20;

/** Reads the environment; what is empty counts as absent. */
export function readOptions(environment: Environment): ServerOptions {
  const read = (name: string) => {
    const text = environment[name]?.trim() ?? "";
    return text === "" ? null : text;
  };
  const bytes = (name: string, standard: number) => bytesOf(name, read(name) ?? String(standard));
  const dataDir = path.resolve(read("DATA_DIR") ?? "data");
  const platform = read("PLATFORM_URL");
  const messages = read("MESSAGES_URL");
  const faceKey = read("FACE_KEY_FILE");
  return {
    port: portOf(read("PORT") ?? "8080"),
    host: read("HOST") ?? "127.0.0.1",
    dataDir,
    files: {
      folder: path.resolve(read("STORAGE_DIR") ?? dataDir),
      bucket: readBucket(read("S3_URL"), read("S3_KEY"), read("S3_SECRET")),
      uploadLimit: bytes("UPLOAD_LIMIT", FILE_LIMITS.uploadLimit),
      personQuota: bytes("PERSON_QUOTA", FILE_LIMITS.personQuota),
      unitQuota: bytes("UNIT_QUOTA", FILE_LIMITS.unitQuota),
      rejected: extensionsIn("UPLOAD_REJECTED", read("UPLOAD_REJECTED")),
      scanner: readScanner(read("CLAMD_URL"), bytes("SCAN_LIMIT", SCAN_LIMIT)),
    },
    faceKeyFile: faceKey === null ? null : path.resolve(faceKey),
    dist: path.resolve(read("PORTAL_DIST") ?? "dist"),
    subAppDirs: (read("SUBAPP_DIRS") ?? "")
      .split(path.delimiter)
      .filter((folder) => folder !== "")
      .map((folder) => path.resolve(folder)),
    databaseUrl: read("DATABASE_URL"),
    platformUrl: platform === null ? null : addressOf("PLATFORM_URL", platform),
    messages:
      messages === null ? null : { url: addressOf("MESSAGES_URL", messages), token: read("MESSAGES_TOKEN") },
    voice: readVoice(read("VOICE_URL"), read("VOICE_APP_KEY"), read("VOICE_TOKEN"), read("VOICE_TOKEN_FILE")),
    siteConfig: read("SITE_CONFIG"),
    demo: switchOf("DEMO", read("DEMO") ?? "1"),
    adminPassword: read("ADMIN_PASSWORD"),
    addressConnections: countOf(
      "ADDRESS_CONNECTIONS",
      read("ADDRESS_CONNECTIONS") ?? String(LIMITS.addressConnections),
    ),
    listReports: read("CSP_REPORTS") === "list",
    drawDesktop: switchOf("DRAW_DESKTOP", read("DRAW_DESKTOP") ?? "1"),
    development: read("NODE_ENV") === "development",
  };
}
