import type { ReactElement } from "react";
import { useOutletContext } from "react-router";
import { DesktopPage } from "../features/desktop";
import { LiveTitle } from "../kit/LiveTitle";
import { usePerson } from "../session/PersonContext";
import type { PersonMenu } from "./usePersonMenu";
import { useArrival } from "./useArrival";
import { usePageTitle } from "./usePageTitle";

/** The page at the root of the address: the desktop. */
export function DesktopRoute(): ReactElement {
  const user = usePerson();
  const { apps, links, cards, onOpen } = useOutletContext<PersonMenu>();
  const title = usePageTitle("desktop.title");
  const heading = useArrival<HTMLHeadingElement>();
  return (
    <>
      <LiveTitle>{title}</LiveTitle>
      <DesktopPage user={user} apps={apps} links={links} cards={cards} titleRef={heading} onOpen={onOpen} />
    </>
  );
}
