import { useMemo } from "react";
import { rejectedAt } from "../../base/core/file/fileNames";
import { usePortal } from "./PortalContext";
import { LiveValue } from "./LiveValue";
import { useLive } from "./useLive";

/** What a portal says that says nothing of its site's list. */
const UNKNOWN = new LiveValue<readonly string[] | null>(null).view;

/** The extensions that files of the application may not have: the site's list, or the usual one without what the application takes [UP-05]. */
export function useRejected(takes?: readonly string[]): ReadonlySet<string> {
  const { uploads } = usePortal();
  const site = useLive(uploads.rejected ?? UNKNOWN);
  return useMemo(() => rejectedAt(site && new Set(site), takes), [site, takes]);
}
