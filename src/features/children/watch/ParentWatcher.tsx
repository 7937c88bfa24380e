import { Suspense, type ReactElement } from "react";
import { latePart } from "../../../kit/latePart";
import { usePerson } from "../../../session/PersonContext";
import { PARENT } from "../../../core/wire/user";

const ChildWatcher = latePart(
  async () => (await import(/* webpackChunkName: "today" */ "./ChildWatcher")).ChildWatcher,
  () => null,
);

/** What goes on for parents alone, whose code comes for them alone. */
export const ParentWatcher = (): ReactElement | null =>
  usePerson().userType === PARENT ? (
    <Suspense>
      <ChildWatcher />
    </Suspense>
  ) : null;
