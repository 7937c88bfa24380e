import { isBelow, type BackVersion } from "../../base/core/version/versions";
import type { Failure } from "../../base/core/wire/failure";
import { recordOf, textOf } from "../../base/core/wire/read";
import type { VersionGap } from "../../base/core/apps/appHealth";

/**
 * Whether an application's files cannot be fetched, by how the request for its manifest failed. One that is not there is
 * not installed, which is no fault [DESK-15]; one that was given up says nothing.
 */
export const isOutOfReach = (error: Failure): boolean =>
  (error.kind === "transport" && error.fault !== "aborted") ||
  (error.kind === "http" && (error.status ?? 0) >= 500) ||
  error.kind === "body";

/** What an application's manifest says of versions; empty for what it does not say. */
export interface ClientVersions {
  readonly version: string;
  /** The lowest version of its server part that it works with; an application without it asks for none. */
  readonly serverVersion: string;
}

/** The versions in a manifest. */
export function clientVersions(manifest: unknown): ClientVersions {
  const { version, serverVersion } = recordOf(manifest);
  return { version: textOf(version), serverVersion: textOf(serverVersion) };
}

/** Whether an application and its server part fit each other; where both are too old, the server part is named [MORE-02]. */
export function versionGap(
  client: ClientVersions,
  server: Pick<BackVersion, "serverVersion" | "webCodeVersion">,
): VersionGap | null {
  if (isBelow(server.serverVersion, client.serverVersion))
    return { kind: "version", older: "server", has: server.serverVersion, needs: client.serverVersion };
  return isBelow(client.version, server.webCodeVersion)
    ? { kind: "version", older: "client", has: client.version, needs: server.webCodeVersion }
    : null;
}
