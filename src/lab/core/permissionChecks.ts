import type { Found } from "./report";

/** What an application declares about permissions. */
export interface DeclaredPermissions {
  readonly codes: readonly string[];
  /** Those that the portal itself asks for before it opens the application. */
  readonly askedByPortal: readonly string[];
}

/**
 * Compares the codes that an application asked for while it ran with those that `app.json` declares; null where nothing is
 * declared. The codes of applications (`notices`) are the portal's to say, and need no declaration.
 */
export function permissionChecks(
  asked: readonly string[],
  declared: DeclaredPermissions | null,
  apps: readonly string[],
): readonly Found[] {
  const known = new Set(declared?.codes);
  const menu = new Set(apps);
  const seen = new Set([...asked, ...(declared?.askedByPortal ?? [])]);
  const found = [
    ...asked
      .filter((code) => known.has(code) || !menu.has(code))
      .map((code): Found => ({
        status: known.has(code) ? "pass" : declared ? "fail" : "note",
        check: "permission",
        key: code,
      })),
    ...[...known]
      .filter((code) => !seen.has(code))
      .map((code): Found => ({ status: "note", check: "permissionUnused", key: code })),
  ];
  return found.length > 0 ? found : [{ status: "pass", check: "permissions", key: "permissions" }];
}
