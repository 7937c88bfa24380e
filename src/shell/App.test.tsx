import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { answered, failure, fault, success, wireUser } from "../../test/fakePorts";
import { DESKTOP_CLIENT, icon, openPortal, PLATFORM } from "../../test/openPortal";
import { expectAccessible } from "../../test/stories";
import { portalApi } from "../base/api/portalApi";
import type { HttpResult } from "../base/core/wire/exchange";

/** Whether the network delivers the side menu's code. */
const mockMissing = { side: false };

jest.mock("../side-menu/SideMenu", () => {
  if (mockMissing.side) throw new Error("ChunkLoadError: side-menu");
  return jest.requireActual<object>("../side-menu/SideMenu");
});

/** Opens the person's menu, and chooses one of its lines. */
async function chooseLine(name: string): Promise<void> {
  await userEvent.click(screen.getByRole("button", { name: /^欢迎，/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name }));
}

/** Runs as a build for development does. */
async function inDevelopment(run: () => Promise<void>): Promise<void> {
  const usual = process.env["NODE_ENV"];
  process.env["NODE_ENV"] = "development";
  try {
    await run();
  } finally {
    process.env["NODE_ENV"] = usual;
  }
}

/** An application that is closed to the person, as the platform says it. */
const FINANCE = { code: "finance", name: "财务|||Finance", reason: "userType", needs: "4", ask: [] };

const greeting = () => screen.findByRole("heading", { level: 1, name: "早上好，王老师" });
const tile = async (name: RegExp) => (await screen.findAllByRole("link", { name })).at(-1) ?? document.body;

