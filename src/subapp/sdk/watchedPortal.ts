import type { HeldCodes } from "../../base/core/permission/permission";
import type { Portal } from "./contract";

/** Is notified of what a sub-application's React tree asks of the kit, beyond what it asks of its portal. */
export interface PortalWatch {
  /** The messages that it brings, by language. */
  readonly catalogues: (messages: object) => void;
  /** An id that neither its catalogues nor the kit's have. */
  readonly missing: (id: string) => void;
  /** The codes that `Permit` and `usePermission` look in; what is returned takes their place. */
  readonly held: (codes: NonNullable<HeldCodes>) => NonNullable<HeldCodes>;
}

const watches = new WeakMap<Portal, PortalWatch>();

/** Has a watch hear of all that is drawn with this portal, as the lab for authors does [MORE-06]. */
export const watchPortal = (portal: Portal, watch: PortalWatch): void => void watches.set(portal, watch);

/** The watch of a portal; none for those of the viewport. */
export const watchOf = (portal: Portal): PortalWatch | undefined => watches.get(portal);
