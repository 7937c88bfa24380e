import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import type { ReactNode } from "react";
import { KitPage } from "../../../../test/KitPage";
import { memoryPlaces } from "../../../base/platform/memoryPlaces";
import { PlaceProvider, usePlace } from "../../../base/platform/PlaceProvider";
import { SubAppEngine } from "../SubAppEngine";
import { SubAppFailure, type SubAppModule, type SubAppPorts } from "../ports";
import type { OpenSubApp, PaneListener } from "./openSubApp";
import { Viewport } from "./Viewport";
import type { ViewportPlace } from "../../../base/core/apps/viewportAddress";

interface Kit {
  readonly crashed: (thrown: unknown) => void;
  readonly titled: (title: string) => void;
  readonly moved: PaneListener["moved"];
}

/** Sub-applications over the real engine, whose ports do what the test says; each draws its name and a field. */
function fakeOpener(loads: Readonly<Record<string, () => Promise<SubAppModule<Kit>>>> = {}) {
  const log: string[] = [];
  const kits = new Map<string, Kit>();
  const opener: OpenSubApp = (place, { titled, moved }) => {
    const host = document.createElement("div");
    const module: SubAppModule<Kit> = {
      contract: 1,
      mount: (element) => {
        const field = document.createElement("input");
        field.setAttribute("aria-label", `${place.app} field`);
        element.append(field);
        return {
          setActive: (on) => log.push(`${place.app} active ${on}`),
          unmount: () => log.push(`${place.app} unmount`),
        };
      },
    };
    const ports: SubAppPorts<Kit> = {
      fetchManifest: () => Promise.resolve({ entries: { [`${place.fileId}.js`]: "./x.js" } }),
      loadModule: () => loads[place.app]?.() ?? Promise.resolve(module),
      loadStyle: () => Promise.resolve(() => undefined),
      reaches: () => Promise.resolve(true),
      createStage: () => {
        const element = document.createElement("div");
        host.append(element);
        return { element, remove: () => element.remove() };
      },
      after: () => () => undefined,
      origin: "http://localhost",
      report: () => undefined,
    };
    const engine = new SubAppEngine<Kit>(place, ports, (crashed) => {
      const kit = { crashed, titled, moved };
      kits.set(place.app, kit);
      return kit;
    });
    return {
      element: host,
      subscribe: (listener) => engine.subscribe(() => act(listener)),
      getSnapshot: engine.getSnapshot,
      open: () => engine.open(),
      retry: () => engine.retry(),
      close: () => engine.close(),
      setActive: (on) => engine.setActive(on),
      setPlace: ({ id, at }: ViewportPlace) => log.push(`${place.app} for ${id ?? (at || "nothing")}`),
    };
  };
  return { opener, log, kits };
}

const NAMES: Readonly<Record<string, string>> = { notes: "笔记", drive: "云盘" };

function open(first: string, world = fakeOpener(), installs = true, arrived = true) {
  const places = memoryPlaces(first);
  const viewport = (
    <Viewport
      openSubApp={world.opener}
      titleOf={(app) => NAMES[app]}
      factsOf={(app) =>
        app === "zzz"
          ? undefined
          : { app: { images: {}, glyph: null }, category: app === "drive" ? "文件|||Files" : null }
      }
      arrived={arrived}
      isExpired={(app) => app === "exams"}
      guide="/guide/sub-apps"
      installs={installs}
      closed={null}
      told={(isShown) => <p>{isShown ? "told with it" : "told instead of it"}</p>}
      windowTitle={(title) => `${title} - 第一中学`}
      frameTarget={(url) => (url.startsWith("/") ? `http://localhost${url}` : null)}
    />
  );
  const Page = (): ReactNode => (usePlace().path === "/" ? <p>desktop</p> : viewport);
  const { container } = render(
    <KitPage>
      <main>
        <PlaceProvider places={places}>
          <Page />
        </PlaceProvider>
      </main>
    </KitPage>,
  );
  const moved = (move: () => void) =>
    act(() => {
      move();
      return Promise.resolve();
    });
  const go = (to: string) => moved(() => places.go(to));
  const back = () => moved(places.back);
  return { ...world, go, back, address: places.address, container };
}

