import type { ReactElement } from "react";
import { staffPageApp } from "../base/core/address/staffPages";
import { isSubAppName } from "../base/core/apps/viewportAddress";
import { useClosedApp } from "../search";
import { LiveTitle } from "../base/kit/LiveTitle";
import { usePlace } from "../base/platform/PlaceProvider";
import { LostHeading } from "./lost/LostHeading";
import { LostPlace } from "./lost/LostPlace";
import { useArrival } from "./useArrival";
import { usePageTitle } from "./usePageTitle";

/** The application that an unknown address seems to mean: by its first part, or by its page for teachers and staff. */
function appInAddress(pathname: string): string | null {
  const first = pathname.split("/")[1] ?? "";
  const code = staffPageApp(pathname) ?? first;
  return isSubAppName(code) ? code : null;
}

/**
 * The page for unknown addresses, and for those that this person may not open, with a link back. Where the address names an
 * application that is closed to them, it says why [ROUTE-01, ROUTE-02, MORE-07].
 */
export function NotFoundPage(): ReactElement {
  const title = usePageTitle("nav.notFound");
  const { app } = useClosedApp(appInAddress(usePlace().path));
  const heading = useArrival<HTMLHeadingElement>();
  return (
    <>
      <LiveTitle>{title}</LiveTitle>
      <LostPlace title={<LostHeading ref={heading} app={app} />} app={app} />
    </>
  );
}
