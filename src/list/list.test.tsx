import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { COLUMNS, failingPort, people, portOf, silentPort } from "../../stories/list/people";
import { KitPage, type TestKit } from "../../test/KitPage";
import type { Language } from "../base/core/language/languages";
import type { ListRow } from "./core/listAnswer";
import type { ListCall } from "./core/listCall";
import type { ListPort } from "./core/listPort";
import type { PageApi } from "./core/pageApi";
import type { ListColumn } from "./columns";
import { PagedList } from "./PagedList";
import { usePagedList } from "./usePagedList";
import { useRowSelection } from "./useRowSelection";

interface Options {
  readonly port?: ListPort;
  readonly pageApi?: PageApi | null;
  readonly columns?: readonly ListColumn[];
  readonly onOpen?: (row: ListRow) => void;
  readonly current?: string;
}

interface Shown extends Options {
  readonly language?: Language;
}

function List({ port, pageApi, columns = COLUMNS, onOpen, current }: Options & { readonly port: ListPort }) {
  const [name, setName] = useState("");
  const config = pageApi === undefined ? { api: "/api/pupils", size: 5, fields: { name } } : pageApi;
  const list = usePagedList(port, config);
  const selection = useRowSelection(list);
  return (
    <>
      <button onClick={() => setName("李")}>search</button>
      <button onClick={list.reload}>reload</button>
      <output>{selection.rows.map((row) => String(row["id"])).join(",")}</output>
      <PagedList
        list={list}
        columns={columns}
        label="学生"
        selection={selection}
        onOpen={onOpen}
        current={current}
      />
    </>
  );
}

/** Draws a list over a platform, and answers what it asked of it. */
function show({ port = portOf(people(12)), language = "zh-CN", ...options }: Shown = {}) {
  const calls: ListCall[] = [];
  const heard: ListPort = {
    load: (call, signal) => {
      calls.push(call);
      return port.load(call, signal);
    },
  };
  let kit: TestKit | undefined;
  const { unmount } = render(
    <KitPage unstyled language={language} onKit={(made) => (kit = made)}>
      <List port={heard} {...options} />
    </KitPage>,
  );
  return { calls, unmount, notices: () => kit?.toasts.getSnapshot() };
}

const grid = () => screen.findByRole("grid", undefined, { timeout: 30_000 });
const names = () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent);
/** What the list itself says; the page has a voice of its own beside it. */
const spoken = () => within(screen.getByRole("group", { name: "学生" })).getByRole("status");
const pager = () => within(screen.getByRole("navigation", { name: "分页" }));

describe("a list in pages", () => {
  it("asks for page 1 and shows its rows, and turns pages [WID-03]", async () => {
    const { calls } = show();
    await grid();
    expect(calls.map(({ data }) => data)).toEqual([{ name: "", start: 1, size: 5 }]);
    const first = names();
    expect(first).toHaveLength(5);
    await userEvent.click(pager().getByRole("button", { name: "下一页" }));
    await waitFor(() => expect(names()).not.toEqual(first));
    expect(calls.at(-1)?.data).toMatchObject({ start: 2 });
    expect(spoken()).toHaveTextContent("第 2 页，共 3 页，12 条");
  });

  it("asks for page 1 with other fields, and once only [WID-03]", async () => {
    const { calls } = show();
    await grid();
    await userEvent.click(pager().getByRole("button", { name: "第 3 页" }));
    await waitFor(() => expect(names()).toHaveLength(2));
    await userEvent.click(screen.getByRole("button", { name: "search" }));
    expect(calls.map(({ data }) => data)).toEqual([
      { name: "", start: 1, size: 5 },
      { name: "", start: 3, size: 5 },
      { name: "李", start: 1, size: 5 },
    ]);
  });

  it("lets the size be chosen out of 30, 100, 200, 300 and 400, and 30 comes first [WID-03]", async () => {
    const { calls } = show({ port: portOf(people(3)), pageApi: { api: "/api/pupils" } });
    await grid();
    const sizes = screen.getByRole("combobox", { name: "每页条数" });
    expect(sizes).toHaveTextContent("30 条/页");
    await userEvent.click(sizes);
    expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(
      [30, 100, 200, 300, 400].map((size) => `${String(size)} 条/页`),
    );
    await userEvent.click(screen.getByRole("option", { name: "400 条/页" }));
    expect(calls.at(-1)?.data).toEqual({ start: 1, size: 400 });
  });

  it("gives each sort button its column's name, and a name to nothing that has no role [A11Y-01]", async () => {
    show({ pageApi: { api: "/a", size: 5 } });
    await grid();
    const score = screen.getByRole("columnheader", { name: /成绩/ });
    expect(within(score).getByRole("button", { name: "按成绩排序" })).toBeInTheDocument();
    const sorts = screen
      .getAllByRole("button", { name: /排序$/ })
      .map((button) => button.getAttribute("aria-label"));
    expect(new Set(sorts).size).toBe(sorts.length);
    expect(score.querySelectorAll("span[aria-label]:not([role])")).toHaveLength(0);
  });

  it.each([
    ["zh-CN", "成绩 列菜单"],
    ["en", "成绩 column menu"],
  ] as const)(
    "has the table's own words in the language of the page: %s [I18N-03]",
    async (language, words) => {
      show({ language });
      await grid();
      expect(screen.getByRole("button", { name: words })).toBeInTheDocument();
    },
  );

  it("sorts by the platform, under the configured names, by the pointer and by Enter [WID-03]", async () => {
    const { calls } = show({ pageApi: { api: "/a", size: 5, names: { sort: "by", order: "way" } } });
    await grid();
    const score = screen.getByRole("columnheader", { name: /成绩/ });
    await userEvent.click(score);
    await waitFor(() => expect(score).toHaveAttribute("aria-sort", "ascending"));
    act(() => score.focus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(score).toHaveAttribute("aria-sort", "descending"));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(score).toHaveAttribute("aria-sort", "none"));
    expect(calls.slice(1).map(({ data }) => [data["by"], data["way"]])).toEqual([
      ["score", "asc"],
      ["score", "desc"],
      [undefined, undefined],
    ]);
  });

  it("shows a plain list at once, without pages [WID-03]", async () => {
    const { calls } = show({ pageApi: { api: "/a", paged: false } });
    await grid();
    expect(calls[0]?.data).toEqual({});
    expect(names()).toHaveLength(12);
    expect(screen.getByText("共 12 条", { selector: "span:not([role])" })).toBeVisible();
    expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
  });
});

