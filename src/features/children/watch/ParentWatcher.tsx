import { Suspense, type ReactElement } from "react";
import { childInAddress } from "../../../core/inbox/messageTarget";
import { viewportApp } from "../../../core/menu/viewportAddress";
import { latePart } from "../../../kit/latePart";
import { usePlace } from "../../../platform/PlaceProvider";
import { usePerson } from "../../../session/PersonContext";
import { PARENT } from "../../../core/wire/user";

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
