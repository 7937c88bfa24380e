import { CONTRACT, type Answer, type Portal, type RequestOptions, type SessionUser } from "./contract";

/** A call in the words of the portal's request wrapper. */
export interface PortalCall extends RequestOptions {
  readonly method: "get" | "post" | "upload";
  readonly path: string;
  readonly data?: unknown;
}

/** What the shell lends to every sub-application of a page. */
export interface PortalServices extends Pick<
  Portal,
  "theme" | "styles" | "language" | "permissions" | "notify" | "announce"
> {
  readonly session: Portal["session"];
  readonly send: (call: PortalCall) => Promise<Answer>;
  readonly navigation: Omit<Portal["navigation"], "setTitle">;
}

/** What belongs to one pane alone. */
export interface PortalPane extends Pick<Portal, "place" | "crashed"> {
  readonly setTitle: (title: string) => void;
}

/** The parts of a user that a sub-application may see; whatever else the portal knows of a person stays there. */
export const sessionUser = (user: SessionUser): SessionUser => ({
  userId: user.userId,
  userType: user.userType,
  unitId: user.unitId,
  unitType: user.unitType,
  realName: user.realName,
  avatar: user.avatar,
});

/** Puts together what one sub-application receives; frozen, so that none changes it for another. */
export const createPortal = (services: PortalServices, pane: PortalPane): Portal => {
  const { send, navigation, session, theme, styles, language, permissions, notify, announce } = services;
  return Object.freeze({
    contract: CONTRACT,
    place: pane.place,
    session,
    theme,
    styles,
    language,
    permissions,
    notify,
    announce,
    request: Object.freeze({
      get: (path, query, options) => send({ ...options, method: "get", path, data: query }),
      post: (path, body, options) => send({ ...options, method: "post", path, data: body }),
      upload: (path, parts, options) => send({ ...options, method: "upload", path, data: parts }),
    } satisfies Portal["request"]),
    navigation: Object.freeze({ ...navigation, setTitle: pane.setTitle }),
    crashed: pane.crashed,
  });
};