it("marks the row that the page is about, and goes to it once [WID-03, VIEW-08, A11Y-02]", async () => {
  show({ current: "3" });
  await grid();
  const row = await waitFor(() => {
    const marked = screen.getAllByRole("row").filter((each) => each.getAttribute("aria-current") === "true");
    expect(marked).toHaveLength(1);
    return marked[0]!;
  });
  await waitFor(() => expect(row).toContainElement(document.activeElement as HTMLElement));
  act(() => screen.getByRole("button", { name: "reload" }).focus());
  await userEvent.click(screen.getByRole("button", { name: "reload" }));
  await waitFor(() =>
    expect(screen.getByRole("group", { name: "学生" })).toHaveAttribute("aria-busy", "false"),
  );
  expect(screen.getByRole("button", { name: "reload" })).toHaveFocus();
});

describe("a list without rows", () => {
  it("is busy and says so while it waits [WID-03]", () => {
    show({ port: silentPort });
    expect(screen.getByRole("group", { name: "学生" })).toHaveAttribute("aria-busy", "true");
    expect(spoken()).toHaveTextContent("正在加载…");
  });

  it("says in place why it failed and offers a retry; no notice is shown [WID-03]", async () => {
    const { notices, calls } = show({ port: failingPort(people(12), "维护中|||Maintenance", 1) });
    expect(await screen.findByText("维护中")).toBeVisible();
    expect(screen.getByRole("heading", { name: "列表加载失败" })).toBeVisible();
    expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
    expect(notices()).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "重试" }));
    await grid();
    expect(calls).toHaveLength(2);
    // The button that was pressed is gone; the list has the focus in its stead.
    expect(screen.getByRole("group", { name: "学生" })).toHaveFocus();
  });

  it("says that there is nothing [WID-03]", async () => {
    show({ port: portOf([]) });
    expect(await screen.findByText("暂无数据", { selector: "p" })).toBeVisible();
  });

  it.each([
    [null, "未获取到 pageApi 配置"],
    [{ api: "" }, "未发现接口名称 pageApi.api 不能为空"],
  ] as const)(
    "warns in place and on the console of a configuration like %j, and asks nothing [WID-03]",
    (pageApi, words) => {
      const warned = jest.spyOn(console, "warn").mockImplementation(() => undefined);
      const { calls } = show({ pageApi });
      expect(screen.getByText(words)).toBeVisible();
      expect(warned).toHaveBeenCalledWith(words);
      expect(calls).toEqual([]);
      warned.mockRestore();
    },
  );
});

