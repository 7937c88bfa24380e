import type { ReactElement } from "react";
import { AppsSkeleton } from "./AppsSkeleton";
import { Column, Places, Rail, Strip, Top } from "./places";
import { Bone } from "../../kit/Bone";

const card = { blockSize: "var(--card-outline, 18.5rem)", borderRadius: "var(--radius-card)" };

/** The desktop's outline while it is not known whose it is: every shape where the real thing will stand. */
export const DesktopSkeleton = (): ReactElement => (
  <Places aria-hidden="true">
    <Top>
      <Bone sx={{ inlineSize: "16rem", blockSize: "4.25rem" }} />
      <Strip>
        <Bone sx={card} />
        <Bone sx={card} />
      </Strip>
    </Top>
    <Rail>
      <Bone sx={card} />
    </Rail>
    <Column>
      <AppsSkeleton />
    </Column>
  </Places>
);
