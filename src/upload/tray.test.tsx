import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as stories from "../../stories/upload/Tray.stories";
import { KitPage, type TestKit } from "../../test/KitPage";
import { prepareStories, storiesOf } from "../../test/stories";
import { aLostUpload, anUploadsView as viewOf, aTrayItem } from "../../test/uploadItems";
import { Snapshot } from "../base/core/flow/Snapshot";
import { PageFoot } from "../base/kit/PageFoot";
import { ShellContext, type Shell } from "../base/kit/ShellContext";
import { browserClock } from "../base/platform/browser";
import { createInertPorts } from "../base/platform/inertPorts";
import { PortsContext } from "../base/platform/PortsContext";
import type { UploadsView } from "./uploadsView";
import type { TabUploads } from "./TabUploads";
import { UploadTray } from "./UploadTray";

const composed = storiesOf(stories);

beforeAll(prepareStories);
afterEach(() => jest.restoreAllMocks());

const sending = (id: string, sent: number) => aTrayItem(id, { at: { phase: "sending" }, sent });
const DONE = {
  at: { phase: "done", stored: { answer: 1, sha256: null }, delivered: null },
  sent: 100,
} as const;

/** The tray of a page whose uploads are as the test says. */
function open(first: UploadsView) {
  const snapshot = new Snapshot(first);
  const asked: unknown[][] = [];
  const uploads = {
    getSnapshot: snapshot.getSnapshot,
    subscribe: snapshot.subscribe,
    hasHeir: false,
    isKeeping: false,
    act: (...done: unknown[]) => void asked.push(done),
    add: (...done: unknown[]) => {
      asked.push(["add", ...done]);
      return Promise.resolve([]);
    },
    reopen: () => Promise.resolve(),
  };
  const shell = { links: [{ app: { code: "drive" }, name: "云盘", href: "#/viewport?app=drive" }] };
  let kit: TestKit | null = null;
  const page = render(
    <KitPage onKit={(made) => (kit = made)}>
      <PortsContext value={createInertPorts({ clock: browserClock })}>
        <ShellContext value={shell as unknown as Shell}>
          <UploadTray uploads={uploads as unknown as TabUploads} />
        </ShellContext>
      </PortsContext>
    </KitPage>,
  );
  const show = (view: UploadsView) => act(() => snapshot.set(view));
  const toasts = () => kit?.toasts.getSnapshot().map(({ text }) => text) ?? [];
  return { ...page, show, asked, uploads, toasts };
}

it("stands above a page's foot, also one that grows or moves, while toasts stand above both [UP-04, WID-04]", async () => {
  const { innerHeight } = window;
  let foot = 60;
  jest.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
    if (this.hasAttribute("data-foot")) return new DOMRect(0, innerHeight - foot, 1000, foot);
    const lift = Number.parseFloat(this.style.getPropertyValue("--tray-lift")) || 0;
    const height = this.hasAttribute("data-uploads") ? 50 : 0;
    return new DOMRect(600, innerHeight - height - 24 - lift, 400, height);
  });
  const pageOf = (rows: readonly string[]) => (
    <main>
      {rows.map((row) => (
        <p key={row}>{row}</p>
      ))}
      <PageFoot data-foot="">撤销</PageFoot>
    </main>
  );
  const page = render(pageOf(["一", "二"]));
  const { container } = open(viewOf([sending("a", 10)]));
  const tray = container.querySelector<HTMLElement>("[data-uploads]")!;
  const scroll = () => act(() => void document.dispatchEvent(new Event("scroll")));
  scroll();
  expect(tray.style.getPropertyValue("--tray-lift")).toBe("44px");
  expect(tray).toHaveAttribute("data-keeps-clear");
  foot = 120;
  scroll();
  expect(tray.style.getPropertyValue("--tray-lift")).toBe("104px");
  await act(() => Promise.resolve());
  // The last row is gone, and the foot is higher up.
  foot = 160;
  page.rerender(pageOf(["一"]));
  await waitFor(() => expect(tray.style.getPropertyValue("--tray-lift")).toBe("144px"));
});

it("gives the focus back to the page where it had come from when all uploads are cancelled [UP-10, A11Y-02]", async () => {
  render(
    <main>
      <button>上传文件</button>
    </main>,
  );
  const { show } = open(viewOf([sending("a", 10)]));
  act(() => screen.getByRole("button", { name: "上传文件" }).focus());
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  act(() => screen.getByRole("button", { name: "全部取消" }).focus());
  show(viewOf([]));
  expect(screen.getByRole("button", { name: "上传文件" })).toHaveFocus();
});