describe("a list by keyboard", () => {
  it("moves by arrows, opens by Enter, and chooses by Space [WID-03, A11Y-02]", async () => {
    const onOpen = jest.fn();
    show({ onOpen });
    await grid();
    const header = screen.getByRole("columnheader", { name: /姓名/ });
    act(() => header.focus());
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    const name = within(screen.getAllByRole("rowheader")[1]!).getByRole("button");
    expect(name).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(onOpen).toHaveBeenCalledTimes(1);
    expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }));
    await userEvent.click(name);
    expect(onOpen).toHaveBeenCalledTimes(2);
    onOpen.mockClear();
    await userEvent.keyboard("{ArrowRight}");
    // The key is used up: the first field of a form that opens must not be sent with it.
    expect(fireEvent.keyDown(document.activeElement!, { key: "Enter" })).toBe(false);
    expect(onOpen).toHaveBeenCalledTimes(1);
    onOpen.mockClear();
    await userEvent.keyboard("{ArrowLeft}");
    await userEvent.keyboard("{ArrowLeft} ");
    await waitFor(() => expect(screen.getByText("2", { selector: "output" })).toBeVisible());
    expect(onOpen).not.toHaveBeenCalled();
  });

  it("leaves the focus with the pager when other rows come, and is entered again [WID-03, A11Y-02]", async () => {
    show();
    await grid();
    act(() => screen.getByRole("columnheader", { name: /姓名/ }).focus());
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    const first = names();
    const next = pager().getByRole("button", { name: "下一页" });
    act(() => next.focus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(names()).not.toEqual(first));
    expect(next).toHaveFocus();
    // The row that was left is gone; Tab finds the first in its place.
    act(() => screen.getByRole("combobox").focus());
    await userEvent.tab({ shift: true });
    expect(screen.getAllByRole("rowheader")[0]).toHaveFocus();
  });

  it("makes a column wider and narrower, and says how wide it is [WID-03, A11Y-02]", async () => {
    show();
    await grid();
    const number = screen.getByRole("columnheader", { name: /学号/ });
    const width = () => Number.parseFloat(number.style.width);
    expect(width()).toBe(160);
    act(() => number.focus());
    await userEvent.keyboard("{Shift>}{ArrowRight}{ArrowRight}{/Shift}");
    await waitFor(() => expect(width()).toBe(192));
    expect(screen.getByText("学号列宽 192")).toBeInTheDocument();
    expect(number).toHaveFocus();
    await userEvent.keyboard(`{Shift>}${"{ArrowLeft}".repeat(12)}{/Shift}`);
    await waitFor(() => expect(width()).toBe(64));
  });

  it("offers the widths in the column's menu too, which stays open to be pressed again [WID-03, A11Y-02]", async () => {
    show();
    await grid();
    const number = screen.getByRole("columnheader", { name: /学号/ });
    act(() => number.focus());
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    const menu = within(await screen.findByRole("menu"));
    expect(menu.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual([
      "升序排列",
      "降序排列",
      "加宽此列",
      "收窄此列",
      "按内容调整列宽",
    ]);
    expect(screen.getByRole("region", { name: "列菜单" })).toContainElement(screen.getByRole("menu"));
    await waitFor(() => expect(menu.getAllByRole("menuitem")[0]).toHaveFocus());
    await userEvent.click(menu.getByRole("menuitem", { name: "加宽此列" }));
    await userEvent.click(menu.getByRole("menuitem", { name: "加宽此列" }));
    await waitFor(() => expect(number.style.width).toBe("192px"));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).not.toBeInTheDocument());
  });
});

describe("rows that are chosen", () => {
  it("have boxes with their names, all of the page can be, and another page begins with none [WID-03]", async () => {
    show();
    await grid();
    const chosen = () => document.querySelector("output")?.textContent;
    await userEvent.click(screen.getByRole("checkbox", { name: "选择 王明远" }));
    await waitFor(() => expect(chosen()).toBe("1"));
    await userEvent.click(screen.getByRole("checkbox", { name: "选择本页全部" }));
    await waitFor(() => expect(chosen()).toBe("1,2,3,4,5"));
    await userEvent.click(pager().getByRole("button", { name: "第 2 页" }));
    await waitFor(() => expect(chosen()).toBe(""));
    await userEvent.click(pager().getByRole("button", { name: "第 1 页" }));
    await waitFor(() => expect(names()[0]).toBe("王明远"));
    expect(chosen()).toBe("");
  });

  it("stay chosen over a reload as far as they are still there [WID-03]", async () => {
    const rows = people(4);
    let served = rows;
    show({ port: { load: (call, signal) => portOf(served).load(call, signal) } });
    await grid();
    await userEvent.click(screen.getByRole("checkbox", { name: "选择本页全部" }));
    served = rows.slice(2);
    await userEvent.click(screen.getByRole("button", { name: "reload" }));
    await waitFor(() => expect(document.querySelector("output")).toHaveTextContent("3,4"));
  });
});

it("what can be pressed in a cell has its own meaning, and is reached by the arrows [WID-03, A11Y-02]", async () => {
  const onOpen = jest.fn();
  const onPress = jest.fn();
  const columns: readonly ListColumn[] = [
    { field: "name", title: "姓名" },
    {
      field: "actions",
      title: "操作",
      draw: (row, { tabIndex }) => (
        <button tabIndex={tabIndex} onClick={() => void onPress(row["id"])}>
          编辑
        </button>
      ),
    },
  ];
  show({ columns, onOpen });
  await grid();
  act(() => screen.getByRole("columnheader", { name: "操作" }).focus());
  await userEvent.keyboard("{ArrowDown}");
  const [button] = screen.getAllByRole("button", { name: "编辑" });
  await waitFor(() => expect(button).toHaveFocus());
  await userEvent.keyboard("{Enter}");
  await userEvent.click(button!);
  expect(onPress).toHaveBeenCalledTimes(2);
  expect(onOpen).not.toHaveBeenCalled();
  await userEvent.click(screen.getAllByRole("rowheader")[0]!);
  expect(onOpen).toHaveBeenCalledTimes(1);
});
