import * as React from "react";

/**
 * Keeps React from recording a stack for each of the first ten thousand elements a second. It shows them in warnings alone, and
 * recording them takes a tenth of a component test and a sixteenth of a story's (ADR 47).
 */
export function dropOwnerStacks(): void {
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
    readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object;
  };
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
    get: () => Infinity,
    set: () => undefined,
  });
}
