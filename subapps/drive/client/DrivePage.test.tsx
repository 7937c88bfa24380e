import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { contract } from "../contract";
import { chosen, listed, names, option, show, TOP } from "./testing/showDrive";

it("lists folders and files with size and date, and how much space is used [UP-12, A11Y-01]", async () => {
  const { main, titles } = await show();
  await listed(...TOP);
  expect(screen.getByRole("option", { name: /^录像\.mp4，1\.2 ?MB，(2026年)?11月24日 周二/ })).toBeVisible();
  expect(screen.getByText(/^已用 1\.2 ?MB，共 10 ?GB$/)).toBeVisible();
  expect(titles).toContain("云盘");
  expect(await axe(main)).toHaveNoViolations();
});

it("is a file manager by keyboard: arrows, letters, Enter and back, F2, Ctrl A, Delete and undo [UP-12, A11Y-02]", async () => {
  const user = userEvent.setup();
  const { rows } = await show();
  await listed(...TOP);
  act(() => screen.getByRole("listbox").focus());
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(chosen()).toEqual(["春游.png"]);
  await user.keyboard("录");
  expect(chosen()).toEqual(["录像.mp4"]);
  await user.keyboard("{F2}");
  const dialog = within(await screen.findByRole("dialog", { name: "重命名" }));
  const field = dialog.getByRole("textbox", { name: /^名称/ });
  expect(field).toHaveValue("录像.mp4");
  // Its name is chosen, and not its ending.
  await user.keyboard("公开 课{Enter}");
  await listed("文件夹 课件", "文件夹 教案", "春游.png", "公开 课.mp4");

  act(() => screen.getByRole("listbox").focus());
  await user.keyboard("{Home}");
  // A space between letters is one of the name's, and no choice, however long the page takes to hear of them.
  const pressed = jest.spyOn(Event.prototype, "timeStamp", "get").mockReturnValue(1_000);
  await user.keyboard("公开 课");
  expect(chosen()).toEqual(["公开 课.mp4"]);
  pressed.mockReturnValue(1_000_000);
  await user.keyboard("春");
  expect(chosen()).toEqual(["春游.png"]);
  pressed.mockRestore();

  act(() => screen.getByRole("listbox").focus());
  await user.keyboard("{Home}{Enter}");
  await listed("讲义.pdf");
  expect(screen.getByRole("listbox")).toHaveFocus();
  await user.keyboard("{Backspace}");
  await listed("文件夹 课件", "文件夹 教案", "春游.png", "公开 课.mp4");
  await user.keyboard("{End}{Enter}");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  act(() => screen.getByRole("listbox").focus());
  await user.keyboard("{Control>}a{/Control}");
  expect(chosen()).toHaveLength(4);
  await user.keyboard("{Delete}");
  expect(await screen.findByText("已将 4 项移入回收站。")).toBeVisible();
  expect(rows.filter(({ bin }) => bin)).toHaveLength(4);
  await user.keyboard("{Control>}z{/Control}");
  await waitFor(() => expect(names()).toHaveLength(4));
}, 30_000);

it("chooses what was pasted, and says once that it is there [UP-12, A11Y-02]", async () => {
  const user = userEvent.setup();
  await show();
  await listed(...TOP);
  act(() => screen.getByRole("listbox").focus());
  await user.keyboard("春{Control>}c{/Control}");
  expect(screen.getByText("已复制 1 项，等待粘贴。")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "粘贴到这里" }));
  expect(await screen.findByText("已复制 1 项。")).toBeVisible();
  await waitFor(() => expect(chosen()).toEqual(["春游.png 2"]));
  expect(screen.queryByText("已复制 1 项，等待粘贴。")).toBeNull();
  // In another folder it still waits, and so it does here once it is taken back.
  await user.click(screen.getByRole("button", { name: "撤销" }));
  expect(await screen.findByText("已复制 1 项，等待粘贴。")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "粘贴到这里" }));
  await waitFor(() => expect(screen.queryByText("已复制 1 项，等待粘贴。")).toBeNull());
  act(() => screen.getByRole("listbox").focus());
  await user.keyboard("{Home}{Enter}");
  expect(await screen.findByText("已复制 1 项，等待粘贴。")).toBeVisible();
});

