import { isSubAppName } from "../../base/core/apps/viewportAddress";
import { isPlainObject } from "../../base/core/wire/isPlainObject";
import { cut, type Found } from "./report";

/** A page of an application: the entry that a manifest names, with what the loader makes of it. */
interface ManifestPage {
  readonly fileId: string;
  /** The addresses that would be loaded, or the key whose address is refused. */
  readonly entry: { readonly script: string; readonly style?: string } | { readonly refused: string };
}

/** What a manifest says, as far as the lab reads it. */
export interface ReadLabManifest {
  readonly pages: readonly ManifestPage[];
  /** How many there are in all; those beyond the most are not read. */
  readonly count: number;
  /** Names of entries that no address may have. */
  readonly badNames: readonly string[];
  readonly version: string;
  readonly serverVersion: string;
}

/** As many pages of one manifest as are read. */
const MOST_PAGES = 50;

/** The loader's own reader of one entry (`readManifest`), which the lab asks about each page. */
export type ReadEntry = (
  fileId: string,
) =>
  | { readonly script: string; readonly style?: string }
  | { readonly reason: string; readonly detail: string };

const textOf = (value: unknown) => (typeof value === "string" ? cut(value, 64) : "");

/** Reads the pages of a manifest by the loader's reader; null for what has no `entries`. */
export function readLabManifest(document: unknown, readEntry: ReadEntry): ReadLabManifest | null {
  if (!isPlainObject(document) || !isPlainObject(document["entries"])) return null;
  const names = Object.keys(document["entries"])
    .filter((key) => key.endsWith(".js"))
    .map((key) => key.slice(0, -".js".length));
  const read = names.slice(0, MOST_PAGES);
  return {
    count: names.length,
    badNames: read.filter((name) => !isSubAppName(name)),
    pages: read.filter(isSubAppName).map((fileId) => {
      const entry = readEntry(fileId);
      if (!("reason" in entry)) return { fileId, entry };
      return {
        fileId,
        entry: { refused: `${fileId}${entry.detail.includes(`${fileId}.css`) ? ".css" : ".js"}` },
      };
    }),
    version: textOf(document["version"]),
    serverVersion: textOf(document["serverVersion"]),
  };
}

const keyOf = (file: string) => `entries["${file}"]`;

/** The name of a file that changes with its content, so that browsers may keep it. */
const HASHED = /\.[0-9a-f]{8,32}\.(js|css)$/;

const VERSION = /^\d{1,4}\.\d{1,4}\.\d{1,4}$/;

/** What the loader would say of a manifest, a line for each rule. */
export function manifestChecks(manifest: ReadLabManifest): readonly Found[] {
  const { pages, badNames, count, version } = manifest;
  const tooMany = count > MOST_PAGES;
  const isVersion = VERSION.test(version);
  return [
    {
      status: count === 0 || tooMany ? "fail" : "pass",
      check: "entries",
      key: "entries",
      values: { count, most: MOST_PAGES },
    },
    ...badNames.map((name): Found => ({ status: "fail", check: "pageName", key: keyOf(`${name}.js`) })),
    ...pages.flatMap(({ fileId, entry }): Found[] => {
      if ("refused" in entry)
        return [
          {
            status: "fail",
            check: entry.refused.endsWith(".css") ? "style" : "script",
            key: keyOf(entry.refused),
          },
        ];
      const files = [
        { check: "script", file: `${fileId}.js`, address: entry.script } as const,
        ...(entry.style === undefined
          ? []
          : [{ check: "style", file: `${fileId}.css`, address: entry.style } as const]),
      ];
      return files.flatMap(({ check, file, address }): Found[] => [
        { status: "pass", check, key: keyOf(file), detail: pathOf(address) },
        ...(HASHED.test(pathOf(address))
          ? []
          : [{ status: "note", check: "hash", key: keyOf(file) } as const]),
      ]);
    }),
    { status: isVersion ? "pass" : "note", check: "version", key: "version", detail: version },
  ];
}

const pathOf = (address: string) => address.replace(/^https?:\/\/[^/]*/, "").split("?", 1)[0] ?? "";

