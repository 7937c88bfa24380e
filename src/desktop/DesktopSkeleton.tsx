import type { ReactElement } from "react";
import { AppsSkeleton } from "./AppsSkeleton";
import { Column, Places, Rail, Strip, Top } from "./places";
import { Skeleton } from "../base/kit/Skeleton";
import { CardOutline } from "../base/kit/card/CardOutline";

/** The desktop's outline while it is not known whose it is: every shape where the real thing will stand. */
export const DesktopSkeleton = (): ReactElement => (
  <Places aria-hidden="true">
    <Top>
      <Skeleton sx={{ inlineSize: "16rem", blockSize: "4.25rem" }} />
      <Strip>
        <CardOutline />
        <CardOutline />
      </Strip>
    </Top>
    <Rail>
      <CardOutline />
    </Rail>
    <Column>
      <AppsSkeleton />
    </Column>
  </Places>
);
