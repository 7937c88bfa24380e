import type { ReactElement } from "react";
import { ClassroomPage } from "../desktop";
import { FullscreenButton } from "../header";
import { LiveTitle } from "../base/kit/LiveTitle";
import { useShell } from "../base/kit/ShellContext";
import { useMyApps } from "../base/state/useMyApps";
import { NotFoundPage } from "./NotFoundPage";
import { useArrival } from "./useArrival";
import { usePageTitle } from "./usePageTitle";

/** The day for the screen of a class room; closed to people for whom no application tells a day [DESK-14, ROUTE-01]. */
export function ClassroomRoute(): ReactElement {
  const { day } = useShell();
  const isMenuKnown = useMyApps() !== undefined;
  return isMenuKnown && day === null ? <NotFoundPage /> : <Classroom />;
}

function Classroom(): ReactElement {
  const title = usePageTitle("classroom.title");
  const heading = useArrival<HTMLHeadingElement>();
  return (
    <>
      <LiveTitle>{title}</LiveTitle>
      <ClassroomPage fullscreen={<FullscreenButton />} titleRef={heading} />
    </>
  );
}
