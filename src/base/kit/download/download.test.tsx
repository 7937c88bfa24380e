import { act, render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import userEvent from "@testing-library/user-event";
import { KitPage, type TestKit } from "../../../../test/KitPage";
import { manualTimer } from "../../../../test/manualTimer";
import { readThrough } from "../../../../test/spoken";
import { tableOfRows } from "../../core/table/tableText";
import { DownloadTableButton } from "./DownloadTableButton";
import type { FoundTable, TableDownloadOptions, TableSource } from "./useTableDownload";

const TABLE = tableOfRows(["姓名"], [["王子涵"]]);
const HTML = "<table><thead><tr><th>姓名</th></tr></thead><tbody><tr><td>王子涵</td></tr></tbody></table>";

/** What the browser was told to send. */
interface Sent {
  readonly action: string;
  readonly method: string;
  readonly target: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

let sent: Sent[];

beforeEach(() => {
  sent = [];
  jest.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(function (this: HTMLFormElement) {
    const { action, method, target } = this;
    const fields = [...this.querySelectorAll("input")].map(({ name, value }) => [name, value]);
    sent.push({ action, method, target, fields: Object.fromEntries(fields) });
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  document.querySelectorAll("form, iframe").forEach((left) => left.remove());
});

function setUp(
  source: TableSource | null,
  options: Partial<TableDownloadOptions> = {},
  page: Pick<ComponentProps<typeof KitPage>, "renew" | "addressOf"> = {},
) {
  const { start, pass } = manualTimer();
  let kit: TestKit | undefined;
  const view = render(
    <KitPage onKit={(made) => (kit = made)} {...page}>
      <DownloadTableButton source={() => source} title="期中成绩|||Marks" timer={start} {...options} />
    </KitPage>,
  );
  const warnings = () => kit?.toasts.getSnapshot().map(({ severity, text }) => [severity, text]);
  return { ...view, pass: (time: number) => act(() => pass(time)), warnings };
}

const press = () => userEvent.click(screen.getByRole("button", { name: /^(下载表格|正在生成…)$/ }));

/** Has the last frame receive a document, as when the platform answers with no file. */
async function answer(body: string) {
  const frame = [...document.querySelectorAll("iframe")].at(-1);
  const page = document.implementation.createHTMLDocument();
  page.body.append(Object.assign(page.createElement("pre"), { textContent: body }));
  Object.defineProperty(page, "URL", { value: "http://localhost/api" });
  Object.defineProperty(frame, "contentDocument", { configurable: true, value: page });
  await act(async () => {
    frame?.dispatchEvent(new Event("load"));
    await Promise.resolve();
  });
}

it("posts title and table by a form into a frame of its own, so that the page stays [WID-06]", async () => {
  setUp(TABLE);
  await press();
  const frame = document.querySelector("iframe")!;
  expect(sent).toEqual([
    {
      action: "http://localhost/api/base/common/table2xls",
      method: "post",
      target: frame.name,
      fields: {
        title: "期中成绩",
        data: HTML,
        mark: expect.stringMatching(/^download-[0-9a-f]{16}$/) as string,
      },
    },
  ]);
  expect(frame).not.toBeVisible();
  expect(frame.getAttribute("sandbox")).toBe("allow-same-origin allow-downloads");
});

it("removes the form after 500 ms, and the frame only when the file must have come [WID-06]", async () => {
  const { pass } = setUp(TABLE);
  await press();
  pass(499);
  expect(document.querySelector("form")).not.toBeNull();
  pass(1);
  expect(document.querySelector("form")).toBeNull();
  expect(document.querySelector("iframe")).not.toBeNull();
  pass(300_000);
  expect(document.querySelector("iframe")).toBeNull();
});

it("rests for 800 ms without losing the focus, says so, and can be pressed again [WID-06, A11Y-02]", async () => {
  const { pass } = setUp(TABLE);
  await press();
  const button = screen.getByRole("button", { name: "正在生成…" });
  expect(button).toHaveAttribute("aria-disabled", "true");
  expect(button).toHaveFocus();
  expect(screen.getByRole("status")).toHaveTextContent("正在生成…");
  await press();
  pass(799);
  await press();
  expect(sent).toHaveLength(1);
  pass(1);
  expect(screen.getByRole("button", { name: "下载表格" })).not.toHaveAttribute("aria-disabled");
  await press();
  expect(sent).toHaveLength(2);
});

it("takes a table of the page, or the one in an element [WID-06]", async () => {
  const place = document.createElement("div");
  const table = place.appendChild(document.createElement("table"));
  table.insertRow().insertCell().textContent = "a";
  for (const source of [place, table]) {
    const { unmount } = setUp(source);
    await press();
    unmount();
  }
  const html = "<table><tbody><tr><td>a</td></tr></tbody></table>";
  expect(sent.map(({ fields }) => fields["data"])).toEqual([html, html]);
});

it.each([
  ["nothing", null],
  ["an element without a table", document.createElement("div")],
  ["a table without cells", document.createElement("table")],
  ["no rows", [] as const],
])("warns where there is %s, and sends nothing [WID-06]", async (_, source) => {
  const { warnings } = setUp(source);
  await press();
  expect(warnings()).toEqual([["warning", { id: "kit.table.none" }]]);
  expect(screen.getByText("请指定需要下载的表格", { selector: "p" })).toBeVisible();
  expect(sent).toEqual([]);
  expect(screen.getByRole("button", { name: "下载表格" })).not.toHaveAttribute("aria-disabled");
});

it("says why there is no file, when the platform refuses [WID-06]", async () => {
  const { warnings } = setUp(TABLE);
  await press();
  await answer(JSON.stringify({ status: 413, message: "表格过大|||Too large" }));
  expect(warnings()).toEqual([["warning", "表格过大|||Too large"]]);
  expect(document.querySelector("iframe")).toBeNull();
});

it("has words for whatever else came in the file's place [REL-01, WID-06]", async () => {
  const { warnings } = setUp(TABLE);
  await press();
  await answer("<h1>502");
  expect(warnings()).toEqual([["warning", { id: "kit.table.failed" }]]);
});

describe("a platform that does not answer", () => {
  const waits = ["warning", { id: "kit.table.waits" }];
  const mark = () => `${String(sent.at(-1)?.fields["mark"])}=1`;

  it("is mentioned after 30 seconds, and the table sent once more on demand [REL-01, WID-06]", async () => {
    const { pass, warnings } = setUp(TABLE);
    await press();
    pass(29_999);
    expect(warnings()).toEqual([]);
    pass(1);
    expect(warnings()).toEqual([waits]);
    expect(screen.getByText(/还没有收到表格文件/, { selector: "p" })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "重试" }));
    expect(sent).toHaveLength(2);
    expect(document.querySelectorAll("iframe")).toHaveLength(1);
  });

  it("is distinguished from one whose file has begun, each time [REL-01, WID-06]", async () => {
    const { pass, warnings } = setUp(TABLE);
    for (const hasBegun of [true, false, false]) {
      await press();
      if (hasBegun) document.cookie = mark();
      pass(30_000);
      expect(warnings()).toEqual(hasBegun ? [] : [waits]);
      if (!hasBegun) await userEvent.click(screen.getByRole("button", { name: /^关闭提示/ }));
    }
    expect(document.cookie).not.toContain("download-");
  });

  it("is not mentioned again where no file is ever marked, nor once a refusal has come [REL-01, WID-06]", async () => {
    const { pass, warnings } = setUp(TABLE);
    await press();
    await answer(JSON.stringify({ status: 413, message: "表格过大" }));
    pass(30_000);
    expect(warnings()).toEqual([["warning", "表格过大"]]);
    for (const said of [[waits], []]) {
      await userEvent.click(screen.getAllByRole("button", { name: /^关闭提示/ })[0]!);
      await press();
      pass(30_000);
      expect(warnings()).toEqual(said);
    }
  });
});

it("takes the empty document that a frame begins with for no answer", async () => {
  const { warnings } = setUp(TABLE);
  await press();
  act(() => void document.querySelector("iframe")?.dispatchEvent(new Event("load")));
  expect(warnings()).toEqual([]);
  expect(document.querySelector("iframe")).not.toBeNull();
});

it("posts below the site's base path [API-05]", async () => {
  setUp(TABLE, {}, { addressOf: (path) => `/school${path}` });
  await press();
  expect(sent[0]?.action).toBe("http://localhost/school/api/base/common/table2xls");
});

describe("rows that are loaded first", () => {
  it("are awaited while the button rests, and asked for once [WID-06]", async () => {
    let found: (table: FoundTable) => void = () => undefined;
    const source = jest.fn(() => new Promise<FoundTable>((resolve) => (found = resolve)));
    setUp(null, { source });
    await press();
    await press();
    expect(source).toHaveBeenCalledTimes(1);
    expect(sent).toEqual([]);
    await act(() => {
      found(TABLE);
      return Promise.resolve();
    });
    expect(sent).toHaveLength(1);
  });

  it("that could not be loaded, of which the person knows, end the rest and say nothing more [WID-06]", async () => {
    const { warnings } = setUp(null, { source: () => Promise.resolve(undefined) });
    await press();
    expect(sent).toEqual([]);
    expect(warnings()).toEqual([]);
    expect(screen.getByRole("button")).not.toHaveAttribute("aria-disabled");
  });
});

describe("a lapsed session", () => {
  const lapsed = JSON.stringify({ status: 401, message: "已失效" });

  it("is renewed once, and the file requested again [WID-06, API-11]", async () => {
    const renew = jest.fn(() => Promise.resolve(true));
    const { warnings } = setUp(TABLE, {}, { renew });
    await press();
    await answer(lapsed);
    expect(sent).toHaveLength(2);
    expect(sent[1]?.fields).toEqual({ ...sent[0]?.fields, mark: sent[1]?.fields["mark"] });
    expect(warnings()).toEqual([]);
    await answer(lapsed);
    expect(sent).toHaveLength(2);
    expect(renew).toHaveBeenCalledTimes(1);
    expect(warnings()).toEqual([["warning", "已失效"]]);
  });

  it("is told where it cannot be renewed [WID-06]", async () => {
    const { warnings } = setUp(TABLE, {}, { renew: () => Promise.resolve(false) });
    await press();
    await answer(lapsed);
    expect(sent).toHaveLength(1);
    expect(warnings()).toEqual([["warning", "已失效"]]);
  });
});

it("does nothing to a page that it has left", async () => {
  const problems = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { unmount, pass } = setUp(TABLE);
  await press();
  unmount();
  pass(1000);
  expect(problems).not.toHaveBeenCalled();
});

it("is read as one button with one name [A11Y-03]", async () => {
  const { container } = setUp(TABLE);
  expect((await readThrough(container)).filter((phrase) => phrase.startsWith("button"))).toEqual([
    "button, 下载表格",
  ]);
});