it("is used by keyboard alone, and has one file and all of them go on [UP-03, UP-10]", async () => {
  const item = (id: string) => aTrayItem(id, { at: { phase: "sending" }, sent: 10, paused: "person" });
  const { asked } = open(viewOf([item("a"), item("b")]));
  const press = async (name: string, key: string) => {
    const button = screen.getByRole("button", { name });
    for (let tabs = 0; tabs < 20 && document.activeElement !== button; tabs += 1) await userEvent.tab();
    expect(button).toHaveFocus();
    await userEvent.keyboard(key);
  };
  await press("展开上传列表", "{Enter}");
  await press("继续 b.mp4", " ");
  await press("全部继续", "{Enter}");
  await press("取消上传 a.mp4", "{Enter}");
  expect(asked.slice(0, 3)).toEqual([
    ["resume", "b"],
    ["resume", undefined],
    ["abort", "a"],
  ]);
});

it.each([
  "Sending",
  "Folded",
  "PausedAll",
  "NoNetwork",
  "Failed",
  "FailedAmongOthers",
  "Lost",
  "Done",
  "AThousand",
] as const)(
  "draws its rows, and does what is pressed: %s [UP-03, UP-10]",
  async (name) => {
    await composed[name].run();
  },
  30_000,
);

it("says how far it is in its line, in the title of the window, and to screen readers every five seconds at most [UP-10, A11Y-03]", () => {
  jest.useFakeTimers();
  document.title = "今日 – 育才";
  const { show, unmount } = open(viewOf([sending("a", 10)], { speed: 1e6, secondsLeft: 90 }));
  const said = () => [...document.querySelectorAll("[role=status] *")].map(({ textContent }) => textContent);
  act(() => jest.advanceTimersByTime(10));
  expect(screen.getByText(/^10% · 每秒 1 ?MB · 约剩 2 ?分钟$/)).toBeVisible();
  expect(document.title).toBe("10% · 今日 – 育才");
  expect(said().join()).toMatch(/正在上传 1 个文件/);
  const first = said().length;
  show(viewOf([sending("a", 60)]));
  show(viewOf([sending("a", 90)]));
  act(() => jest.advanceTimersByTime(1_000));
  expect(said()).toHaveLength(first);
  // The page goes to another place meanwhile.
  document.title = "通知 – 育才";
  show(viewOf([aTrayItem("a", DONE)]));
  act(() => jest.advanceTimersByTime(5_000));
  expect(said().join()).toMatch(/1 个文件已上传/);
  expect(document.title).toBe("通知 – 育才");
  unmount();
  jest.useRealTimers();
});

it("says what the person does to an upload, and does not say again what had arrived before another was cancelled [UP-10, A11Y-03]", () => {
  jest.useFakeTimers();
  const { show } = open(viewOf([sending("a", 10), aTrayItem("d", DONE)]));
  const said = () =>
    [...document.querySelectorAll("#announcer [role=status] > *")].map(({ textContent }) => textContent);
  act(() => jest.advanceTimersByTime(10));
  fireEvent.click(screen.getByRole("button", { name: "展开上传列表" }));
  fireEvent.click(screen.getByRole("button", { name: "暂停 a.mp4" }));
  expect(said()).toContain("已暂停：a.mp4");
  fireEvent.click(screen.getByRole("button", { name: "取消上传 a.mp4" }));
  show(viewOf([aTrayItem("d", DONE)]));
  act(() => jest.advanceTimersByTime(6_000));
  expect(said()).toContain("已取消上传：a.mp4");
  expect(said().join()).not.toMatch(/文件已上传/);
  jest.useRealTimers();
});

it("has the browser ask before the page is left only while a file would have to be chosen again [UP-04]", () => {
  const leaves = () => window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  const source = new File(["a"], "a.mp4");
  const item = sending("a", 10);
  const only = { ...item, file: { ...item.file, source } };
  const { show, uploads } = open(viewOf([only]));
  expect(leaves()).toBe(false);
  uploads.hasHeir = true;
  expect(leaves()).toBe(true);
  uploads.hasHeir = false;
  const handle = {} as FileSystemFileHandle;
  show(viewOf([{ ...only, file: { ...only.file, kept: { ...only.file.kept, handle } } }]));
  expect(leaves()).toBe(true);
  show(viewOf([{ ...only, upload: aTrayItem("a", DONE).upload }]));
  expect(leaves()).toBe(true);
  uploads.isKeeping = true;
  expect(leaves()).toBe(false);
});

