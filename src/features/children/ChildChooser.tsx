import { Suspense, type ReactElement } from "react";
import { latePart } from "../../kit/latePart";
import { usePerson } from "../../session/PersonContext";
import { PARENT } from "../../core/wire/user";

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
