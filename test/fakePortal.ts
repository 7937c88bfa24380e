import type { KnownFace } from "../src/face/core/readFace";
import { fakeFaces, type UnknownFace } from "./fakeFaces";
import { fakeUploads } from "./fakeUploads";
import { createPortalTheme } from "../theme/createPortalTheme";
import { partComponents } from "../theme/partComponents";
import { timeOf } from "../src/base/platform/platformTime";
import { createStyleCache } from "../src/base/kit/styleCache";
import type {
  Answer,
  FileBeginning,
  Language,
  Permissions,
  Place,
  PortalChild,
  PortalNotice,
  SessionUser,
  ShownLook,
} from "../src/subapp/sdk/contract";
import {
  createPortal,
  type AskedBeginning,
  type PortalCall,
  type PortalServices,
} from "../src/subapp/sdk/createPortal";
import { LiveValue } from "../src/subapp/sdk/LiveValue";

// It is the same for all, and takes ten milliseconds to make.
const theme = createPortalTheme(partComponents);

/** What a fake portal is given; everything else of it is idle. */
interface Parts {
  /** The application's code and its entry's name. */
  readonly app: string;
  readonly user?: SessionUser | null;
  readonly timeZone?: string;
  /** The child that the portal is about at first. */
  readonly chosen?: PortalChild | null;
  /** The item and the place inside that the address names. */
  readonly id?: string | null;
  readonly at?: string;
  /** Codes of the application's permission tree. */
  readonly codes?: readonly string[];
  readonly answer?: (call: PortalCall) => Answer | Promise<Answer>;
  /** What the platform's files begin with. */
  readonly file?: (asked: AskedBeginning) => Answer<FileBeginning>;
  /** Whom the camera sees, and knows unless it is refused. */
  readonly known?: KnownFace | UnknownFace | null;
  /** What the site puts before each path of the platform. */
  readonly base?: string;
  /** Whether a lapsed session can be renewed. */
  readonly renews?: boolean;
}

/** The portal as one sub-application receives it, in Chinese, with a record of what it was told. */
export function fakePortal({
  app,
  user = null,
  timeZone = "Asia/Shanghai",
  chosen = null,
  id = null,
  at = "",
  codes = [],
  answer = () => ({ ok: true, data: null }),
  file = () => ({ ok: false, status: 404, text: "没有" }),
  known = null,
  base = "",
  renews = true,
}: Parts) {
  const language = new LiveValue<Language>("zh-CN");
  const child = new LiveValue(chosen);
  const place = new LiveValue<Place>({ app, fileId: app, id, at });
  const sent: PortalCall[] = [];
  /** The places inside before this one, for Back. */
  const before: string[] = [];
  const told = {
    crashes: [] as unknown[],
    titles: [] as string[],
    said: [] as string[],
    searchKeys: [] as unknown[],
    refreshed: [] as string[],
    /** The toasts that it showed. */
    notified: [] as PortalNotice[],
    /** How often the session was to be renewed. */
    renewals: { count: 0 },
    /** The places inside that it went to, and whether each replaced the one before. */
    gone: [] as [at: string, replace: boolean][],
  };
  const uploads = fakeUploads();
  const services: PortalServices = {
    session: new LiveValue(user).view,
    child: child.view,
    theme: new LiveValue(theme).view,
    look: new LiveValue<ShownLook>({ look: "color", theme: "#457cd6", scheme: "light" }).view,
    language: language.view,
    timeZone: new LiveValue(timeZone).view,
    time: timeOf({ now: Date.now }),
    permissionsOf: () => new LiveValue<Permissions>({ administrator: false, apps: [], codes }).view,
    styles: createStyleCache("n0nce"),
    send: (call) => {
      sent.push(call);
      return Promise.resolve(answer(call));
    },
    beginning: (asked) => Promise.resolve(file(asked)),
    addressOf: (path) => base + path,
    renew: () => {
      told.renewals.count += 1;
      return Promise.resolve(renews);
    },
    uploadsOf: () => uploads.uploads,
    picturesOf: () => ({
      compress: (file) => Promise.resolve({ ok: true, file }),
      crop: ({ file = null }) => Promise.resolve(file),
      upload: () => Promise.resolve({ ok: true, data: null }),
    }),
    faces: fakeFaces(known),
    keepSearchKeys: (code, keys) => void told.searchKeys.push([code, keys]),
    refresh: (what) => void told.refreshed.push(what),
    notify: (notice) => void told.notified.push(notice),
    announce: (words) => void told.said.push(words),
    navigation: {
      open: () => true,
      back: () => place.set({ ...place.get(), at: before.pop() ?? "" }),
      desktop: () => undefined,
    },
  };
  const portal = createPortal(services, {
    place: place.view,
    crashed: (error) => void told.crashes.push(error),
    setTitle: (title) => void told.titles.push(title),
    go: (to, how) => {
      told.gone.push([to, how?.replace ?? false]);
      if (!how?.replace) before.push(place.get().at);
      place.set({ ...place.get(), id: null, at: to });
      return true;
    },
    hrefOf: (to) => `#${app}${to}`,
  });
  return { portal, services, language, child, place, sent, uploads, ...told };
}