it("leaves ? to the portal, whose list of keys it opens [A11Y-07]", async () => {
  await show();
  await option(/春游/);
  expect(fireEvent.keyDown(screen.getByRole("listbox"), { key: "?" })).toBe(true);
  expect(fireEvent.keyDown(screen.getByRole("listbox"), { key: "春" })).toBe(false);
});

it.each([
  ["by Shift F10", () => void fireEvent.keyDown(screen.getByRole("listbox"), { key: "F10", shiftKey: true })],
  ["by the menu key", () => void fireEvent.keyDown(screen.getByRole("listbox"), { key: "ContextMenu" })],
  ["by a right click", () => void fireEvent.contextMenu(screen.getByRole("option", { name: /春游/ }))],
])("opens the menu of a thing %s [UP-12, A11Y-02]", async (_, open) => {
  const user = userEvent.setup();
  await show();
  await user.click(await option(/春游/));
  open();
  // It hangs outside the page's landmarks, so it is one of its own.
  const menu = within(
    await within(screen.getByRole("region", { name: "操作" })).findByRole("menu", { name: "操作" }),
  );
  expect(menu.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(["下载", "共享", "重命名", "移入回收站"]),
  );
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  await waitFor(() => expect(screen.getByRole("listbox")).toHaveFocus());
});

it("has one stop of Tab in its toolbar, in which arrows move [UP-12, A11Y-02]", async () => {
  const user = userEvent.setup();
  await show();
  await user.click(await option(/春游/));
  const bar = screen.getByRole("toolbar");
  const buttons = [...bar.querySelectorAll<HTMLElement>("button, a[href]")];
  const stops = () => buttons.filter(({ tabIndex }) => tabIndex === 0);
  expect(stops()).toEqual([buttons[0]]);
  act(() => buttons[0]?.focus());
  await user.keyboard("{ArrowRight}{ArrowRight}");
  expect(buttons[2]).toHaveFocus();
  await user.keyboard("{End}{ArrowRight}{ArrowLeft}");
  expect(buttons.at(-1)).toHaveFocus();
  expect(stops()).toEqual([buttons.at(-1)]);
});

it("has its keys in an empty folder as well [UP-12, A11Y-02]", async () => {
  const user = userEvent.setup();
  await show();
  await listed(...TOP);
  act(() => screen.getByRole("listbox").focus());
  await user.keyboard("教");
  await user.keyboard("{Enter}");
  expect(await screen.findByText(/^这里还没有文件/)).toBeVisible();
  expect(screen.getByText(/拖到这里，或点击“上传文件”/)).toBeVisible();
  expect(screen.getByRole("button", { name: "上传文件" })).toBeVisible();
  await user.keyboard("{Backspace}");
  await listed(...TOP);
  expect(screen.getByRole("listbox")).toHaveFocus();
});

it("chooses all of a folder by Ctrl A, and goes to its end by End, also beyond what is loaded [UP-12, A11Y-02]", async () => {
  const many = Array.from({ length: 230 }, (_, place) => ({
    id: `m${place}`,
    kind: "file" as const,
    name: `第${place}页.md`,
    folder: "f2",
    bin: false,
  }));
  await show("/?folder=f2", many);
  const list = await screen.findByRole("listbox");
  const all = () => list.querySelectorAll("[data-item]").length;
  expect(all()).toBe(200);
  act(() => list.focus());
  fireEvent.keyDown(list, { key: "End", shiftKey: false });
  await waitFor(() => expect(all()).toBe(230));
  await waitFor(() => expect(list.querySelector("[data-at]")).toHaveAttribute("data-item", "m229"));
  expect(list.querySelectorAll("[aria-selected=true]")).toHaveLength(1);
  fireEvent.keyDown(list, { key: "a", ctrlKey: true });
  expect(list.querySelectorAll("[aria-selected=true]")).toHaveLength(230);
}, 30_000);

