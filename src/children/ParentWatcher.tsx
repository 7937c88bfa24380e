import { Suspense, type ReactElement } from "react";
import { childInAddress } from "../inbox/core/messageTarget";
import { viewportApp } from "../base/core/apps/viewportAddress";
import { latePart } from "../base/kit/latePart";
import { usePlace } from "../base/platform/PlaceProvider";
import { usePerson } from "../base/session/PersonContext";
import { PARENT } from "../base/core/wire/user";

const ChildWatcher = latePart(
  async () => (await import(/* webpackChunkName: "today" */ "./ChildWatcher")).ChildWatcher,
  () => null,
);

/** What goes on for parents alone, whose code comes for them alone. */
export function ParentWatcher(): ReactElement | null {
  const { path, search, entry } = usePlace();
  const isParent = usePerson().userType === PARENT;
  const named = viewportApp(path, search) === null ? null : childInAddress(search);
  return isParent ? (
    <Suspense>
      <ChildWatcher named={named} entry={entry} />
    </Suspense>
  ) : null;
}
