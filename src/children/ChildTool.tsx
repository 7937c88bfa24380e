import { Suspense, type ReactElement } from "react";
import type { ToolProps } from "../bars";
import { latePart } from "../base/kit/latePart";
import { usePerson } from "../base/session/PersonContext";
import { PARENT } from "../base/core/wire/user";

const Late = latePart<ToolProps>(
  async () => (await import(/* webpackChunkName: "today" */ "./CurrentChild")).CurrentChild,
  () => null,
);

/** The header's child switcher, whose code comes for parents alone. */
export const ChildTool = (props: ToolProps): ReactElement | null =>
  usePerson().userType === PARENT ? (
    <Suspense>
      <Late {...props} />
    </Suspense>
  ) : null;