it("chooses all of a folder that is loaded in part, and removes it [UP-12]", async () => {
  const many = Array.from({ length: 210 }, (_, place) => ({
    id: `m${place}`,
    kind: "file" as const,
    name: `第${place}页.md`,
    folder: "f2",
    bin: false,
  }));
  const { rows } = await show("/?folder=f2", many);
  const list = await screen.findByRole("listbox");
  fireEvent.keyDown(list, { key: "a", ctrlKey: true });
  await waitFor(() => expect(list.querySelectorAll("[aria-selected=true]")).toHaveLength(210));
  fireEvent.keyDown(list, { key: "Delete" });
  await waitFor(() => expect(rows.filter(({ bin }) => bin)).toHaveLength(210));
}, 30_000);

it("names the button that a phone has in an empty folder, and no dragging [UP-12]", async () => {
  const usual = window.matchMedia;
  const media = jest
    .spyOn(window, "matchMedia")
    .mockImplementation((query) => Object.assign(usual(query), { matches: /48em|hover: none/.test(query) }));
  const user = userEvent.setup();
  await show();
  await listed(...TOP);
  act(() => screen.getByRole("listbox").focus());
  await user.keyboard("教{Enter}");
  expect(await screen.findByText("这里还没有文件。请点击“添加”。")).toBeVisible();
  expect(screen.getByRole("button", { name: "添加" })).toBeVisible();
  media.mockRestore();
});

it("copies and moves by Ctrl C, X and V [UP-12]", async () => {
  const user = userEvent.setup();
  const { rows } = await show();
  await user.click(await option(/春游/));
  await user.keyboard("{Control>}c{/Control}");
  await user.dblClick(await option(/课件/));
  await listed("讲义.pdf");
  act(() => screen.getByRole("listbox").focus());
  await user.keyboard("{Control>}v{/Control}");
  await listed("讲义.pdf", "春游.png");
  await user.click(await option(/讲义/));
  await user.keyboard("{Control>}x{/Control}{Backspace}");
  await listed(...TOP);
  act(() => screen.getByRole("listbox").focus());
  await user.keyboard("{Control>}v{/Control}");
  await waitFor(() => expect(rows.find(({ id }) => id === "c")?.folder).toBe(""));
}, 30_000);

it("says what was cut, moved and taken back, and by its name which folder is open [UP-12, A11Y-03]", async () => {
  const user = userEvent.setup();
  const { said } = await show();
  await user.click(await option(/春游/));
  await user.keyboard("{Control>}x{/Control}");
  expect(said.at(-1)).toBe("已剪切 1 项。");
  await user.dblClick(await option(/课件/));
  await listed("讲义.pdf");
  expect(within(screen.getByRole("toolbar")).getByRole("status")).toHaveTextContent("课件： 共 1 项");
  act(() => screen.getByRole("listbox").focus());
  await user.keyboard("{Control>}v{/Control}");
  await listed("春游.png", "讲义.pdf");
  expect(said.at(-1)).toBe("已移动 1 项。");
  await user.keyboard("{Control>}z{/Control}");
  await listed("讲义.pdf");
  expect(said.at(-1)).toBe("已撤销：已移动 1 项。");
}, 30_000);

it("moves by a dialog that goes down into folders, and by a drag onto a folder [UP-12]", async () => {
  const user = userEvent.setup();
  const { rows } = await show();
  await user.click(await option(/春游/));
  await user.click(screen.getByRole("button", { name: "移动" }));
  const dialog = within(await screen.findByRole("dialog", { name: "移动到" }));
  expect(dialog.getByRole("button", { name: "移动到这里" })).toBeDisabled();
  await user.click(await dialog.findByRole("button", { name: "课件" }));
  await user.click(dialog.getByRole("button", { name: "移动到这里" }));
  await waitFor(() => expect(rows.find(({ id }) => id === "a")?.folder).toBe("f1"));

  const data = new Map<string, string>();
  const dataTransfer = {
    setData: (type: string, text: string) => data.set(type, text),
    getData: (type: string) => data.get(type) ?? "",
    get types() {
      return [...data.keys()];
    },
  };
  await waitFor(() => expect(names()).toHaveLength(3));
  fireEvent.dragStart(await option(/录像/), { dataTransfer });
  fireEvent.dragOver(await option(/教案/), { dataTransfer });
  fireEvent.drop(await option(/教案/), { dataTransfer });
  await waitFor(() => expect(rows.find(({ id }) => id === "b")?.folder).toBe("f2"));
}, 30_000);

