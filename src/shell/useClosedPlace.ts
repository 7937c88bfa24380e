import { linkToApp } from "../base/core/apps/linkToApp";
import { readViewport } from "../base/core/apps/viewportAddress";
import type { ClosedApp } from "../search/core/closedApps";
import { useClosedApp } from "../search";
import { useShell } from "../base/kit/ShellContext";
import { usePlace } from "../base/platform/PlaceProvider";

/** An application that the address names and that is not shown. */
export interface Closed {
  /** Whether that is still being found out. */
  readonly isAsking: boolean;
  /** What the platform says about it; null where it says nothing. */
  readonly app: ClosedApp | null;
}

/**
 * Whether the address names an application that the person may not open: one that is not in their menu, and that came with
 * this build or is known to the platform. An address may be typed by hand. Null = it may be shown; so may an unknown
 * one, which shows that it is not there, and any one where the menu could not be had [ROUTE-02].
 */
export function useClosedPlace(): Closed | null {
  const { search } = usePlace();
  const { apps, links, coming, installed } = useShell();
  const query = readViewport(search);
  const name = query.kind === "subApp" ? query.place.app : null;
  const isOutside = name !== null && apps.status === "ready" && !linkToApp([...links, ...coming], name);
  const { app, isAsking } = useClosedApp(isOutside ? name : null);
  if (name === null) return null;
  if (apps.status === "loading") return { isAsking: true, app: null };
  if (!isOutside) return null;
  return app || isAsking || installed.includes(name) ? { isAsking, app } : null;
}
