import createCache from "@emotion/cache";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { calls, type CallName } from "../contract/calls";
import { preparePage } from "../stories/support/pageSkeleton";
import { deviceOf, type Device } from "../src/base/core/site/device";
import type { HttpRequest, HttpResult } from "../src/base/core/wire/exchange";
import { portalMessages } from "../src/base/i18n/portalMessages";
import { createKit } from "../src/base/kit/KitContext";
import { createStorage } from "../src/base/platform/storage";
import { App } from "../src/shell/App";
import { PageFrame } from "../src/shell/drawPage";
import type { PreparedPage } from "../src/shell/preparePage";
import { useAppSelector } from "../src/base/state/hooks";
import { createStore } from "../src/base/state/store";
import { guests } from "../src/subapp/host/guests";
import {
  answered,
  fakeClock,
  fakeHttp,
  fakeNavigation,
  fakePorts,
  fakeWebStorage,
  success,
  wireUser,
} from "./fakePorts";

/** An application of the menu, as the platform sends it. */
export const icon = (code: string, name: string, fields: object = {}) => ({
  id: `id-${code}`,
  code,
  shortName: name,
  englishShortName: code,
  updateStatus: 1,
  menuRoute: "",
  ...fields,
});

/** What a platform answers to a call. */
export type Platform = Partial<
  Record<CallName | "card", (request: HttpRequest) => HttpResult | Promise<HttpResult>>
>;

/** A platform that answers every call of the desktop; a test changes the answers it is about. */
export const PLATFORM: Platform = {
  me: () => success(wireUser()),
  myAppIcons: () =>
    success([
      {
        code: "often",
        name: "常用|||Often",
        iconVMs: [
          icon("notices", "通知公告"),
          icon("drive", "云盘"),
          icon("seals", "用印", { updateStatus: 0 }),
        ],
      },
      { code: "data", name: "数据|||Data", iconVMs: [icon("statistics", "统计")] },
    ]),
  unreadCodeCount: () => success([{ code: "notices", num: 3 }]),
  unhandledCount: () => success({ todo: 6, message: 12 }),
  messageConfig: () => success({ config: JSON.stringify({ pcOpen: true }) }),
  card: () =>
    success({
      list: [{ id: "1", title: "运动会|||Sports day", author: "德育处", publishedAt: "2026-11-21 08:00:00" }],
      total: 1,
    }),
  siteConfig: () => answered({}),
};

/** The path of the card that the application of the menu below offers. */
const CARD = guests.find(({ code }) => code === "notices")?.card?.path;

/** A path of the contract as what it matches. */
const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
const PATTERNS = (Object.keys(calls) as CallName[]).map(
  (name) => [name, calls[name].method, patternOf(calls[name].path)] as const,
);

/** The call of the contract that a request is. */
export function callOf({ url, method }: Pick<HttpRequest, "url" | "method">): CallName | "card" | undefined {
  const path = url.split("?")[0]?.replace("/gateway/", "/") ?? "";
  if (path === CARD) return "card";
  return PATTERNS.find(([, how, pattern]) => how === method && pattern.test(path))?.[0];
}

/** A portal that is opened; nothing said is a teacher at a browser, on the desktop. */
export interface Setting {
  readonly platform?: Platform;
  readonly device?: Device;
  readonly route?: string;
  /** The page's address. */
  readonly href?: string;
  /** The stored values of the device. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Keeps the components' styles out of the page, as in `KitPage`. */
  readonly unstyled?: boolean;
  /** Replaces the usual answer. */
  readonly answer?: (usual: HttpResult | Promise<HttpResult>) => HttpResult | Promise<HttpResult>;
}

/** A browser. */
const BROWSER = deviceOf({ userAgent: "Chrome", width: 1440, shell: null });
/** The shell for desktops. */
export const DESKTOP_CLIENT = deviceOf({ userAgent: "Chrome", width: 1440, shell: "desktop" });

/** The frame of every page, in the language that the person chose. */
function InLanguage({ page, children }: { page: PreparedPage; children: ReactNode }) {
  const language = useAppSelector((state) => state.preferences.language);
  return (
    <PageFrame page={page} language={language}>
      <div id="app">{children}</div>
    </PageFrame>
  );
}

/** Opens the portal page over fake ports. */
export function openPortal({
  platform = {},
  device = BROWSER,
  route = "",
  href,
  stored = {},
  unstyled = false,
  answer = (usual) => usual,
}: Setting = {}) {
  window.location.hash = route;
  const answers = { ...PLATFORM, ...platform };
  const transport = fakeHttp((request) => {
    const name = callOf(request);
    return answer((name && answers[name])?.(request) ?? success(null));
  });
  const local = fakeWebStorage(stored);
  const bar = fakeNavigation(href);
  const faked = fakePorts({
    http: transport.http,
    navigation: {
      ...bar.navigation,
      moved: (listener) => {
        window.addEventListener("hashchange", listener);
        return () => window.removeEventListener("hashchange", listener);
      },
    },
    clock: fakeClock(Date.parse("2026-11-21T09:30:00+08:00")).clock,
    storage: createStorage({ local: () => local, session: () => fakeWebStorage() }),
  });
  const store = createStore(faked.ports);
  const { announcer } = preparePage();
  const page: PreparedPage = {
    application: { code: "base", appCode: "base", rootPath: "pages" },
    device,
    kit: {
      ...createKit(announcer),
      ...(unstyled && {
        styleCache: createCache({ key: "p", container: document.createElement("head") }),
      }),
    },
    language: "zh-CN",
    themeAsked: null,
    messages: portalMessages,
    ports: faked.ports,
    supplied: [],
    siteGiven: undefined,
  };
  render(
    <Provider store={store}>
      <InLanguage page={page}>
        <App page={{ device }} />
      </InLanguage>
    </Provider>,
  );
  const sent = (name: CallName) => transport.requests.filter((request) => callOf(request) === name);
  return { ...faked, ...bar, local, sent, store, kit: page.kit, paths: transport.paths };
}
