import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect, useState, type ReactNode } from "react";
import { calls, type CallName } from "../../contract/calls";
import { fakeHttp, fakePorts, success, wireUser } from "../../test/fakePorts";
import { initialise } from "../base/core/site/application";
import type { DesktopAsked, DrawnDesktop } from "../base/core/site/drawing";
import { parseSiteConfig } from "../base/core/site/siteConfig";
import { NOT_ARRANGED } from "../base/core/apps/arrangement";
import { siteApi } from "../base/api/site.api";
import { portalMessages } from "../base/i18n/portalMessages";
import { AT_ONCE } from "../apps/useGradually";
import { OF_ONE_GROUP } from "../apps/useWhole";
import { createKit } from "../base/kit/KitContext";
import { withAnswersGiven } from "../base/platform/answersGiven";
import { createPlatformTime } from "../base/platform/platformTime";
import type { PlatformTime } from "../base/platform/ports";
import { createMemoryStorage } from "../base/platform/storage";
import { preparePage } from "../../stories/support/pageSkeleton";
import { App } from "../shell/App";
import { hydration } from "../shell/hydration";
import { PortalTree } from "../shell/PortalTree";
import type { RunningPage } from "../shell/runningPage";
import { layoutChosen } from "../base/state/preferences";
import { createStore, type PortalStore } from "../base/state/store";
import { guests } from "../subapp/host/guests";
import { drawDesktop } from "./drawDesktop";
import { PORTAL_APPLICATION } from "./portalApplication";

const NOW = new Date(2026, 10, 24, 9, 30).getTime();
const HREF = "http://localhost/pages/base/pc_desktop_all/index.html";
const HOSTILE = "</script><!--<b>王老师";

const icon = (code: string, shortName: string) => ({
  id: code,
  code,
  shortName,
  updateStatus: 1,
  menuRoute: "",
});

const PLATFORM: Partial<Record<CallName, unknown>> = {
  me: wireUser({ realName: HOSTILE, avatar: "//other.test/face.png" }),
  myAppIcons: [
    {
      code: "often",
      name: "常用|||Often",
      iconVMs: [icon("notices", "通知公告"), icon("timetable", "课表")],
    },
    { code: "data", name: "数据|||Data", iconVMs: [icon("statistics", "统计")] },
  ],
  unreadCodeCount: [{ code: "notices", num: 3 }],
  unhandledCount: { todo: 1, message: 1 },
  messageConfig: { config: JSON.stringify({ pcOpen: true }) },
  unreadMessages: [{ id: "m1", messageMeno: "运动会", messageTime: "2026-11-24 08:00:00" }],
  popUpBox: { total: 1, list: [{ id: "t1", title: "核对名单", createTime: "2026-11-24 08:00:00" }] },
};

/** The data of an answer by the address of its call; the cards of applications have a row each. */
function dataAt(url: string, platform = PLATFORM): unknown {
  const [address = ""] = url.split("?");
  const name = (Object.keys(calls) as CallName[]).find((each) => calls[each].path === address);
  if (guests.some(({ card }) => card?.path === address))
    return {
      total: 1,
      list: [{ id: "1", title: "春游", author: "德育处", publishedAt: "2026-11-24 08:00:00" }],
    };
  return (name && platform[name]) ?? null;
}

const asked = (parts: Partial<DesktopAsked> = {}): DesktopAsked => ({
  language: "zh-CN",
  now: NOW,
  href: HREF,
  userAgent: "",
  site: {},
  desk: undefined,
  ...parts,
});

/** Draws the desktop, and keeps the answers that travel with it. */
async function draw(parts?: Partial<DesktopAsked>, person = true, more: typeof PLATFORM = {}) {
  const answers: Record<string, unknown> = {};
  const desktop = await drawDesktop(asked(parts), (url) => {
    const envelope = person
      ? { status: 200, data: dataAt(url, { ...PLATFORM, ...more }) }
      : { status: 401, data: null };
    answers[url.replace(/[?&]_=\d+$/, "")] = envelope;
    return Promise.resolve({ status: 200, text: JSON.stringify(envelope) });
  });
  return { desktop, answers };
}