const heading = () => screen.getByRole("heading", { level: 1 });
const paneOf = (field: string) => screen.getByLabelText(field).closest("section");

describe("the viewport", () => {
  it("shows a skeleton, then the sub-application, and takes focus and title there [VIEW-01]", async () => {
    const { container } = open("/viewport?app=notes&fileId=main");
    expect(screen.getByText("正在加载…")).toBeInTheDocument();
    expect(await screen.findByLabelText("notes field")).toBeVisible();
    expect(screen.queryByText("正在加载…")).not.toBeInTheDocument();
    expect(heading()).toHaveTextContent("笔记");
    expect(heading()).toHaveFocus();
    expect(document.title).toBe("笔记 - 第一中学");
    expect(await axe(container)).toHaveNoViolations();
  });

  it("leaves the focus where the browser begins with the page that was opened first [A11Y-02]", async () => {
    const { go } = open("/viewport?app=notes&fileId=main", fakeOpener(), true, false);
    expect(await screen.findByLabelText("notes field")).toBeVisible();
    expect(document.body).toHaveFocus();
    await go("/viewport?app=notes&fileId=main&at=/inside");
    expect(document.body).toHaveFocus();
  });

  it("has a bar on phones with its name and the way back, to where the person came from [DESK-08]", async () => {
    const { go, address } = open("/viewport?app=notes&fileId=main");
    await screen.findByLabelText("notes field");
    await go("/viewport?app=drive&fileId=main");
    // Hidden on wide screens by styles alone.
    const button = screen.getByLabelText("返回");
    expect(button.nextElementSibling).toBe(heading());
    await userEvent.click(button);
    expect(address()).toBe("/viewport?app=notes&fileId=main");
  });

  it("leads back from a shared link, to the start of the application and then to the desktop [DESK-08, VIEW-08]", async () => {
    const { address } = open("/viewport?app=notes&fileId=main&at=/?notice=1");
    await screen.findByLabelText("notes field");
    const button = () => screen.getByLabelText("返回");
    await userEvent.click(button());
    expect(address()).toBe("/viewport?app=notes&fileId=main");
    await userEvent.click(button());
    expect(address()).toBe("/");
  });

  it("hides the one before, inert, and keeps what was typed in it [VIEW-01]", async () => {
    const { go, log } = open("/viewport?app=notes&fileId=main");
    await userEvent.type(await screen.findByLabelText("notes field"), "kept");
    await go("/viewport?app=drive&fileId=main");
    await screen.findByLabelText("drive field");
    expect(paneOf("notes field")).not.toBeVisible();
    expect(paneOf("notes field")).toHaveAttribute("inert");
    expect(heading()).toHaveTextContent("云盘");
    await go("/viewport?app=notes&fileId=main");
    expect(screen.getByLabelText("notes field")).toBeVisible();
    expect(screen.getByLabelText("notes field")).toHaveValue("kept");
    expect(log.filter((line) => line.startsWith("notes active"))).toEqual([
      "notes active true",
      "notes active false",
      "notes active true",
    ]);
  });

  it("notifies a sub-application that is opened again for something else [VIEW-01]", async () => {
    const { go, log } = open("/viewport?app=notes&fileId=main");
    await screen.findByLabelText("notes field");
    await go("/viewport?app=notes&fileId=main&id=7");
    expect(screen.getAllByLabelText("notes field")).toHaveLength(1);
    expect(log).toContain("notes for 7");
  });

  it("keeps the place inside in the address: Back returns, and one from behind goes on where it was [VIEW-08]", async () => {
    const { kits, go, back, address, log } = open("/viewport?app=notes&fileId=main");
    await screen.findByLabelText("notes field");
    const move = (at: string, replace = false) =>
      act(() => {
        kits.get("notes")?.moved({ app: "notes", fileId: "main", id: null, at }, { replace });
        return Promise.resolve();
      });
    await move("/list");
    await move("/list?page=2", true);
    await move("/note?id=7");
    expect(address()).toBe("/viewport?app=notes&fileId=main&at=/note?id=7");
    await back();
    expect(address()).toBe("/viewport?app=notes&fileId=main&at=/list?page=2");
    expect(log.at(-1)).toBe("notes for /list?page=2");
    await go("/viewport?app=drive&fileId=main");
    await move("/note?id=8");
    expect(address()).toBe("/viewport?app=drive&fileId=main");
    await go("/viewport?app=notes&fileId=main");
    expect(address()).toBe("/viewport?app=notes&fileId=main&at=/note?id=8");
    await go("/viewport?app=notes&fileId=main");
    expect(address()).toBe("/viewport?app=notes&fileId=main");
    expect(log.at(-1)).toBe("notes for nothing");
  });

  it("ends all of them when it is left [VIEW-01]", async () => {
    const { go, log } = open("/viewport?app=notes&fileId=main");
    await screen.findByLabelText("notes field");
    await go("/viewport?app=drive&fileId=main");
    await screen.findByLabelText("drive field");
    await go("/");
    await waitFor(() => expect(log).toEqual(expect.arrayContaining(["notes unmount", "drive unmount"])));
    expect(screen.queryByLabelText("drive field")).not.toBeInTheDocument();
  });

  it("takes the name that the sub-application gives itself [VIEW-05]", async () => {
    const { kits } = open("/viewport?app=unknown&fileId=main");
    await screen.findByLabelText("unknown field");
    expect(heading()).toHaveTextContent("应用");
    act(() => kits.get("unknown")?.titled("成绩"));
    expect(heading()).toHaveTextContent("成绩");
    expect(document.title).toBe("成绩 - 第一中学");
  });
});

