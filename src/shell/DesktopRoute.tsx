import type { ReactElement } from "react";
import { DesktopPage } from "../features/desktop";
import { LiveTitle } from "../kit/LiveTitle";
import { desktopCards } from "../slots/desktopCards";
import { useArrival } from "./useArrival";
import { usePageTitle } from "./usePageTitle";

/** The page at the root of the address: the desktop. */
export function DesktopRoute(): ReactElement {
  const title = usePageTitle("desktop.title");
  const heading = useArrival<HTMLHeadingElement>();
  return (
    <>
      <LiveTitle>{title}</LiveTitle>
      <DesktopPage cards={desktopCards} titleRef={heading} />
    </>
  );
}