it("goes on with the very files that are chosen again, and says which are not needed [UP-04]", async () => {
  const lost = aLostUpload("a", { size: 3, deliver: { path: "/drive/api/files", body: { folder: "3" } } });
  const { asked, container, toasts } = open(viewOf([], { lost: [lost] }));
  await userEvent.click(screen.getByRole("button", { name: "展开上传列表" }));
  const field = container.querySelector<HTMLInputElement>("input[type=file]")!;
  const right = new File(["abc"], "a.mp4", { lastModified: lost.changedAt });
  await userEvent.upload(field, [right, new File(["abcd"], "a.mp4", { lastModified: lost.changedAt })]);
  expect(asked).toEqual([
    ["add", [{ file: right }], { app: "drive", serverid: "drive", deliver: lost.deliver }],
  ]);
  expect(toasts()).toEqual([{ id: "uploads.lost.some", values: { count: 1 } }]);
  await userEvent.upload(field, new File(["x"], "b.mp4"));
  expect(toasts()).toContainEqual({ id: "uploads.lost.none" });
  expect(asked).toHaveLength(1);
});

it("leaves once it is closed, and shows what lacks its file again on the next page alone [UP-04]", async () => {
  const lost = [aLostUpload("a")];
  const { asked, container, show } = open(viewOf([aTrayItem("d", DONE)], { lost }));
  await userEvent.click(screen.getByRole("button", { name: "关闭列表" }));
  expect(asked).toEqual([["forget"]]);
  show(viewOf([], { lost }));
  expect(container.querySelector("[data-uploads]")).toBeNull();
});

it("takes what is given up from the list, and leads to the application of what is done [UP-04]", async () => {
  const { asked } = open(viewOf([sending("a", 10), aTrayItem("d", DONE)]));
  await userEvent.click(screen.getByRole("button", { name: "展开上传列表" }));
  expect(screen.getByRole("link", { name: "在云盘中查看" })).toHaveAttribute("href", "#/viewport?app=drive");
  await userEvent.click(screen.getByRole("button", { name: "取消上传 a.mp4" }));
  expect(asked).toEqual([
    ["abort", "a"],
    ["forget", "a"],
  ]);
});

it("ends all uploads that are not over, once the person is sure [UP-03, UP-04]", async () => {
  const { asked, container } = open(viewOf([sending("a", 10), sending("b", 20), aTrayItem("d", DONE)]));
  const tray = within(container);
  await userEvent.click(tray.getByRole("button", { name: "展开上传列表" }));
  const all = tray.getByRole("button", { name: "全部取消" });
  for (const answer of ["不取消", "全部取消"]) {
    expect(asked).toEqual([]);
    await userEvent.click(all);
    const question = within(await screen.findByRole("dialog", { name: "取消 2 个上传？" }));
    await userEvent.click(question.getByRole("button", { name: answer }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  }
  await waitFor(() => expect(asked).toEqual([["abort"]]));
});

it("begins the row of an upload that failed with that [UP-05]", async () => {
  const failure = { error: "uploaderror", reason: "unreachable", text: null, final: false } as const;
  open(viewOf([aTrayItem("a", { at: { phase: "failed", failure } })]));
  await userEvent.click(screen.getByRole("button", { name: "展开上传列表" }));
  expect(screen.getByText(/^上传失败。平台没有响应。/)).toBeVisible();
});

it("shows in a bar how far a file has been read, and what share of it was sent [UP-01, UP-10]", async () => {
  open(
    viewOf([
      aTrayItem("a", { at: { phase: "hashing" }, hashed: 40 }),
      aTrayItem("b", { at: { phase: "sending" }, hashed: 100, sent: 30 }),
    ]),
  );
  await userEvent.click(screen.getByRole("button", { name: "展开上传列表" }));
  const bar = (name: string) => screen.getByRole("progressbar", { name: `${name} 的上传进度` });
  expect(bar("a.mp4")).toHaveAttribute("aria-valuenow", "40");
  expect(bar("b.mp4")).toHaveAttribute("aria-valuenow", "30");
  expect(bar("b.mp4")).toHaveAttribute("aria-valuetext", "30%");
});

it("does not offer to try again what the platform refused [UP-03, UP-05]", async () => {
  const failure = {
    error: "uploaderror",
    reason: "refused",
    text: "不允许上传此类文件",
    final: true,
  } as const;
  open(
    viewOf([
      aTrayItem("a", { at: { phase: "failed", failure } }),
      aTrayItem("b", { at: { phase: "failed", failure: { ...failure, final: false } } }),
    ]),
  );
  await userEvent.click(screen.getByRole("button", { name: "展开上传列表" }));
  expect(screen.queryByRole("button", { name: "重试 a.mp4" })).toBeNull();
  expect(screen.getByRole("button", { name: "重试 b.mp4" })).toBeVisible();
});
