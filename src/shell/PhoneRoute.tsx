import type { ReactElement } from "react";
import { ChildChooser } from "../children";
import { AppsPage, MePage } from "../header";
import { LiveTitle } from "../base/kit/LiveTitle";
import { usePlace } from "../base/platform/PlaceProvider";
import { personLines } from "../slots/personLines";
import { useArrival } from "./useArrival";
import { usePageTitle } from "./usePageTitle";

/** All applications. */
function AppsRoute(): ReactElement {
  const title = usePageTitle("header.apps.all");
  const heading = useArrival<HTMLHeadingElement>();
  return (
    <>
      <LiveTitle>{title}</LiveTitle>
      <AppsPage titleRef={heading} />
    </>
  );
}

/** What is the person's own. */
function MeRoute(): ReactElement {
  const title = usePageTitle("header.me");
  const heading = useArrival<HTMLHeadingElement>();
  return (
    <>
      <LiveTitle>{title}</LiveTitle>
      <MePage lines={personLines} top={<ChildChooser />} titleRef={heading} />
    </>
  );
}

/** The pages to which the bar of phones leads, and for which wider screens have panels of the header [DESK-08]. */
export const PhoneRoute = (): ReactElement => (usePlace().path === "/me" ? <MeRoute /> : <AppsRoute />);
