import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as stories from "../../stories/lab/Lab.stories";
import { expectAccessible, prepareStories, storiesOf } from "../../test/stories";

const { Begin, Reading, Refused, Running, Report } = storiesOf(stories);

beforeAll(prepareStories);
afterEach(() => jest.restoreAllMocks());

const field = () => screen.getByRole("textbox", { name: /清单地址/ });
const button = (name: string) => screen.getByRole("button", { name });

describe("the field for the address of a manifest", () => {
  it.each([
    ["javascript:alert(1)", "这不是网址。请输入路径（如 /notices/manifest.json）或完整地址。"],
    ["https://evil.example/a/manifest.json", "门户不会加载这个地址。允许的地址：https://school.example"],
    ["/a/b.json", "清单地址应以应用代码和 /manifest.json 结尾，例如 /notices/manifest.json。"],
  ])("refuses %s, and keeps what was typed [MORE-06]", async (typed, words) => {
    await Begin.run();
    await userEvent.type(field(), `${typed}{Enter}`);
    expect(await screen.findByText(words)).toBeVisible();
    expect(field()).toHaveValue(typed);
    expect(field()).toHaveFocus();
  });

  it("takes 60,000 blanks for nothing, at once [MORE-06, SEC-10]", async () => {
    await Begin.run();
    await userEvent.click(field());
    await userEvent.paste(" ".repeat(60_000));
    const before = performance.now();
    await userEvent.keyboard("{Enter}");
    expect(await screen.findByText("请填写此项。")).toBeVisible();
    expect(performance.now() - before).toBeLessThan(2_000);
  });

  it("says in words of its own why no manifest came [MORE-06]", async () => {
    await Refused.run();
    expect(await screen.findByText("服务器返回的是网页，不是清单。请检查地址。")).toBeVisible();
    expect(field()).toHaveValue("/notes/manifest.json");
    await expectAccessible();
  });

  it("gives up waiting when that is cancelled, and can ask again [MORE-06]", async () => {
    await Reading.run();
    await userEvent.click(button("取消"));
    await waitFor(() => expect(screen.queryByRole("button", { name: "取消" })).toBeNull());
    expect(field()).toHaveValue("/notes/manifest.json");
    await userEvent.click(button("读取清单"));
    expect(await screen.findByRole("button", { name: "取消" })).toBeVisible();
  });
});

describe("a run", () => {
  it("shows how far it is, and can be stopped [MORE-06]", async () => {
    await Running.run();
    expect(screen.getByText("第 1 步，共 8 步：用中文打开")).toBeVisible();
    expect(within(screen.getByRole("region", { name: "检测中的应用" })).getByText("笔记")).toBeVisible();
    expect(field()).toBeDisabled();
    await userEvent.click(button("停止检测"));
    expect(await screen.findByRole("button", { name: "开始检测" })).toHaveFocus();
  });

  it("ends in a report with a summary and a section for each part [MORE-06]", async () => {
    await Report.run();
    expect(screen.getByText(/^通过 \d+ 项，未通过 7 项，需留意 1 项$/, { selector: "p" })).toBeVisible();
    const sections = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
    expect(sections).toEqual(["约定", "权限", "调用", "翻译", "图层与残留", "无障碍"]);
    const failed = [...document.querySelectorAll("[data-status=fail] code:first-of-type")];
    expect(failed.map(({ textContent }) => textContent)).toEqual([
      "kit",
      "serverVersion",
      "notes_delete",
      "count",
      "div#toast",
      "window resize",
      "color-contrast",
    ]);
    await expectAccessible();
  });

  it("can be repeated, and its report copied as text [MORE-06]", async () => {
    const user = userEvent.setup();
    await Report.run();
    const written = jest.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await user.click(button("复制为文本"));
    const [[text] = []] = written.mock.calls;
    expect(text).toContain("清单：https://school.example/notes/manifest.json");
    expect(text).toContain("- 未通过： 应用使用了 app.json 未声明的权限。 [notes_delete]");
    await user.click(button("重新检测"));
    expect(await screen.findByRole("heading", { name: "检测结果" })).toBeVisible();
  });

  it("can be taken along as JSON [MORE-06]", async () => {
    const saved: Blob[] = [];
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        saved.push(blob);
        return "blob:report";
      },
      revokeObjectURL: () => undefined,
    });
    await Report.run();
    await userEvent.click(button("下载 JSON"));
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(saved.map(({ type }) => type)).toEqual(["application/json"]);
    expect((clicked.mock.contexts[0] as HTMLAnchorElement).download).toBe("notes-lab.json");
  });
});
