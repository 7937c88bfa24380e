import { Suspense, type ReactElement } from "react";
import { latePart } from "../../kit/latePart";
import { usePerson } from "../../session/PersonContext";
import { PARENT } from "./parent";

const Late = latePart(
  async () => (await import(/* webpackChunkName: "today" */ "./PhoneChooser")).PhoneChooser,
  () => null,
  { drawn: true },
);

/** The child switcher of phones, whose code comes for parents alone. */
export const ChildChooser = (): ReactElement | null =>
  usePerson().userType === PARENT ? (
    <Suspense>
      <Late />
    </Suspense>
  ) : null;