/** What `app.json` declares, once its schema takes it. */
export interface DeclaredApp {
  readonly code: string;
  readonly version: string;
  readonly serverVersion?: string | undefined;
  readonly kit: string;
  readonly permissions: readonly { readonly code: string }[];
  readonly needs?: readonly string[] | undefined;
  readonly fills: { readonly page: Readonly<Record<string, string>> };
}

/** A rule of the schema that `app.json` breaks. */
interface SchemaIssue {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** What came of reading `app.json`: null where there is none beside the manifest. */
export type AppDeclaration =
  | { readonly fields: readonly string[]; readonly app: DeclaredApp }
  | {
      readonly fields: readonly string[];
      readonly issues: readonly SchemaIssue[];
      /** The codes of its permissions, as far as they can be read. */
      readonly codes: readonly string[];
    }
  | null;

const RANGE = /^([~^]?)(\d{1,9})\.(\d{1,9})\.(\d{1,9})$/;

/** Whether a version is in a range such as `^1.5.0`, `~1.5.0` or `1.5.0`. */
export function fitsRange(range: string, version: string): boolean {
  const wanted = RANGE.exec(range);
  const given = RANGE.exec(version);
  if (!wanted || !given) return false;
  const [mark = "", ...parts] = wanted.slice(1);
  const wants = parts.map(Number);
  const has = given.slice(2).map(Number);
  const first = wants.findIndex((part, place) => part !== has[place]);
  if (first < 0) return true;
  const isAbove = (has[first] ?? 0) > (wants[first] ?? 0);
  // A caret holds the first part that is not 0, a tilde the first two, no mark all of them.
  const held = mark === "~" ? 2 : mark === "^" ? wants.findIndex((part) => part > 0) + 1 || 3 : 3;
  return isAbove && first >= held;
}

/** What `app.json` says against its schema, and against the manifest and the address that it stands beside. */
export function appChecks(
  declared: AppDeclaration,
  {
    app,
    manifest,
    kitVersion,
  }: { readonly app: string; readonly manifest: ReadLabManifest; readonly kitVersion: string },
): readonly Found[] {
  if (!declared) return [{ status: "note", check: "appFile", key: "app.json" }];
  const issues = "issues" in declared ? declared.issues : [];
  const broken = new Set(issues.map(({ path: [field] }) => String(field)));
  const fields: readonly Found[] = [
    ...issues.map(({ path, message }): Found => ({
      status: "fail",
      check: "field",
      key: path.length > 0 ? path.join(".") : "app.json",
      detail: message,
    })),
    ...declared.fields
      .filter((field) => !broken.has(field))
      .map((field): Found => ({ status: "pass", check: "field", key: field })),
  ];
  const readable: Found = { status: "pass", check: "appFile", key: "app.json" };
  if (!("app" in declared)) return [readable, ...fields];
  const { code, version, kit, fills } = declared.app;
  const inManifest = new Set(manifest.pages.map(({ fileId }) => fileId));
  return [
    readable,
    ...fields,
    { status: code === app ? "pass" : "fail", check: "code", key: "code", values: { app }, detail: code },
    ...(manifest.version !== "" && manifest.version !== version
      ? [
          {
            status: "fail",
            check: "version",
            key: "version",
            detail: `${manifest.version} ≠ ${version}`,
          } as const,
        ]
      : []),
    {
      status: fitsRange(kit, kitVersion) ? "pass" : "fail",
      check: "kit",
      key: "kit",
      values: { version: kitVersion },
      detail: kit,
    },
    ...Object.keys(fills.page)
      .slice(0, MOST_PAGES)
      .map((page): Found => ({
        status: inManifest.has(page) ? "pass" : "fail",
        check: "page",
        key: `fills.page.${page}`,
      })),
  ];
}

/** Says whether pages and server part fit each other, where the manifest names a version of that. */
export const serverCheck = (
  serverVersion: string,
  gap: { readonly older: "client" | "server"; readonly has: string; readonly needs: string } | null,
): readonly Found[] => {
  if (serverVersion === "") return [];
  const key = "serverVersion";
  if (!gap) return [{ status: "pass", check: "serverPart", key, detail: serverVersion }];
  return [
    {
      status: "fail",
      check: "serverPart",
      key,
      values: { older: gap.older, has: gap.has, needs: gap.needs },
      detail: serverVersion,
    },
  ];
};
