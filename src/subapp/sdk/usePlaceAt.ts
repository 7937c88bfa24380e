import type { Portal } from "./contract";
import { usePortal } from "./PortalContext";
import { useLive } from "./useLive";

/** The place inside a sub-application, and the ways to others. */
export interface PlaceAt extends Pick<Portal["navigation"], "go" | "hrefOf"> {
  /** As the address names it; empty = the start. */
  readonly at: string;
  /** The properties of a link to a place inside; a click with Ctrl opens it in another tab, as links do. */
  readonly linkTo: (at: string) => {
    readonly href: string;
    readonly onClick: (event: LinkClick) => void;
  };
}

/** The part of a click on a link that decides where it opens. */
type LinkClick = Pick<MouseEvent, "ctrlKey" | "metaKey" | "shiftKey" | "altKey" | "preventDefault">;

/** The place inside this sub-application that the address names [VIEW-08]. */
export function usePlaceAt(): PlaceAt {
  const { place, navigation } = usePortal();
  const { at } = useLive(place);
  const { go, hrefOf } = navigation;
  const linkTo = (to: string) => ({
    href: hrefOf(to),
    onClick: (event: LinkClick) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      go(to);
    },
  });
  return { at, go, hrefOf, linkTo };
}
