import type { Arrival } from "../../base/core/session/entry";
import type { SsoTrip } from "../core/ssoTrip";
import type { SiteConfig } from "../../base/core/site/siteConfig";
import type { Text } from "../../base/core/wire/text";
import type { User } from "../../base/core/wire/user";
import type { Ports } from "../../base/platform/ports";
import { leaveForTarget } from "../../base/session/beginSession";
import type { SignInPage } from "../../base/session/page";
import type { EntryView } from "../entryView";

/** What coming in works with. */
export interface Entrance {
  readonly arrival: Arrival;
  readonly page: SignInPage;
  readonly ports: Ports;
  /** Draws what the person sees meanwhile. */
  readonly show: (view: EntryView) => void;
  /** Aborted when the person submits the login box by themselves, which goes before all that happens here. */
  readonly over: AbortSignal;
}

/** What a way of signing in works with while it is taken. */
export interface World extends Entrance {
  readonly site: SiteConfig;
  /** The trip to the single sign-on that this tab was on; spent by now. */
  readonly ssoTrip: SsoTrip | null;
}

/** The login box shows, perhaps with a reason; `focus` where the field to be typed in takes the focus. */
export interface Box {
  readonly message: Text | null;
  readonly focus?: boolean;
}

/** How an attempt ended: the page is being left, or the login box shows. */
export type End = "left" | Box;

/** The login box, without a reason. */
export const BOX: Box = { message: null };

/** A sign-in is under way. */
export const BUSY: EntryView = { state: "busy", message: null, content: null };

/** Whether the person has been faster; that may become so at any time. */
export const isOver = ({ over }: Entrance): boolean => over.aborted;

/** How an attempt ended that answers the message to show, or null when the page is being left. */
export const endedBy = (message: Text | null): End => (message === null ? "left" : { message });

/** Leaves with who is signed in; on a page that leads no person away, the box shows. */
export const goOnAs = (user: User, { page, site }: World): End =>
  leaveForTarget(user, page, site) ? "left" : BOX;
