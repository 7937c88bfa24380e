import { isAmbiguous } from "../../base/core/address/safeAddress";

/** Which sub-application: the folder it is served from, and the entry inside it. */
export interface SubAppAddress {
  readonly app: string;
  readonly fileId: string;
}

/** What a manifest says about one entry: absolute addresses on the portal's own origin. */
export interface SubAppEntry {
  readonly script: string;
  readonly style?: string;
}

/** A manifest that cannot be used, and why. */
export interface ManifestFault {
  readonly reason: "manifestInvalid" | "entryMissing";
  readonly detail: string;
}

/** The path of a sub-application's manifest, from the root of the site. */
const manifestPath = (app: string): string => `/${app}/manifest.json`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const own = (record: Record<string, unknown>, key: string): unknown =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** Resolves an address beside the manifest; answers null when it would leave the portal's origin. */
const sameOrigin = (value: unknown, base: URL): string | null => {
  if (typeof value !== "string" || value === "" || isAmbiguous(value) || !URL.canParse(value, base))
    return null;
  const url = new URL(value, base);
  const here = url.protocol === base.protocol && url.origin === base.origin;
  const plain = here && url.username === "" && url.password === "" && url.hash === "";
  return plain ? url.href : null;
};

/**
 * Reads one entry out of a manifest (`entries: {"{fileId}.js": url, "{fileId}.css": url}`). Only keys of the
 * object's own count, and both addresses must lie on `origin` [VIEW-01].
 */
export const readManifest = (
  document: unknown,
  { app, fileId }: SubAppAddress,
  origin: string,
): SubAppEntry | ManifestFault => {
  const base = new URL(manifestPath(app), origin);
  const entries = isRecord(document) ? own(document, "entries") : undefined;
  if (!isRecord(entries)) return { reason: "manifestInvalid", detail: `${base.pathname}: no entries` };

  const script = own(entries, `${fileId}.js`);
  if (script === undefined) return { reason: "entryMissing", detail: `${base.pathname}: ${fileId}.js` };
  const scriptUrl = sameOrigin(script, base);
  if (!scriptUrl) return { reason: "manifestInvalid", detail: `${base.pathname}: ${fileId}.js: address` };

  const style = own(entries, `${fileId}.css`);
  if (style === undefined) return { script: scriptUrl };
  const styleUrl = sameOrigin(style, base);
  if (!styleUrl) return { reason: "manifestInvalid", detail: `${base.pathname}: ${fileId}.css: address` };
  return { script: scriptUrl, style: styleUrl };
};
