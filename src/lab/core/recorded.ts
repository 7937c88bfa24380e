import type { RecordedCall } from "./callChecks";
import type { LabCatalogues } from "./messageChecks";

/** What an application asked of the portal while it ran. */
export interface Recorded {
  /** The permission codes that it asked for, each once. */
  readonly codes: readonly string[];
  readonly calls: readonly RecordedCall[];
  /** How many calls more there were than are recorded. */
  readonly callsLeft: number;
  /** Ids of messages that no catalogue has. */
  readonly unknownMessages: readonly string[];
  /** What it brought as its messages; null for nothing. */
  readonly catalogues: LabCatalogues | null;
}
