import type { ReactElement } from "react";
import { AppsSkeleton } from "./AppsSkeleton";
import { Column, Places } from "./places";
import { Bone } from "../../kit/Bone";

/** The desktop's outline while it is not known whose it is: every shape where the real thing will stand. */
export const DesktopSkeleton = (): ReactElement => (
  <Places aria-hidden="true">
    <Column>
      <Bone sx={{ inlineSize: "16rem", blockSize: "2.5rem", marginBlockEnd: "1.9375rem" }} />
      <AppsSkeleton />
    </Column>
    <Bone sx={{ blockSize: "15rem", borderRadius: "var(--radius-card)" }} />
  </Places>
);
