import { Suspense, type ReactElement } from "react";
import { latePart } from "../base/kit/latePart";
import { usePerson } from "../base/session/PersonContext";
import { PARENT } from "../base/core/wire/user";

const Late = latePart(
  async () => (await import(/* webpackChunkName: "today" */ "./DesktopChooser")).DesktopChooser,
  () => null,
  { drawn: true },
);

/** The child switcher of the desktop, whose code comes for parents alone. */
export const ChildChooser = (): ReactElement | null =>
  usePerson().userType === PARENT ? (
    <Suspense>
      <Late />
    </Suspense>
  ) : null;