it("uploads what is dropped into the folder shown, and asks once where names are taken [UP-07, UP-12]", async () => {
  const { uploads } = await show();
  await listed(...TOP);
  const item = (file: File) => ({ kind: "file", getAsFile: () => file, webkitGetAsEntry: () => null });
  const drop = (...files: readonly File[]) =>
    fireEvent.drop(window, { dataTransfer: { types: ["Files"], items: files.map(item) } });
  drop(new File(["a"], "新.mp4"));
  await waitFor(() => expect(uploads.added).toHaveLength(1));
  expect(uploads.added[0]?.[1]).toEqual({ deliver: { path: contract.take.path, body: { clash: "both" } } });

  drop(new File(["a"], "录像.mp4"), new File(["a"], "新.mp4"));
  const dialog = within(await screen.findByRole("dialog", { name: "1 个名称已存在" }));
  expect(dialog.getByText("录像.mp4")).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "跳过" }));
  await waitFor(() => expect(uploads.added).toHaveLength(2));
  expect(uploads.added[1]?.[0].map(({ file }) => file.name)).toEqual(["新.mp4"]);
}, 30_000);

it("takes texts, which uploads usually do not [UP-05]", async () => {
  const { uploads } = await show();
  await listed(...TOP);
  const item = (file: File) => ({ kind: "file", getAsFile: () => file, webkitGetAsEntry: () => null });
  const files = [new File(["a"], "说明.txt"), new File(["a"], "安装.exe")];
  fireEvent.drop(window, { dataTransfer: { types: ["Files"], items: files.map(item) } });
  await waitFor(() => expect(uploads.added).toHaveLength(1));
  expect(uploads.added[0]?.[0].map(({ file }) => file.name)).toEqual(["说明.txt"]);
});

it("uploads a folder with its folders, each file to its own [UP-07]", async () => {
  const { uploads } = await show("/?folder=f1");
  await listed("讲义.pdf");
  const file = new File(["a"], "图.png");
  const folder = {
    isFile: false,
    name: "第一单元",
    createReader: () => {
      const left = [[{ isFile: true, name: "图.png", file: (found: (file: File) => void) => found(file) }]];
      return { readEntries: (found: (some: unknown[]) => void) => found(left.shift() ?? []) };
    },
  };
  const item = { kind: "file", getAsFile: () => null, webkitGetAsEntry: () => folder };
  fireEvent.drop(window, { dataTransfer: { types: ["Files"], items: [item] } });
  await waitFor(() => expect(uploads.added).toHaveLength(1));
  expect(uploads.added[0]).toEqual([
    [{ file, handle: null }],
    { deliver: { path: contract.take.path, body: { folder: "made-第一单元", clash: "both" } } },
  ]);
});

it("restores from the bin, and deletes for good only after a question, and says so [UP-12, A11Y-03]", async () => {
  const user = userEvent.setup();
  const { rows, said } = await show();
  await user.click(await option(/录像/));
  await user.click(screen.getByRole("button", { name: "移入回收站" }));
  await user.click(screen.getByRole("button", { name: "回收站" }));
  await user.click(await option(/录像/));
  await user.click(screen.getByRole("button", { name: "还原" }));
  expect(await screen.findByText("回收站是空的。")).toBeVisible();
  expect(said).toContain("已还原 1 项。");
  expect(rows.some(({ bin }) => bin)).toBe(false);
  await user.click(screen.getByRole("button", { name: "我的文件" }));
  await user.click(await option(/春游/));
  await user.keyboard("{Delete}");
  await user.click(screen.getByRole("button", { name: "回收站" }));
  await user.click(await screen.findByRole("button", { name: "清空回收站" }));
  const dialog = within(await screen.findByRole("dialog", { name: "清空回收站" }));
  await user.click(dialog.getByRole("button", { name: "永久删除" }));
  await waitFor(() => expect(rows.some(({ id }) => id === "a")).toBe(false));
  await waitFor(() => expect(said).toContain("回收站已清空。"));
}, 30_000);

