import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { applyTheme } from "../../../../theme/applyTheme";
import { KitPage, type TestKit } from "../../../../test/KitPage";
import { manualTimer } from "../../../../test/manualTimer";
import { readThrough } from "../../../../test/spoken";
import { PrintButton } from "./PrintButton";
import { printElement } from "./printElement";

const sheets = () => document.querySelectorAll<HTMLElement>("body > .print-sheet");
const styles = () => document.querySelectorAll<HTMLStyleElement>("#print-styles");
const finish = () => window.dispatchEvent(new Event("afterprint"));

function part(html: React.ReactElement): Element {
  const { container } = render(html);
  return container.firstElementChild!;
}

/** Prints, and answers what stood in the page at the moment the browser's dialog opened. */
async function paper(element: Element, title = "期中成绩") {
  let seen = { html: "", title: "", sheet: null as HTMLElement | null };
  const print = () => {
    const sheet = sheets()[0] ?? null;
    seen = { html: sheet?.innerHTML ?? "", title: document.title, sheet };
  };
  await printElement(element, { title, note: "打印时间：2026-11-21", print });
  return seen;
}

beforeEach(() => {
  document.title = "桌面";
});
afterEach(() => {
  finish();
  expect(sheets()).toHaveLength(0);
});

it("prints a copy of the part under a title and the time, and tidies up when that is done [WID-06]", async () => {
  const { html, title } = await paper(part(<p className="a">内容</p>));
  expect(html).toBe('<header><h1>期中成绩</h1><p>打印时间：2026-11-21</p></header><p class="a">内容</p>');
  expect(title).toBe("期中成绩");
  expect(styles()).toHaveLength(1);
  finish();
  expect(sheets()).toHaveLength(0);
  expect(styles()).toHaveLength(0);
  expect(document.title).toBe("桌面");
});

it("leaves everything else off the paper and repeats the heads of tables [WID-06]", async () => {
  await paper(part(<p>a</p>));
  const rules = styles()[0]?.textContent ?? "";
  expect(rules).toContain("body > :not(.print-sheet) { display: none !important; }");
  expect(rules).toContain(".print-sheet thead { display: table-header-group; }");
  expect(rules).toMatch(/background-image: none !important/);
});

it("is light and plain, whatever the page's look, and keeps the school's colour [WID-06]", async () => {
  applyTheme({ value: "ink", scheme: "dark" }, document.documentElement);
  const { sheet } = await paper(part(<p>a</p>));
  expect(sheet?.dataset).toMatchObject({ look: "color", scheme: "light" });
  expect(sheet?.style.getPropertyValue("--surface-card")).toBe("#ffffff");
  expect(sheet?.style.getPropertyValue("--brand-main")).toBe("#a9947f");
  expect(document.documentElement.dataset).toMatchObject({ look: "ink", scheme: "dark" });
});

it("takes along what was typed, chosen and folded, and leaves out what is marked [WID-06]", async () => {
  const element = part(
    <form>
      <input defaultValue="a" />
      <input type="checkbox" />
      <textarea defaultValue="b" />
      <select>
        <option>x</option>
        <option>y</option>
      </select>
      <details>
        <summary>更多</summary>
      </details>
      <img alt="" loading="lazy" src="data:," />
      <button data-no-print="">删除</button>
    </form>,
  );
  await userEvent.type(screen.getAllByRole("textbox")[0]!, "bc");
  await userEvent.click(screen.getByRole("checkbox"));
  await userEvent.selectOptions(screen.getByRole("combobox"), "y");
  const image = element.querySelector("img")!;
  Object.defineProperty(HTMLImageElement.prototype, "complete", { configurable: true, value: true });
  const { sheet } = await paper(element);
  expect(sheet?.querySelector("input")?.value).toBe("abc");
  expect(sheet?.querySelector<HTMLInputElement>("[type=checkbox]")?.checked).toBe(true);
  expect(sheet?.querySelector("textarea")?.value).toBe("b");
  expect(sheet?.querySelector("select")?.value).toBe("y");
  expect(sheet?.querySelector("details")?.open).toBe(true);
  expect(sheet?.querySelector("img")).toHaveAttribute("loading", "eager");
  expect(sheet?.querySelector("button")).toBeNull();
  expect(element.querySelector("details")?.open).toBe(false);
  expect(image).toHaveAttribute("loading", "lazy");
  Reflect.deleteProperty(HTMLImageElement.prototype, "complete");
});

it("waits for pictures, but not for ever [WID-06]", async () => {
  Object.defineProperties(HTMLImageElement.prototype, {
    complete: { configurable: true, value: false },
    decode: { configurable: true, value: () => new Promise(() => undefined) },
  });
  const { start, pass } = manualTimer();
  const print = jest.fn();
  const element = part(
    <div>
      <img alt="" src="data:," />
    </div>,
  );
  const printed = printElement(element, { title: "t", note: "", print, timer: start });
  await Promise.resolve();
  expect(print).not.toHaveBeenCalled();
  pass(2000);
  await printed;
  expect(print).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(HTMLImageElement.prototype, "complete");
  Reflect.deleteProperty(HTMLImageElement.prototype, "decode");
});

it("gives the focus back that a browser took while the page was not drawn [A11Y-02]", async () => {
  const { getByRole } = render(<button>打印</button>);
  const button = getByRole("button");
  button.focus();
  await paper(part(<p>a</p>));
  button.blur();
  finish();
  expect(button).toHaveFocus();
});

it("replaces a sheet that a browser has forgotten to say goodbye to", async () => {
  await paper(part(<p>a</p>), "一");
  const { html } = await paper(part(<p>b</p>), "二");
  expect(sheets()).toHaveLength(1);
  expect(styles()).toHaveLength(1);
  expect(html).toContain("<h1>二</h1>");
  expect(html).toContain("<p>b</p>");
  finish();
  expect(document.title).toBe("桌面");
});

describe("the button", () => {
  function setUp(source: Element | null) {
    let kit: TestKit | undefined;
    const print = jest.fn(() => sheets()[0]?.textContent);
    const { container } = render(
      <KitPage onKit={(made) => (kit = made)} now={() => new Date(2026, 10, 21, 8, 2, 5).getTime()}>
        <PrintButton source={() => source} title="期中成绩|||Marks" ports={{ print }} />
      </KitPage>,
    );
    return { container, print, warnings: () => kit?.toasts.getSnapshot() };
  }

  it("prints its part with the time [WID-06]", async () => {
    const { print } = setUp(part(<p>内容</p>));
    await userEvent.click(screen.getByRole("button", { name: "打印" }));
    expect(print).toHaveReturnedWith("期中成绩打印时间：2026年11月21日 周六 08:02内容");
  });

  it("warns where there is nothing to print [WID-06]", async () => {
    const { print, warnings } = setUp(null);
    await userEvent.click(screen.getByRole("button", { name: "打印" }));
    expect(print).not.toHaveBeenCalled();
    expect(warnings()).toMatchObject([{ severity: "warning", text: { id: "kit.print.none" } }]);
  });

  it("is read as a button [A11Y-03]", async () => {
    const { container } = setUp(null);
    expect(await readThrough(container)).toEqual(["button, 打印"]);
  });
});
