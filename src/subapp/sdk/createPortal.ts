import {
  NO_SETTINGS,
  withMessages,
  withSearchKeys,
  type AppSettings,
} from "../../base/core/wire/appSettings";
import { CONTRACT, type Answer, type Portal, type RequestOptions, type SessionUser } from "./contract";
import type { FileBeginning } from "../../base/core/wire/exchange";
import { createClient } from "./createClient";
import { LiveValue } from "./LiveValue";

/** A call in the words of the portal's request wrapper. */
export interface PortalCall extends RequestOptions {
  readonly method: "get" | "post" | "upload" | "put" | "delete";
  readonly path: string;
  readonly data?: unknown;
  /** The code of the application that calls. */
  readonly app: string;
}

/** A file of which an application reads the beginning. */
export interface AskedBeginning extends Pick<RequestOptions, "quiet" | "timeout" | "signal"> {
  readonly address: string;
  /** Bytes. */
  readonly most: number;
  /** The code of the application that asks. */
  readonly app: string;
}

/** What the shell lends to every sub-application of a page. */
export interface PortalServices extends Pick<
  Portal,
  | "child"
  | "theme"
  | "look"
  | "styles"
  | "language"
  | "timeZone"
  | "time"
  | "refresh"
  | "notify"
  | "announce"
  | "faces"
  | "addressOf"
  | "renew"
> {
  readonly session: Portal["session"];
  /** What the person may do, in the application with this code. */
  readonly permissionsOf: (app: string) => Portal["permissions"];
  readonly send: (call: PortalCall) => Promise<Answer>;
  readonly beginning: (asked: AskedBeginning) => Promise<Answer<FileBeginning>>;
  /** The uploads of the application with this code; the same object each time. */
  readonly uploadsOf: (app: string) => Portal["uploads"];
  /** What makes pictures smaller, crops and stores them, for the application with this code. */
  readonly picturesOf: (app: string) => Portal["pictures"];
  /** Keeps an application's search keys for as long as the person is signed in. */
  readonly keepSearchKeys: (app: string, keys: readonly string[]) => void;
  readonly navigation: Omit<Portal["navigation"], "setTitle" | "go" | "hrefOf">;
}

/** What belongs to one pane alone. */
export interface PortalPane
  extends Pick<Portal, "place" | "crashed">, Pick<Portal["navigation"], "setTitle" | "go" | "hrefOf"> {}

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
  const { session, child, theme, look, styles, language, timeZone, time, refresh, notify, announce, faces } =
    services;
  const { addressOf, renew } = services;
  const { app } = pane.place.get();
  const permissions = services.permissionsOf(app);
  const settings = new LiveValue<AppSettings>(NO_SETTINGS);
  const send = (call: Omit<PortalCall, "app">) => services.send({ ...call, app });
  const unknown =
    (method: "put" | "delete") =>
    (path: string): Promise<Answer> =>
      send({ method, path, data: undefined });
  const request = Object.freeze({
    // Not in the type: a plain script that calls them is refused and warned, as every caller is [API-10].
    ...{ put: unknown("put"), delete: unknown("delete") },
    get: (path, query, options) => send({ ...options, method: "get", path, data: query }),
    post: (path, body, options) => send({ ...options, method: "post", path, data: body }),
    upload: (path, parts, options) => send({ ...options, method: "upload", path, data: parts }),
    beginning: (address, most, options) => services.beginning({ ...options, address, most, app }),
  } satisfies Portal["request"]);
  return Object.freeze({
    contract: CONTRACT,
    place: pane.place,
    session,
    child,
    theme,
    look,
    styles,
    language,
    timeZone,
    time,
    permissions,
    settings: settings.view,
    setMessages: (messages) => settings.set(withMessages(settings.get(), messages)),
    setSearchKeys: (keys) => {
      const next = withSearchKeys(settings.get(), keys);
      settings.set(next);
      services.keepSearchKeys(app, next.searchKeys);
    },
    refresh,
    notify,
    announce,
    request,
    addressOf,
    renew,
    uploads: services.uploadsOf(app),
    pictures: services.picturesOf(app),
    faces,
    client: (contract) => createClient(request, contract, addressOf),
    navigation: Object.freeze({
      ...services.navigation,
      setTitle: pane.setTitle,
      go: pane.go,
      hrefOf: pane.hrefOf,
    }),
    crashed: pane.crashed,
  } satisfies Portal);
};
