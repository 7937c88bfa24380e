import { styled } from "@mui/material/styles";
import { Suspense, type ReactElement } from "react";
import { ChildChooser } from "../children";
import { DesktopPage } from "../desktop";
import { latePart } from "../base/kit/latePart";
import { LiveTitle } from "../base/kit/LiveTitle";
import { desktopCards } from "../slots/desktopCards";
import { useArrival } from "./useArrival";
import { usePageTitle } from "./usePageTitle";

const PageFooter = latePart(
  async () => (await import(/* webpackChunkName: "footer" */ "../slots/PageFooter")).PageFooter,
  () => null,
  { drawn: true },
);

const Refresh = latePart(
  async () => (await import(/* webpackChunkName: "today" */ "../refresh/Refresh")).Refresh,
  () => null,
);

/** The room of the footer's one line is kept, so that nothing moves when it comes. */
const Foot = styled("div")({ marginBlockStart: "auto", minBlockSize: "2.5rem" });

/** The page at the root of the address: the desktop. */
export function DesktopRoute(): ReactElement {
  const title = usePageTitle("desktop.title");
  const heading = useArrival<HTMLHeadingElement>();
  return (
    <>
      <LiveTitle>{title}</LiveTitle>
      <DesktopPage
        cards={desktopCards}
        top={<ChildChooser />}
        action={
          <Suspense>
            <Refresh />
          </Suspense>
        }
        titleRef={heading}
      />
      <Foot>
        <Suspense>
          <PageFooter />
        </Suspense>
      </Foot>
    </>
  );
}
