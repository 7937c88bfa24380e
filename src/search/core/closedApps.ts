import { listOf, recordOf, textOf } from "../../base/core/wire/read";

const REASONS = ["userType", "permission", "unit", "switchedOff", "licence"] as const;

/** Why a person may not open an application. */
type ClosedReason = (typeof REASONS)[number];

/** An application of the person's unit that they may not open, or that does not work just now [MORE-07]. */
export interface ClosedApp {
  readonly code: string;
  /** May be bilingual. */
  readonly name: string;
  readonly reason: ClosedReason | "unreachable" | "serverOlder" | "clientOlder";
  /** The code of the permission that it takes; empty where it takes none. */
  readonly permission: string;
  /** The user types that may open it; none where that is not the reason. */
  readonly userTypes: readonly number[];
  /** The names of those who can change it. */
  readonly ask: readonly string[];
}

const USER_TYPES: readonly string[] = ["1", "2", "3", "4"];
/** As many as are explained at once. */
const MOST = 5;

/** The applications that the platform says are closed to the person; one without a code or a reason that is known is left out. */
export function readClosedApps(wire: unknown): readonly ClosedApp[] {
  return listOf(wire)
    .map(recordOf)
    .flatMap((app) => {
      const code = textOf(app.code);
      const reason = REASONS.find((known) => known === app.reason);
      if (code === "" || !reason) return [];
      const needs = textOf(app.needs);
      return [
        {
          code,
          name: textOf(app.name) || code,
          reason,
          permission: reason === "permission" ? needs : "",
          userTypes:
            reason === "userType"
              ? needs
                  .split(",")
                  .filter((type) => USER_TYPES.includes(type))
                  .map(Number)
              : [],
          ask: listOf(app.ask)
            .map(textOf)
            .filter((name) => name !== ""),
        },
      ];
    })
    .slice(0, MOST);
}