describe("a pane whose sub-application fails", () => {
  it("shows and announces the reason, offers the detail, and loads again on retry with the focus kept [VIEW-04]", async () => {
    const failure = new SubAppFailure("scriptFailed", "http://localhost/notes/x.js");
    let broken = true;
    const world = fakeOpener();
    const loads = { notes: () => (broken ? Promise.reject(failure) : Promise.resolve(working)) };
    const working: SubAppModule<Kit> = {
      contract: 1,
      mount: (element) => {
        element.append("works");
        return { setActive: () => undefined, unmount: () => undefined };
      },
    };
    const { container } = open("/viewport?app=notes&fileId=main", { ...world, ...fakeOpener(loads) });
    const card = await screen.findByRole("region", { name: "“笔记”无法打开" });
    expect(card).toHaveTextContent("应用的程序没有加载成功。");
    expect(card).toHaveTextContent("scriptFailed: http://localhost/notes/x.js");
    expect(screen.getByRole("alert")).toHaveTextContent("“笔记”无法打开 应用的程序没有加载成功。");
    expect(await axe(container)).toHaveNoViolations();
    broken = false;
    await userEvent.click(screen.getByRole("button", { name: "重试" }));
    expect(await screen.findByText("works")).toBeVisible();
    expect(heading()).toHaveFocus();
  });

  it("is a friendly page where the application is not installed, said politely below what led there, and others go on [DESK-15, MSG-01]", async () => {
    const loads = { drive: () => Promise.reject(new SubAppFailure("notInstalled", "drive")) };
    const { go, container } = open("/viewport?app=notes&fileId=main", fakeOpener(loads));
    await userEvent.type(await screen.findByLabelText("notes field"), "kept");
    await go("/viewport?app=drive&fileId=main");
    expect(await screen.findByRole("heading", { level: 2, name: "“云盘”暂未开通" })).toBeVisible();
    expect(screen.getByText("文件")).toBeVisible();
    expect(screen.getByText("told instead of it")).toBeVisible();
    expect(screen.queryByText("told with it")).toBeNull();
    expect(screen.getByRole("link", { name: "回到桌面" })).toHaveAttribute("href", "#/");
    expect(screen.getByRole("link", { name: /应用开发指南/ })).toHaveAttribute("href", "/guide/sub-apps");
    expect(screen.queryByRole("button", { name: "重试" })).not.toBeInTheDocument();
    expect(screen.queryByRole("alert")?.textContent ?? "").toBe("");
    expect(await axe(container)).toHaveNoViolations();
    await go("/viewport?app=notes&fileId=main");
    expect(screen.getByLabelText("notes field")).toHaveValue("kept");
  });

  it("tells those who cannot install an application whom to ask, without the engineers' guide [DESK-15]", async () => {
    const loads = { drive: () => Promise.reject(new SubAppFailure("notInstalled", "drive")) };
    open("/viewport?app=drive&fileId=main", fakeOpener(loads), false);
    expect(await screen.findByRole("heading", { level: 2, name: "“云盘”暂未开通" })).toBeVisible();
    expect(screen.getByText(/请联系学校管理员/, { selector: "p" })).toBeVisible();
    expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["回到桌面"]);
  });

  it("says that there is no such application where the person's menu has none of that name [DESK-15, ROUTE-02]", async () => {
    const loads = { zzz: () => Promise.reject(new SubAppFailure("notInstalled", "zzz")) };
    open("/viewport?app=zzz&fileId=main", fakeOpener(loads));
    expect(await screen.findByRole("heading", { level: 2, name: "找不到该应用" })).toBeVisible();
    expect(screen.getByText(/学校没有名为“zzz”的应用/, { selector: "p" })).toBeVisible();
    expect(screen.queryByText(/该应用暂未开通/)).not.toBeInTheDocument();
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["#/"]);
    expect(screen.getByRole("status")).toHaveTextContent(/找不到该应用 学校没有名为/);
  });

  it.each(["app=exams&fileId=main", "app=exams&linkUrl=%2Fexams.html"])(
    "opens nothing of an application whose licence has ended, which a friendly page says: %s [LIC-02]",
    async (query) => {
      const { log, container } = open(`/viewport?${query}`);
      expect(await screen.findByRole("heading", { level: 2, name: /已过期$/ })).toBeVisible();
      expect(screen.getByText("该模块已过期，请联系管理员！")).toBeVisible();
      expect(screen.getByRole("link", { name: "回到桌面" })).toHaveAttribute("href", "#/");
      expect(screen.queryByLabelText("exams field")).not.toBeInTheDocument();
      expect(container.querySelector("iframe")).toBeNull();
      expect(log).not.toContain("exams active true");
      expect(await axe(container)).toHaveNoViolations();
    },
  );

  it("leaves the other sub-applications alone [VIEW-04, REL-03]", async () => {
    const { go, kits } = open("/viewport?app=notes&fileId=main");
    await userEvent.type(await screen.findByLabelText("notes field"), "kept");
    await go("/viewport?app=drive&fileId=main");
    await screen.findByLabelText("drive field");
    act(() => kits.get("drive")?.crashed(new Error("render")));
    expect(screen.getByRole("region", { name: "“云盘”无法打开" })).toHaveTextContent("在运行中出错");
    await waitFor(() => expect(screen.queryByLabelText("drive field")).not.toBeInTheDocument());
    await go("/viewport?app=notes&fileId=main");
    expect(screen.getByLabelText("notes field")).toHaveValue("kept");
  });
});

