import { useCallback, useMemo } from "react";
import { usePlaceAt } from "@portal/kit";
import { readDrivePlace, writeDrivePlace, type DrivePlace } from "./drivePlace";
import { useClasses, type Calls } from "./useDrive";

/** The place that the address names, with the person's first class where it names none, and the ways to other places. */
export function useDrivePlace(calls: Calls) {
  const { at, go } = usePlaceAt();
  const asked = useMemo(() => readDrivePlace(at), [at]);
  const classes = useClasses(calls);
  const first = classes.data?.classes[0]?.code ?? null;
  const place = useMemo(
    () => ({ ...asked, of: asked.of ?? (asked.room === "class" ? first : null) }),
    [asked, first],
  );
  const goTo = useCallback((next: DrivePlace) => go(writeDrivePlace(next)), [go]);
  /** Goes to another place from this one; `replace` leaves no way back to it. */
  const show = useCallback(
    (next: Partial<DrivePlace>, replace = false) =>
      go(writeDrivePlace({ ...place, item: null, ...next }), { replace }),
    [place, go],
  );
  return { place, classes, goTo, show };
}