/** Ends the pages that stand. */
const ends = new Set<() => void>();

/** A page until the test is over: what it listens to, such as the uploads of other tabs, would keep Node from ending. */
function UntilOver({ children }: { readonly children: ReactNode }) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const end = () => setOver(true);
    ends.add(end);
    return () => void ends.delete(end);
  }, []);
  return isOver ? null : children;
}

interface Arrival {
  readonly now?: number;
  readonly time?: PlatformTime;
  /** What happens in the store once React begins to take the page over. */
  readonly meanwhile?: (store: PortalStore) => void;
}

/** The page in a browser that the drawing was sent to; what it calls beyond the answers is noted. */
async function arrive(
  { markup, drawnFor }: DrawnDesktop,
  answers: object,
  { now = NOW + 2_000, time, meanwhile }: Arrival = {},
) {
  const { announcer } = preparePage();
  const container = document.createElement("div");
  container.id = "app";
  container.dataset["drawnFor"] = JSON.stringify(drawnFor);
  // As a browser reads the document.
  container.innerHTML = markup;
  document.body.append(container);
  const { http, paths } = fakeHttp(({ url }) => success(dataAt(url)));
  const { ports } = fakePorts({
    http: withAnswersGiven(http, answers),
    clock: { now: () => now, after: () => () => undefined },
    ...(time && { time }),
  });
  ports.navigation.href = () => HREF;
  const application = initialise(PORTAL_APPLICATION);
  const store = createStore(ports, { settings: { deviceType: "pc", appCode: application.appCode } });
  const site = parseSiteConfig({});
  await store.dispatch(siteApi.util.upsertQueryData("siteConfig", undefined, site));
  const page: RunningPage = {
    application,
    device: drawnFor.device,
    kit: createKit(announcer),
    ports,
    themeAsked: null,
    language: "zh-CN",
    messages: portalMessages,
    supplied: [],
    siteGiven: {},
    store,
    site: Promise.resolve(site),
    fetchWords: () => new Promise(() => undefined),
  };
  const heading = within(container).getByRole("heading", { level: 1 });
  const begin = await hydration(page);
  meanwhile?.(store);
  await act(async () => {
    begin?.((running) => (
      <UntilOver>
        <PortalTree page={running} render={(shown) => <App page={shown} />} />
      </UntilOver>
    ));
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  return { container, heading, paths };
}

describe("a desktop drawn by the server", () => {
  let told: jest.SpyInstance<void, unknown[]>;
  /** What React reports of the page; that an update came later than this test waits is none of it. */
  const reported = () => told.mock.calls.filter(([words]) => !String(words).includes("not wrapped in act"));
  beforeEach(() => {
    told = jest.spyOn(console, "error").mockImplementation(() => undefined);
  });
  afterEach(() => {
    act(() => ends.forEach((end) => end()));
    told.mockRestore();
    document.body.replaceChildren();
  });

  it("is complete, and words from the platform are words [DESK-14, SEC-02]", async () => {
    const { desktop } = await draw();
    expect(desktop?.markup).toContain("&lt;/script&gt;&lt;!--&lt;b&gt;王老师");
    expect(desktop?.markup).not.toContain("<script");
    expect(desktop?.markup).not.toContain("other.test");
    for (const words of ["核对名单", "春游", "数据", "11月24日星期二"])
      expect(desktop?.markup).toContain(words);
    expect(desktop?.drawnFor).toMatchObject({
      person: "100:7",
      language: "zh-CN",
      origin: "http://localhost",
    });
  });

  it("keeps nothing of the person once it is drawn, however many are [SEC-03, SEC-04]", async () => {
    const begun = jest.spyOn(globalThis, "setTimeout");
    const ended = jest.spyOn(globalThis, "clearTimeout");
    await draw();
    const lasting = begun.mock.results.filter((_, call) => (begun.mock.calls[call]?.[1] ?? 0) >= 1_000);
    const left = lasting.filter(({ value }) => !ended.mock.calls.some(([timer]) => timer === value));
    begun.mockRestore();
    ended.mockRestore();
    expect(left).toEqual([]);
  });

  it("is none without a session [SEC-03]", async () => {
    expect((await draw({}, false)).desktop).toBeNull();
  });

  it("is that of the person's device, where this has told, and of no other person's [DESK-06, DESK-07, SEC-03]", async () => {
    const desk = (person: string) =>
      JSON.stringify({
        person,
        layout: "left",
        menuLocked: false,
        arrangement: NOT_ARRANGED,
        recentApps: ["statistics"],
      });
    expect((await draw({ desk: desk("100:7") })).desktop?.markup).toContain('data-layout="left"');
    expect((await draw({ desk: desk("100:8") })).desktop?.markup).toContain('data-layout="top"');
  });

  it("is taken over as it stands, without a call, and lives [DESK-14]", async () => {
    const { desktop, answers } = await draw();
    if (!desktop) throw new Error("nothing was drawn");
    const { container, heading, paths } = await arrive(desktop, answers);
    expect(reported()).toEqual([]);
    expect(heading.isConnected).toBe(true);
    expect(container).not.toHaveAttribute("data-drawn-for");
    expect(paths()).toEqual([]);
    expect(Object.keys(heading).some((key) => key.startsWith("__reactProps"))).toBe(true);
  });

  it("is taken over on a device of 2016 too, which learns the time by it [DESK-14, DESK-01]", async () => {
    const { desktop, answers } = await draw();
    if (!desktop) throw new Error("nothing was drawn");
    const time = createPlatformTime({
      wall: () => Date.parse("2016-01-01T00:05:00+08:00"),
      steady: () => 2_000,
      storage: createMemoryStorage(),
    });
    const { heading } = await arrive(desktop, answers, { time });
    expect(reported()).toEqual([]);
    expect(heading.isConnected).toBe(true);
    expect(Math.abs(time.now() - NOW)).toBeLessThan(10_000);
  });

  it("has as many tiles as a screen shows, and all of hundreds where they are wanted [DESK-01, DESK-14, A11Y-02]", async () => {
    const many = Array.from({ length: 120 }, (_, place) => icon(`many-${place}`, `应用${place}`));
    const crowd = {
      me: wireUser({ userType: 1 }),
      myAppIcons: [{ code: "all", name: "全部", iconVMs: many }],
    };
    const { desktop, answers } = await draw({}, true, crowd);
    if (!desktop) throw new Error("nothing was drawn");
    expect(desktop.markup.split("look-tile-icon").length - 1).toBeLessThan(AT_ONCE + 20);
    const { container, heading } = await arrive(desktop, answers);
    expect(reported()).toEqual([]);
    const list = within(container).getByRole("list", { name: /其他应用/ });
    const tiles = () => list.querySelectorAll("a");
    await waitFor(() => expect(tiles()).toHaveLength(OF_ONE_GROUP), { timeout: 10_000 });
    expect(heading.isConnected).toBe(true);
    act(() => tiles()[0]?.focus());
    await userEvent.keyboard("{End}");
    expect(tiles()[OF_ONE_GROUP - 1]).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole("button", { name: "显示全部 112 个应用" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(tiles()).toHaveLength(112), { timeout: 10_000 });
    expect(tiles()[OF_ONE_GROUP]).toHaveFocus();
    await userEvent.keyboard("{End}");
    expect(tiles()[111]).toHaveFocus();
  });

  it("is taken over as it stands where another tab changes something meanwhile, and shows that afterwards [DESK-14]", async () => {
    const { desktop, answers } = await draw();
    if (!desktop) throw new Error("nothing was drawn");
    const { container, heading } = await arrive(desktop, answers, {
      meanwhile: (store) => store.dispatch(layoutChosen("left")),
    });
    expect(reported()).toEqual([]);
    expect(heading.isConnected).toBe(true);
    expect(await within(container).findByRole("navigation", { name: "应用菜单" })).toBeInTheDocument();
  });

  it("is replaced where the device knows better [DESK-14]", async () => {
    const { desktop, answers } = await draw();
    if (!desktop) throw new Error("nothing was drawn");
    const { heading } = await arrive(desktop, answers, { now: NOW + 3_600_000 });
    expect(reported()).toEqual([]);
    expect(heading.isConnected).toBe(false);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("王老师");
  });
});
