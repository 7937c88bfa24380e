import { virtual } from "@guidepup/virtual-screen-reader";
import { act, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { COLUMNS, failingPort, people, portOf, searchablePort } from "../../stories/list/people";
import { KitPage } from "../../test/KitPage";
import type { ListPort } from "./core/listPort";
import { PagedList } from "./PagedList";
import { usePagedList } from "./usePagedList";
import { useRowSelection } from "./useRowSelection";

afterEach(() => virtual.stop());

const api = { api: "/api/pupils", size: 3 };

function List({ makePort }: { readonly makePort: () => ListPort }) {
  const [port] = useState(makePort);
  const [keyword, setKeyword] = useState("");
  const list = usePagedList(port, { ...api, fields: { keyword } });
  const selection = useRowSelection(list);
  return (
    <>
      <button onClick={() => setKeyword("无此人")}>查找</button>
      <PagedList
        list={list}
        columns={COLUMNS.slice(0, 2)}
        label="学生"
        selection={selection}
        onClearFilters={keyword ? () => setKeyword("") : undefined}
      />
    </>
  );
}

const WAITING = "polite: 正在加载…";
let listens = false;
afterEach(() => void (listens = false));

/** A platform that answers once it is heard that the list waits. */
const slowly = (port: ListPort): ListPort => ({
  load: async (call, signal) => {
    while (listens && !(await virtual.spokenPhraseLog()).includes(WAITING))
      await new Promise((resolve) => setTimeout(resolve, 5));
    return port.load(call, signal);
  },
});

/** Renders a list and begins to listen when it is loaded. */
async function listenTo(makePort: () => ListPort, standing: () => Promise<unknown>) {
  render(
    <KitPage>
      <List makePort={makePort} />
    </KitPage>,
  );
  await standing();
  await virtual.start({ container: document.body });
  await virtual.clearSpokenPhraseLog();
  listens = true;
}

/** What was said since the last time, once this has been. */
async function heard(words: string): Promise<string[]> {
  await waitFor(async () => expect(await virtual.spokenPhraseLog()).toContain(words), { timeout: 30_000 });
  const log = await virtual.spokenPhraseLog();
  await virtual.clearSpokenPhraseLog();
  return log;
}

it("a list is read as a table with named rows, boxes and columns, and announces its page [WID-03, A11Y-02, A11Y-03]", async () => {
  await listenTo(
    () => slowly(portOf(people(7))),
    () => screen.findByRole("grid", undefined, { timeout: 30_000 }),
  );
  act(() => screen.getByRole("columnheader", { name: /姓名/ }).focus());
  await virtual.press("ArrowDown");
  await virtual.press("ArrowLeft");
  expect(await heard("checkbox, 选择 王明远, not checked")).toEqual([
    "columnheader, 姓名, column index 2, no defined sort order",
    "rowheader, 王明远, column index 2, column span 1, row span 1",
    "checkbox, 选择 王明远, not checked",
  ]);

  act(() => screen.getByRole("button", { name: "下一页" }).focus());
  await virtual.press("Enter");
  expect(await heard("polite: 第 2 页，共 3 页，7 条")).toEqual([
    "button, 下一页, not disabled",
    WAITING,
    "polite: 第 2 页，共 3 页，7 条",
  ]);
});

it("a list that did not load is read with its reason and a retry, and then its rows [WID-03, A11Y-03]", async () => {
  await listenTo(
    () => slowly(failingPort(people(7), "数据库正在维护。", 1)),
    () => screen.findByText("数据库正在维护。"),
  );
  while ((await virtual.lastSpokenPhrase()) !== "button, 重试") await virtual.next();
  expect(await virtual.spokenPhraseLog()).toEqual([
    "button, 查找",
    "group, 学生, not busy",
    "region, 列表加载失败",
    "heading, 列表加载失败, level 2",
    "paragraph",
    "数据库正在维护。",
    "end of paragraph",
    "button, 重试",
  ]);
  await virtual.clearSpokenPhraseLog();
  act(() => screen.getByRole("button", { name: "重试" }).focus());
  await virtual.press("Enter");
  const log = await heard("polite: 第 1 页，共 3 页，7 条");
  expect(log).toContain(WAITING);
  // The button is gone, and the list announces the result instead.
  expect(log).toContain("group, 学生, busy");
});

it("a search without a hit is announced as such, never as an empty list, with a way to reset it [WID-03, A11Y-02, A11Y-03]", async () => {
  await listenTo(
    () => slowly(searchablePort(people(7))),
    () => screen.findByRole("grid", undefined, { timeout: 30_000 }),
  );
  act(() => screen.getByRole("button", { name: "查找" }).focus());
  await virtual.press("Enter");
  const missed = await heard("polite: 没有符合条件的内容");
  expect(missed).not.toContain("polite: 暂无数据");
  act(() => screen.getByRole("button", { name: "清除条件" }).focus());
  await virtual.press("Enter");
  const found = await heard("polite: 第 1 页，共 3 页，7 条");
  expect(found).not.toContain("polite: 暂无数据");
  expect(screen.getByRole("group", { name: "学生" })).toHaveFocus();
});
