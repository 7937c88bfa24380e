import type { RequestError } from "../wire/answer";
import { recordOf, textOf } from "../wire/read";

/**
 * Whether an application's files cannot be fetched, by how the request for its manifest failed. One that is not there is
 * not installed, which is no fault [DESK-15]; one that was given up says nothing.
 */
export const isOutOfReach = (error: RequestError): boolean =>
  (error.kind === "transport" && error.fault !== "aborted") ||
  (error.kind === "http" && error.status >= 500) ||
  error.kind === "body";

/** The lowest version of its service that an application's manifest asks for; empty where it asks for none. */
export const neededService = (manifest: unknown): string => textOf(recordOf(manifest)["serverVersion"]);
