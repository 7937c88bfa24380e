import { skipToken } from "@reduxjs/toolkit/query";
import { useAppAccessQuery } from "../search.api";
import type { ClosedApp } from "../core/closedApps";

/** What the platform says about an application that an address names. */
export interface ClosedAnswer {
  /** Null where it is not closed to the person, or the platform says nothing about it. */
  readonly app: ClosedApp | null;
  readonly isAsking: boolean;
}

/** Asks whether an application exists that the person may not open, by its code; null asks nothing [MORE-07]. */
export function useClosedApp(code: string | null): ClosedAnswer {
  const { data = [], isFetching } = useAppAccessQuery(code === null ? skipToken : { q: code });
  const app = code === null ? undefined : data.find((closed) => closed.code === code);
  return { app: app ?? null, isAsking: isFetching };
}