it("opens the file that the address names, and says when it is gone [UP-12, VIEW-08]", async () => {
  const { place, gone } = await show("/?item=b");
  const dialog = within(await screen.findByRole("dialog", { name: "录像.mp4" }));
  expect(dialog.getByRole("link", { name: "下载" })).toHaveAttribute(
    "href",
    `/api/storage/show/file/b?save=true&name=${encodeURIComponent("录像.mp4")}`,
  );
  await userEvent.click(dialog.getByRole("button", { name: "关闭" }));
  await waitFor(() => expect(gone).toEqual([["", true]]));
  act(() => place.set({ ...place.get(), at: "/?item=zz" }));
  await waitFor(() => expect(gone).toHaveLength(2));
});

it("finds by name while the person writes, and refuses a taken name in the dialog [UP-12]", async () => {
  const user = userEvent.setup();
  await show();
  await listed(...TOP);
  await user.type(screen.getByRole("searchbox", { name: "搜索文件名" }), "讲义");
  await listed("讲义.pdf");
  await user.clear(screen.getByRole("searchbox", { name: "搜索文件名" }));
  await listed(...TOP);
  await user.click(screen.getByRole("button", { name: "新建文件夹" }));
  const dialog = within(await screen.findByRole("dialog", { name: "新建文件夹" }));
  const field = dialog.getByRole("textbox", { name: /^名称/ });
  await user.clear(field);
  await user.type(field, "教案{Enter}");
  expect(await dialog.findByText("已有同名的文件夹")).toBeVisible();
  await user.clear(field);
  await user.type(field, "试卷{Enter}");
  await waitFor(() => expect(names()).toContain("文件夹 试卷"));
}, 30_000);

it("says why a list did not come, and tries again [UP-12, REL-01]", async () => {
  const { broken } = await show();
  await listed(...TOP);
  broken.isSo = true;
  await userEvent.dblClick(await option(/课件/));
  expect(await screen.findByText("平台暂时不可用")).toBeVisible();
  broken.isSo = false;
  await userEvent.click(screen.getByRole("button", { name: "重试" }));
  await listed("讲义.pdf");
});

it("shows tiles with pictures in small, which the arrows go through in both directions [UP-12, A11Y-02]", async () => {
  const user = userEvent.setup();
  const { main } = await show();
  await listed(...TOP);
  await user.click(screen.getByRole("button", { name: "平铺" }));
  const picture = () => main.querySelector('img[src="/api/storage/show/thumbnail/a"]');
  await waitFor(() => expect(picture()).not.toBeNull());
  act(() => screen.getByRole("listbox").focus());
  await user.keyboard("{ArrowRight}{ArrowRight}");
  expect(chosen()).toEqual(["春游.png"]);
  await user.keyboard("{ArrowLeft}");
  expect(chosen()).toEqual(["文件夹 教案"]);
  fireEvent.error(picture() ?? main);
  await waitFor(() => expect(picture()).toBeNull());
});