describe("an address that names no sub-application", () => {
  it("is explained [VIEW-01]", () => {
    open("/viewport?app=../x&fileId=main");
    expect(screen.getByText(/这个地址不完整或不正确/)).toBeVisible();
  });

  it("shows an allowed link in a sandbox, with what led to it [VIEW-03, MSG-01]", () => {
    open("/viewport?linkUrl=%2Fpage.html");
    const frame = screen.getByTitle("localhost");
    expect(frame).toHaveAttribute("src", "http://localhost/page.html");
    // The message that led to the page is read by now.
    expect(screen.getByText("told with it")).toBeVisible();
    expect(frame).toHaveAttribute("sandbox", "allow-scripts allow-forms allow-popups");
  });

  it("names another page after the application that leads to it [A11Y-01, VIEW-03]", () => {
    open("/viewport?app=drive&linkUrl=%2Fpage.html");
    expect(screen.getByTitle("云盘")).toHaveAttribute("src", "http://localhost/page.html");
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("云盘");
  });

  it("refuses a link that is not allowed, and says what led to it [VIEW-03, MSG-01]", () => {
    open("/viewport?linkUrl=https%3A%2F%2Fevil.test%2F");
    expect(screen.getByText("told instead of it")).toBeVisible();
    expect(screen.getByText("为了安全，门户不打开这个地址。")).toBeVisible();
    expect(document.querySelector("iframe")).toBeNull();
  });
});
