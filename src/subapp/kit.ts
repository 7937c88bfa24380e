/**
 * The portal's kit, shared with sub-applications as one copy under the name `@portal/kit`. All that a
 * sub-application may import from the portal is named here.
 */
export { CONTRACT } from "./contract";
export type {
  Answer,
  Language,
  Live,
  Permissions,
  Place,
  Portal,
  PortalNotice,
  PortalRequest,
  RequestOptions,
  SessionUser,
  SubApp,
  SubAppInstance,
  Text,
} from "./contract";
export { defineSubApp, type ReactSubApp } from "./defineSubApp";
export { usePortal, useWords, type Words } from "./PortalContext";
export { PortalRoot, type SubAppCatalogue, type SubAppMessages } from "./PortalRoot";
export { useLive } from "./useLive";
export { resolveBilingual } from "../core/wire/text";
