import type { ReactElement } from "react";
import { ClassroomPage } from "../features/desktop/classroom";
import { FullscreenButton } from "../features/header/fullscreen";
import { LiveTitle } from "../kit/LiveTitle";
import { useArrival } from "./useArrival";
import { usePageTitle } from "./usePageTitle";

/** The day for the screen of a class room [DESK-14]. */
export function ClassroomRoute(): ReactElement {
  const title = usePageTitle("classroom.title");
  const heading = useArrival<HTMLHeadingElement>();
  return (
    <>
      <LiveTitle>{title}</LiveTitle>
      <ClassroomPage fullscreen={<FullscreenButton />} titleRef={heading} />
    </>
  );
}