it("offers every folder to move to, however many there are [UP-12]", async () => {
  const user = userEvent.setup();
  const many = Array.from({ length: 210 }, (_, place) => {
    const id = `m${String(place)}`;
    return { id, kind: "folder" as const, name: `第 ${String(place)} 周`, folder: "f2", bin: false };
  });
  await show("", many);
  await listed(...TOP);
  await user.click(await option(/春游/));
  await user.click(screen.getByRole("button", { name: "移动" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(await dialog.findByRole("button", { name: "教案" }));
  await dialog.findByText("第 0 周");
  expect(dialog.queryByText("第 209 周")).toBeNull();
  await user.click(dialog.getByText(/^(再显示|显示).*10/));
  expect(await dialog.findByText("第 209 周")).toBeVisible();
});

describe("the tree of folders", () => {
  const DEEP = [
    { id: "f3", kind: "folder", name: "期中", folder: "f1", bin: false },
    { id: "f4", kind: "folder", name: "试卷", folder: "f3", bin: false },
  ] as const;
  const lines = () =>
    screen.queryAllByRole("treeitem").map((each) => `${each.getAttribute("aria-level")} ${each.textContent}`);
  const shows = (...wanted: readonly string[]) => waitFor(() => expect(lines()).toEqual(wanted));
  const line = (name: string) => screen.getByRole("treeitem", { name });
  /** Shows Drive where its own place is so wide, in pixels. */
  const showWide = async (width: number, at = "") => {
    jest.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
    const shown = await show(at, DEEP);
    await waitFor(() => expect(names().length).toBeGreaterThan(0));
    return shown;
  };
  afterEach(() => jest.restoreAllMocks());

  it("stands beside the list where there is room for it, and is not there where there is none [VIEW-06, A11Y-04]", async () => {
    await showWide(800);
    expect(screen.queryByRole("tree")).toBeNull();
  });

  it("opens folder by folder, by one tab stop and the keys of a tree [VIEW-06, A11Y-02]", async () => {
    const user = userEvent.setup();
    const { main, sent } = await showWide(1200);
    await shows("1 我的文件", "2 课件", "2 教案");
    const folders = () => sent.filter(({ path }) => path === contract.folders.path).length;
    const first = folders();
    const tree = screen.getByRole("tree", { name: "文件夹" });
    act(() => tree.focus());
    const at = () => document.getElementById(tree.getAttribute("aria-activedescendant") ?? "")?.textContent;
    await user.keyboard("{ArrowDown}{ArrowRight}");
    await shows("1 我的文件", "2 课件", "3 期中", "2 教案");
    expect(folders()).toBe(first + 1);
    await user.keyboard("{ArrowRight}");
    expect(at()).toBe("期中");
    await user.keyboard("{ArrowLeft}");
    expect(at()).toBe("课件");
    await user.keyboard("{End}");
    expect(at()).toBe("教案");
    await user.keyboard("{Home}");
    expect(at()).toBe("我的文件");
    await user.keyboard("期{Enter}");
    await listed("文件夹 试卷");
    expect(line("期中")).toHaveAttribute("aria-selected", "true");
    expect(tree).toHaveFocus();
    expect(await axe(main)).toHaveNoViolations();
  });

  it("is open down to the folder shown, and follows renames and removals [VIEW-06]", async () => {
    const user = userEvent.setup();
    const { rows } = await showWide(1200, "/?folder=f3");
    await shows("1 我的文件", "2 课件", "3 期中", "2 教案");
    expect(line("期中")).toHaveAttribute("aria-selected", "true");
    const renamed = rows.find(({ id }) => id === "f2");
    if (renamed) renamed.name = "备课";
    act(() => screen.getByRole("listbox").focus());
    await user.keyboard("试{Delete}");
    await shows("1 我的文件", "2 课件", "3 期中", "2 备课");
  });

  it("takes what is dragged from the list, and not a folder into itself [VIEW-06, UP-12]", async () => {
    const { rows } = await showWide(1200);
    await shows("1 我的文件", "2 课件", "2 教案");
    const drop = (ids: readonly string[], on: string) => {
      const dataTransfer = { types: ["application/x-drive-items"], getData: () => JSON.stringify(ids) };
      fireEvent.dragOver(line(on), { dataTransfer });
      fireEvent.drop(line(on), { dataTransfer });
    };
    drop(["f1"], "课件");
    drop(["a"], "教案");
    await waitFor(() => expect(rows.find(({ id }) => id === "a")?.folder).toBe("f2"));
    expect(rows.find(({ id }) => id === "f1")?.folder).toBe("");
  });

  it("takes what is cut by the keyboard [VIEW-06, A11Y-02]", async () => {
    const user = userEvent.setup();
    const { rows } = await showWide(1200);
    await shows("1 我的文件", "2 课件", "2 教案");
    act(() => screen.getByRole("listbox").focus());
    await user.keyboard("春{Control>}x{/Control}");
    act(() => screen.getByRole("tree").focus());
    await user.keyboard("{End}{Control>}v{/Control}");
    await waitFor(() => expect(rows.find(({ id }) => id === "a")?.folder).toBe("f2"));
  });
});