describe("the portal page", () => {
  it("shows the desktop of the person signed in, with landmarks, one h1 and a skip link [DESK-01, A11Y-02]", async () => {
    openPortal();
    await greeting();
    await screen.findByRole("list", { name: "我的应用" });
    expect(screen.getByRole("banner")).toBeInTheDocument();
    expect(screen.getByRole("main")).toHaveAttribute("id", "main");
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    expect(screen.getAllByRole("link")[0]).toHaveTextContent("跳到主要内容");
    expect(screen.queryByText("用印")).not.toBeInTheDocument();
    expect(document.title).toBe("今日 - 第一中学");
    await expectAccessible();
  });

  it("reads the platform's dates by the school's clock, wherever the reader is [I18N-04]", async () => {
    openPortal({ platform: { siteConfig: () => answered({ timeZone: "Pacific/Kiritimati" }) } });
    const line = (await screen.findByText("运动会")).closest("li");
    await waitFor(() =>
      expect(line?.querySelector("time")).toHaveAttribute("dateTime", "2026-11-20T18:00:00.000Z"),
    );
    expect(line?.querySelector("time")?.title).toBe("11月21日 周六 08:00 (Pacific/Kiritimati)");
    expect(await screen.findByRole("heading", { level: 1, name: "下午好，王老师" })).toBeVisible();
  });

  it("goes to login when no person is signed in, and shows nothing of the portal [AUTH-10]", async () => {
    const { forced } = openPortal({ platform: { me: () => answered({ status: 401, message: "" }) } });
    await waitFor(() => expect(forced).toEqual(["notLoggedIn"]));
    expect(screen.queryByRole("banner")).not.toBeInTheDocument();
  });

  it.each([
    ["no network", fault("network")],
    ["no answer in time", fault("timeout")],
    ["a page instead of the envelope", answered("<!doctype html><title>Bad gateway</title>")],
    ["truncated JSON", answered('{"status":200,"da')],
    ["an HTTP fault", answered("", 502, "Bad Gateway")],
  ])(
    "is never blank: %s gives a message, and trying again opens the portal, with the focus handed on [API-12, REL-01, A11Y-02]",
    async (_, first) => {
      let answer = first;
      openPortal({ platform: { me: () => answer } });
      const again = () => screen.findByRole("button", { name: "重试" });
      expect(await screen.findByRole("heading", { level: 1, name: "无法打开门户" })).toBeInTheDocument();
      expect(await again()).not.toHaveFocus();
      await userEvent.click(await again());
      await waitFor(async () => expect(await again()).toHaveFocus());
      answer = success(wireUser());
      await userEvent.click(await again());
      expect(await greeting()).toHaveFocus();
    },
  );

  it("keeps header and cards when the applications do not load, and loads them on retry [REL-01]", async () => {
    let broken = true;
    const broken500 = answered("", 500, "Internal Server Error");
    openPortal({
      platform: {
        myAppIcons: (request) => (broken ? broken500 : (PLATFORM.myAppIcons?.(request) ?? success([]))),
      },
    });
    await greeting();
    const retry = await screen.findByRole("button", { name: "重试" });
    expect(await screen.findByRole("heading", { name: "待办" })).toBeInTheDocument();
    broken = false;
    await userEvent.click(retry);
    expect(await screen.findByRole("list", { name: "我的应用" })).toBeInTheDocument();
  });

  it("shows a page of its own at an unknown address, with a link back [ROUTE-01]", async () => {
    openPortal({ route: "#/no/such/page" });
    expect(await screen.findByRole("heading", { level: 1, name: "没有找到这个页面" })).toBeInTheDocument();
    expect(screen.getByRole("banner")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("link", { name: "回到桌面" }));
    const heading = await greeting();
    expect(heading).toHaveFocus();
  });

  it("closes the classroom screen to people for whom no application tells a day [ROUTE-01]", async () => {
    openPortal({ route: "#/classroom" });
    expect(await screen.findByRole("heading", { level: 1, name: "没有找到这个页面" })).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "离开教室大屏" })).toBeNull();
  });

  it("shows the default layout if a side does not load, and tries again once another was chosen [DESK-06, REL-03]", async () => {
    mockMissing.side = true;
    openPortal({ platform: { me: () => success(wireUser({ unitLayout: "left" })) } });
    await greeting();
    expect(await screen.findByRole("navigation", { name: "应用" })).toBeInTheDocument();
    mockMissing.side = false;
    await chooseLine("主题");
    await userEvent.click(await screen.findByRole("radio", { name: "顶部" }));
    await userEvent.click(screen.getByRole("radio", { name: "左侧" }));
    expect(await screen.findByLabelText("应用菜单", { selector: "nav" })).toBeInTheDocument();
  });

  it("moves the applications to the side and back, around the same mounted page [DESK-06]", async () => {
    const { local } = openPortal({ platform: { me: () => success(wireUser({ unitLayout: "left" })) } });
    const heading = await greeting();
    const menu = await screen.findByRole("navigation", { name: "应用菜单" });
    expect(await within(menu).findByRole("link", { name: /^通知公告/ })).toBeInTheDocument();
    await chooseLine("主题");
    const look = async (name: string) => userEvent.click(await screen.findByRole("radio", { name }));
    await look("水墨");
    expect(menu).not.toBeInTheDocument();
    await look("顶部");
    await look("绿色");
    expect(await screen.findByLabelText("应用菜单", { selector: "nav" })).toBeInTheDocument();
    await look("顶部");
    expect(screen.queryByLabelText("应用菜单", { selector: "nav" })).not.toBeInTheDocument();
    expect(heading).toBeInTheDocument();
    expect(local.getItem("portal.of.100:7.layout")).toBe("top");
  });

  it.each(["carousel", "constructor", 7, null])(
    "stays usual where the unit's layout is %j [DESK-06]",
    async (unitLayout) => {
      openPortal({ platform: { me: () => success(wireUser({ unitLayout })) } });
      await greeting();
      expect(await screen.findByRole("navigation", { name: "应用" })).toBeInTheDocument();
    },
  );

  it.each([
    ["a count", "pcOpen: true", ["3 条未读", "12 条未读"], success({ config: '{"pcOpen":true}' })],
    ["a dot", "pcOpen: false", ["有未读", "有未读"], success({ config: '{"pcOpen":false}' })],
    ["a count", "no call", ["3 条未读", "12 条未读"], answered({ status: 501, message: "no such call" })],
    ["a count", "nothing", ["3 条未读", "12 条未读"], fault("network")],
  ])(
    "marks what is unread by %s where the platform says %s [DESK-03, MSG-02]",
    async (_, __, [tileMark, bellMark], config) => {
      const { notices } = openPortal({ platform: { messageConfig: () => config } });
      await greeting();
      const main = within(screen.getByRole("main"));
      const banner = within(screen.getByRole("banner"));
      expect(await main.findByRole("link", { name: new RegExp(`^通知公告 ?${tileMark}$`) })).toBeVisible();
      expect(await banner.findByRole("button", { name: new RegExp(`^消息 ?${bellMark}$`) })).toBeVisible();
      expect(notices).toEqual([]);
    },
  );

  it("writes the access log when an application is opened [DESK-09]", async () => {
    const { sent } = openPortal();
    await userEvent.click(await tile(/云盘/));
    await waitFor(() => expect(sent("accessDetail")).toHaveLength(1));
    expect(sent("accessDetail")[0]?.body).toEqual({
      form: "form",
      text: "userId=7&userType=2&unitId=100&resId=id-drive&resName=%E4%BA%91%E7%9B%98&type=1",
    });
  });

  it("says in the access log who opened the application, and of which school [DESK-09]", async () => {
    const { sent } = openPortal();
    await userEvent.click(await tile(/云盘/));
    await waitFor(() => expect(sent("accessDetail")).toHaveLength(1));
    const [entry] = sent("accessDetail");
    const text = entry?.body && "text" in entry.body ? entry.body.text : "";
    expect(Object.fromEntries(new URLSearchParams(text))).toMatchObject({
      userId: "7",
      userType: "2",
      unitId: "100",
      type: "1",
    });
  });

  it("opens the application though the access log cannot be written, and says nothing of it [DESK-09]", async () => {
    const { sent, notices } = openPortal({ platform: { accessDetail: () => fault("network") } });
    await userEvent.click(await tile(/云盘/));
    await waitFor(() => expect(window.location.hash).toBe("#/viewport?app=drive&fileId=drive"));
    await waitFor(() => expect(sent("accessDetail")).toHaveLength(1));
    expect(notices).toEqual([]);
  });

  it("writes no access log under development [DESK-09]", async () => {
    const mode = jest.replaceProperty(process.env, "NODE_ENV", "development");
    const { sent } = openPortal();
    await userEvent.click(await tile(/云盘/));
    await waitFor(() => expect(window.location.hash).toBe("#/viewport?app=drive&fileId=drive"));
    mode.restore();
    expect(sent("accessDetail")).toHaveLength(0);
  });

  it("opens an address of its own in a new window that has no way back to this one [DESK-09]", async () => {
    const icons = [
      {
        code: "often",
        name: "常用",
        iconVMs: [icon("help", "帮助", { menuRoute: "http://localhost/help/" })],
      },
    ];
    openPortal({ platform: { myAppIcons: () => success(icons) } });
    await greeting();
    const link = await tile(/帮助/);
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener");
  });

  it("has the tools and lines that applications of the person declare, and no others [VIEW-09]", async () => {
    const iconVMs = [icon("t-tool", "校车"), icon("drive", "云盘")];
    openPortal({ platform: { myAppIcons: () => success([{ code: "often", name: "常用", iconVMs }]) } });
    await tile(/校车/);
    const banner = within(screen.getByRole("banner"));
    expect(banner.getByRole("link", { name: "下一班校车" })).toHaveAttribute(
      "href",
      "#/viewport?app=t-tool&fileId=t-tool&at=/next",
    );
    await userEvent.click(banner.getByRole("button", { name: /^欢迎/ }));
    const line = await screen.findByRole("menuitem", { name: "我的文件" });
    expect(line).toHaveAttribute("href", "#/viewport?app=drive&fileId=drive");
    expect(line).not.toHaveAttribute("target");
    expect(line).toHaveStyle({ whiteSpace: "normal", overflowWrap: "anywhere" });
  });

  it("shows no badge on what is not installed, whatever the platform counts [DESK-15]", async () => {
    const icons = [{ code: "often", name: "常用", iconVMs: [icon("exams", "考务", { installed: 0 })] }];
    openPortal({
      platform: {
        myAppIcons: () => success(icons),
        unreadCodeCount: () => success([{ code: "exams", num: 5 }]),
      },
    });
    await greeting();
    await userEvent.click(await screen.findByRole("button", { name: /^即将开通/ }));
    expect(await tile(/考务/)).toHaveAccessibleName("考务");
  });

  it.each([
    ["no network", fault("network")],
    ["an HTTP fault", answered("", 500, "Internal Server Error")],
    ["a refusal", failure(403, { message: "不行|||No" })],
    ["a page instead of the envelope", answered("<!doctype html>")],
  ])("opens an application without a word where the access log fails: %s [REL-01]", async (_, broken) => {
    const { sent, notices } = openPortal({ platform: { accessDetail: () => broken } });
    await userEvent.click(await tile(/云盘/));
    await waitFor(() => expect(sent("accessDetail")).toHaveLength(1));
    expect(window.location.hash).toBe("#/viewport?app=drive&fileId=drive");
    expect(notices).toEqual([]);
  });

  it("takes the school's logo from the place that the site's base path names [API-05]", async () => {
    openPortal({ platform: { siteConfig: () => answered({ basePath: "/gateway" }) } });
    await greeting();
    await waitFor(() =>
      expect(screen.getByRole("banner").querySelector("img")).toHaveAttribute(
        "src",
        "/gateway/api/storage/show/unit/100",
      ),
    );
  });

  it("asks for the applications of the person and the school that it shows [API-16]", async () => {
    const { sent } = openPortal();
    await tile(/云盘/);
    expect(sent("myAppIcons").map(({ url }) => url.replace(/&_=.*/, ""))).toEqual([
      "/api/base/desktop/my_app_icon?userId=7&unitId=100&appType=1",
    ]);
  });

  it("keeps the unread figures that it has where they cannot be read again [REL-01]", async () => {
    let broken = false;
    const unlessBroken = (usual: HttpResult) => () => (broken ? fault("network") : usual);
    const { store, sent, notices } = openPortal({
      platform: {
        unreadCodeCount: unlessBroken(success([{ code: "notices", num: 3 }])),
        unhandledCount: unlessBroken(success({ todo: 6, message: 12 })),
      },
    });
    const figures = async () => {
      const banner = within(screen.getByRole("banner"));
      await within(screen.getByRole("main")).findByRole("link", { name: /^通知公告 ?3 条未读$/ });
      await banner.findByRole("button", { name: /^消息 ?12 条未读$/ });
    };
    await greeting();
    await figures();
    broken = true;
    const asked = ["unreadCodeCount", "unhandledCount"] as const;
    const before = asked.map((name) => sent(name).length);
    act(() => void store.dispatch(portalApi.util.invalidateTags(["unread"])));
    await waitFor(() =>
      expect(asked.map((name) => sent(name).length)).toEqual(before.map((count) => count + 1)),
    );
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    await figures();
    expect(notices).toEqual([]);
  });

  it("opens the page of the development server in a build for development [REDIR-06]", async () => {
    const icons = [
      {
        code: "often",
        name: "常用",
        iconVMs: [icon("exams", "考务", { deployPath: "/apps", serverId: "exams" })],
      },
    ];
    const address = async () => {
      openPortal({ platform: { myAppIcons: () => success(icons) } });
      const href = (await tile(/考务/)).getAttribute("href");
      cleanup();
      return href;
    };
    expect(await address()).not.toContain("/pc_exams_tm.html");
    await inDevelopment(async () => expect(await address()).toBe("http://localhost/pc_exams_tm.html"));
  });

  it("explains an address of a page for teachers and staff by the application that it names [ROUTE-02]", async () => {
    const { sent } = openPortal({
      route: "#/pages/finance/pc_finance_tm/index.html",
      platform: { appAccess: () => success([FINANCE]) },
    });
    expect(await screen.findByRole("heading", { level: 1, name: "您没有“财务”的访问权限" })).toBeVisible();
    expect(sent("appAccess")[0]?.url).toContain("q=finance");
  });

  it("loads nothing of a closed application, and explains it in its place [ROUTE-02]", async () => {
    const { paths } = openPortal({
      route: "#/viewport?app=finance&fileId=finance",
      platform: { appAccess: () => success([FINANCE]) },
    });
    expect(await screen.findByRole("heading", { name: "您没有“财务”的访问权限" })).toBeVisible();
    expect(paths().filter((path) => path.startsWith("/finance/"))).toEqual([]);
  });

  it.each([
    ["a student", 1, 0],
    ["a parent", 3, 0],
    ["an employee", 4, 1],
  ])("frames a page for teachers and staff not for %s [ROUTE-02]", async (_, userType, frames) => {
    openPortal({
      route: `#/viewport?linkUrl=${encodeURIComponent("/pages/exams/pc_exams_tm/index.html")}`,
      platform: { me: () => success(wireUser({ userType })) },
    });
    if (frames === 0) await screen.findByText("为了安全，门户不打开这个地址。");
    await waitFor(() => expect(document.querySelectorAll("iframe")).toHaveLength(frames));
  });

  it.each([
    ["an application that was opened", 1, '["exams"]'],
    ["none that has yet to come", 0, null],
  ])("remembers %s [DESK-07]", async (_, installed, remembered) => {
    const icons = [{ code: "often", name: "常用", iconVMs: [icon("exams", "考务", { installed })] }];
    const { local, sent } = openPortal({ platform: { myAppIcons: () => success(icons) } });
    await greeting();
    if (!installed) await userEvent.click(await screen.findByRole("button", { name: /^即将开通/ }));
    await userEvent.click(await tile(/考务/));
    await waitFor(() => expect(sent("accessDetail")).toHaveLength(1));
    expect(local.getItem("portal.of.100:7.recentApps")).toBe(remembered);
  });

  it("counts an application as opened whatever led to it, once until all are left [DESK-07, DESK-09]", async () => {
    const { sent, local } = openPortal({ route: "#/viewport?app=drive&fileId=drive" });
    const went = (hash: string) =>
      act(async () => {
        window.location.hash = hash;
        await new Promise((done) => setTimeout(done, 20));
      });
    await waitFor(() => expect(sent("accessDetail")).toHaveLength(1));
    expect(local.getItem("portal.of.100:7.recentApps")).toBe('["drive"]');
    await went("#/viewport?app=drive&fileId=drive&at=/folder?id=7");
    await went("#/viewport?app=notices&fileId=notices&message=1");
    await went("#/viewport?app=drive&fileId=drive");
    expect(sent("accessDetail")).toHaveLength(2);
    expect(local.getItem("portal.of.100:7.recentApps")).toBe('["notices","drive"]');
    await went("#/");
    await went("#/viewport?app=drive&fileId=drive");
    expect(sent("accessDetail")).toHaveLength(3);
    expect(local.getItem("portal.of.100:7.recentApps")).toBe('["drive","notices"]');
  });

  it("counts no application that is closed to the person, or not known [DESK-09, ROUTE-02]", async () => {
    const { sent } = openPortal({
      route: "#/viewport?app=finance&fileId=finance",
      platform: { appAccess: () => success([FINANCE]) },
    });
    await screen.findByRole("heading", { name: "您没有“财务”的访问权限" });
    expect(sent("accessDetail")).toHaveLength(0);
  });

  it("writes no access log in the desktop client [DESK-09]", async () => {
    const { sent } = openPortal({ device: DESKTOP_CLIENT });
    await userEvent.click(await tile(/云盘/));
    expect(sent("accessDetail")).toHaveLength(0);
  });

  it("switches the language at once, including names, categories and bilingual texts [I18N-03, DESK-02]", async () => {
    const { local } = openPortal();
    await greeting();
    await chooseLine("Switch to English");
    expect(
      await screen.findByRole("heading", { level: 1, name: "Good morning, Ms Wang" }),
    ).toBeInTheDocument();
    expect(await screen.findByRole("list", { name: "My applications" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Data 1" })).toBeInTheDocument();
    expect(screen.getByText("Sports day")).toBeInTheDocument();
    expect(screen.getAllByRole("link", { name: /^drive/ }).length).toBeGreaterThan(0);
    expect(document.documentElement.lang).toBe("en");
    expect(document.title).toBe("Today - No. 1 School");
    expect(local.getItem("portal.language")).toBe("en");
  });

  it("stores a chosen look on the device and on the platform [THEME-01]", async () => {
    const { local, sent } = openPortal();
    await greeting();
    await chooseLine("主题");
    const panel = await screen.findByRole("dialog", { name: "主题" });
    await userEvent.click(within(panel).getByRole("radio", { name: "水墨" }));
    expect(local.getItem("portal.theme")).toBe("ink");
    await waitFor(() => expect(sent("setTheme")).toHaveLength(1));
    expect(sent("setTheme")[0]?.body).toMatchObject({ text: "type=color&theme=ink" });
  });

  it("redirects from /redirect/ to the application's own page, and shows no desktop meanwhile [REDIR-04]", async () => {
    const href = "http://localhost/redirect/oa?term=1";
    const { done, sent } = openPortal({ href });
    await waitFor(() => expect(done).toEqual(["replace /pages/oa/pc_oa_tm/index.html?term=1"]));
    expect(sent("myAppIcons")).toEqual([]);
    expect(screen.queryByRole("heading", { level: 1 })).not.toBeInTheDocument();
  });

  it("redirects from /redirect/ to login if no person is signed in [REDIR-04, AUTH-10]", async () => {
    const { done, forced } = openPortal({
      href: "http://localhost/redirect/oa",
      platform: { me: () => failure(401) },
    });
    await waitFor(() => expect(forced).toEqual(["notLoggedIn"]));
    expect(done).toEqual([]);
  });

  it.each([
    ["lotus", { color: "lotus", defaultColor: "red" }],
    ["red", { color: "", defaultColor: "red" }],
    ["cartoon", "cartoon"],
    ["ink", {}],
    ["ink", { color: "no colour", defaultColor: "red" }],
    ["ink", { color: null, defaultColor: "javascript:alert(1)" }],
    ["ink", []],
    [null, { color: null, defaultColor: null }],
  ])(
    "applies %s where ink is stored and the platform answers %j [THEME-01, THEME-05, SEC-03]",
    async (theme, answer) => {
      const { local } = openPortal({
        stored: { "portal.theme": "ink" },
        platform: { desktopColor: () => success(answer) },
      });
      await greeting();
      await waitFor(() => expect(local.getItem("portal.theme")).toBe(theme));
    },
  );

  it("says that the person is signed out if the login page cannot be loaded, and goes there once it can [AUTH-11]", async () => {
    let online = true;
    const { done, local, notices, sent } = openPortal({
      answer: (usual) => (online ? usual : fault("network")),
    });
    await screen.findByText("运动会");
    online = false;
    await userEvent.click(screen.getByRole("button", { name: /^欢迎，王老师/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "退出登录" }));
    const question = within(await screen.findByRole("dialog", { name: "退出登录？" }));
    await userEvent.click(question.getByRole("button", { name: "退出登录" }));
    expect(await screen.findByRole("heading", { level: 1, name: "已退出登录" })).toBeInTheDocument();
    expect(screen.getByRole("alert")).toHaveTextContent("已退出登录 退出登录的请求未能送达服务器。");
    expect(document.title).toBe("已退出登录");
    expect(document.body).not.toHaveTextContent("第一中学");
    expect(local.getItem("user")).toBeNull();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await expectAccessible();
    const asked = sent("me").length;
    await userEvent.click(screen.getByRole("button", { name: "重新登录" }));
    await waitFor(() => expect(notices).toEqual([{ severity: "warning", text: { id: "api.network" } }]));
    expect(done).toEqual([]);
    online = true;
    await userEvent.click(screen.getByRole("button", { name: "重新登录" }));
    await waitFor(() => expect(done).toEqual(["replace /login/"]));
    expect(sent("me")).toHaveLength(asked);
  }, 30_000);

  it("asks before logging out, and stays when the answer is no [AUTH-11]", async () => {
    const { sent, done, local } = openPortal();
    await greeting();
    const ask = async () => {
      await userEvent.click(screen.getByRole("button", { name: /^欢迎，王老师/ }));
      await userEvent.click(await screen.findByRole("menuitem", { name: "退出登录" }));
      return within(await screen.findByRole("dialog", { name: "退出登录？" }));
    };
    await userEvent.click((await ask()).getByRole("button", { name: "取消" }));
    expect(sent("logout")).toHaveLength(0);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await userEvent.click((await ask()).getByRole("button", { name: "退出登录" }));
    await waitFor(() => expect(done).toContain("replace /login/"));
    expect(sent("logout")).toHaveLength(1);
    expect(local.getItem("user")).toBeNull();
  }, 30_000);
});
