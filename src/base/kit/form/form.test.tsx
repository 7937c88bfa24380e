import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FormPage, type Teacher } from "../../../../stories/kit/form/FormPage";
import { KitPage, type TestKit } from "../../../../test/KitPage";
import { ConfirmDialog } from "../ConfirmDialog";
import type { SubmitResult } from "./formTypes";

type Save = (teacher: Teacher) => Promise<SubmitResult<string>>;

function setUp(save: Save = () => Promise.resolve({ data: "saved" }), made: { kit?: TestKit } = {}) {
  const saved = jest.fn(save);
  render(
    <KitPage onKit={(kit) => (made.kit = kit)}>
      <FormPage save={saved} />
    </KitPage>,
  );
  return { user: userEvent.setup({ delay: null }), saved };
}

/** A save that the test settles. */
function slow() {
  const ends: ((result: SubmitResult<string>) => void)[] = [];
  const save: Save = () => new Promise((resolve) => ends.push(resolve));
  return { save, end: (result: SubmitResult<string>) => ends.shift()?.(result) };
}

type User = ReturnType<typeof userEvent.setup>;

const opener = (name: RegExp) => screen.getByRole("button", { name, hidden: true });
const open = async (user: User, name: RegExp) => {
  await user.click(opener(name));
  return within(await screen.findByRole("dialog"));
};
const name = () => screen.getByRole("textbox", { name: "姓名" });
const phone = () => screen.getByRole("textbox", { name: "手机" });
const button = (label: string) => screen.getByRole("button", { name: label });
const answer = () => screen.getByText(/答复/).querySelector("output");
const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), { timeout: 5_000 });
const spoken = () =>
  screen
    .getAllByRole("status")
    .map((region) => region.textContent)
    .join("");
const fill = async (user: User, who = "李老师", number = "13900000000") => {
  await user.type(name(), who);
  await user.type(phone(), number);
};

describe("a form in a dialog", () => {
  it.each([
    [/Add teacher/, "立即新增", true],
    [/Edit teacher/, "立即修改", false],
    [/Teacher drawer/, "立即修改", false],
    [/Invite teacher/, "发出邀请", true],
  ])(
    "%p has the buttons %s and cancel, and goes on only when adding [WID-02]",
    async (opener, submit, goesOn) => {
      const { user } = setUp();
      const dialog = await open(user, opener);
      const labels = dialog
        .getAllByRole("button")
        .map((found) => found.getAttribute("aria-label") ?? found.textContent);
      expect(labels.filter((label) => label !== "关闭" && label !== "移动对话框")).toEqual(["取消", submit]);
      expect(dialog.queryAllByRole("checkbox", { name: "继续新增" })).toHaveLength(goesOn ? 1 : 0);
    },
  );

  it("focuses the first field and marks what is required by more than colour [WID-02, A11Y-02]", async () => {
    const { user } = setUp();
    const dialog = await open(user, /Add teacher/);
    expect(name()).toHaveFocus();
    expect(name()).toBeRequired();
    expect(dialog.getByText("标有 * 的为必填项")).toBeVisible();
    expect(dialog.getByText("姓名")).toHaveTextContent("姓名*");
  });

  it("saves trimmed values, answers with the result and returns the focus [WID-02]", async () => {
    const { user, saved } = setUp();
    await open(user, /Add teacher/);
    await fill(user, "  李老师 ");
    await user.click(button("立即新增"));
    await closed();
    expect(saved.mock.calls).toEqual([[{ name: "李老师", phone: "13900000000" }]]);
    expect(answer()).toHaveTextContent("saved");
    expect(opener(/Add teacher/)).toHaveFocus();
  });

  it("is submitted by Enter in a field, because its button belongs to the form although it is outside [WID-02]", async () => {
    const { user, saved } = setUp();
    await open(user, /Edit teacher/);
    const { form } = screen.getByRole<HTMLInputElement>("textbox", { name: "姓名" });
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "立即修改" }).form).toBe(form);
    act(() => form?.requestSubmit());
    await closed();
    expect(saved).toHaveBeenCalledWith({ name: "王老师", phone: "13800000000" });
  });

  it("checks before it saves: nothing is sent, errors are at their fields, the first has the focus [WID-02, A11Y-02]", async () => {
    const { user, saved } = setUp();
    await open(user, /Add teacher/);
    await user.type(phone(), "12345");
    await user.click(button("立即新增"));
    await waitFor(() => expect(name()).toHaveFocus());
    expect(name()).toBeInvalid();
    expect(name()).toHaveAccessibleDescription("请填写此项。");
    expect(phone()).toHaveAccessibleDescription("请输入以 1 开头的 11 位手机号码。 用于接收学校通知。");
    expect(spoken()).toContain("有 2 处需要修改。");
    expect(saved).not.toHaveBeenCalled();
    await user.type(name(), "李");
    expect(name()).toBeValid();
    expect(phone()).toBeInvalid();
    await user.click(button("立即新增"));
    await waitFor(() => expect(phone()).toHaveFocus());
  });

  it("waits for the caller, sends once however often it is submitted, and keeps the focus [WID-02]", async () => {
    const { save, end } = slow();
    const { user, saved } = setUp(save);
    await open(user, /Edit teacher/);
    await user.dblClick(button("立即修改"));
    const saving = await screen.findByRole("button", { name: "正在保存…" });
    expect(saving).toHaveAttribute("aria-disabled", "true");
    expect(saving).toHaveFocus();
    await user.click(saving);
    await user.type(name(), "x{Enter}");
    expect(name()).toHaveValue("王老师");
    await user.keyboard("{Escape}");
    await user.click(button("取消"));
    expect(screen.getByRole("dialog")).toBeVisible();
    expect(spoken()).toContain("正在保存…".repeat(3));
    expect(saved).toHaveBeenCalledTimes(1);
    end({ data: "1" });
    await closed();
    expect(answer()).toHaveTextContent("1");
  });

  it("does not say that it is being saved while a question about it is open [WID-02, MSG-01]", async () => {
    const { save, end } = slow();
    const ask: { kit?: TestKit } = {};
    const { user } = setUp(async (teacher) => {
      const sure = await ask.kit?.dialogs.open(ConfirmDialog, { title: "通知家长？", body: "王老师" });
      return sure ? save(teacher) : { error: {} };
    }, ask);
    await open(user, /Edit teacher/);
    await user.click(button("立即修改"));
    const question = await screen.findByRole("dialog", { name: "通知家长？" });
    expect(screen.queryByText("正在保存…", { selector: "button" })).toBeNull();
    await user.click(within(question).getByRole("button", { name: "确定" }));
    expect(await screen.findByText("正在保存…", { selector: "button" })).toBeVisible();
    end({ data: "1" });
    await closed();
  });

  it("says why saving failed, once, keeps the values and saves the next time [WID-02, A11Y-03]", async () => {
    const { save, end } = slow();
    const { user, saved } = setUp(save);
    await open(user, /Add teacher/);
    await fill(user);
    await user.click(button("立即新增"));
    await screen.findByRole("button", { name: "正在保存…" });
    end({ error: { text: "名额已满。|||No places left." } });
    const alerts = await screen.findAllByText("名额已满。");
    expect(alerts).toHaveLength(1);
    expect(alerts[0]?.closest("[role=alert]")).toBeInTheDocument();
    expect(name()).toHaveValue("李老师");
    expect(button("立即新增")).toHaveFocus();
    await user.click(button("立即新增"));
    await waitFor(() => expect(screen.queryByText("名额已满。")).toBeNull());
    end({ data: "2" });
    await closed();
    expect(saved).toHaveBeenCalledTimes(2);
  });

  it("shows a message for a caller that throws [WID-02, REL-03]", async () => {
    const { user } = setUp(() => Promise.reject(new Error("stack of the programme")));
    await open(user, /Edit teacher/);
    await user.click(button("立即修改"));
    expect(await screen.findByText(/没有保存成功/)).toBeVisible();
    expect(screen.queryByText(/stack/)).toBeNull();
  });

  it("puts the platform's errors at their fields and the others above the buttons [WID-02]", async () => {
    const error = {
      text: "参数不正确",
      fields: { phone: "号码已登记。|||Taken.", unitId: "学校不存在。|||No such school." },
    };
    const { user } = setUp(() => Promise.resolve({ error }));
    await open(user, /Add teacher/);
    await fill(user);
    await user.click(button("立即新增"));
    await waitFor(() => expect(phone()).toHaveFocus());
    expect(phone()).toHaveAccessibleDescription("号码已登记。 用于接收学校通知。");
    expect(screen.getByText("学校不存在。").closest("[role=alert]")).toBeInTheDocument();
    expect(screen.queryByText("参数不正确")).toBeNull();
    await user.type(phone(), "{Backspace}1");
    expect(phone()).toBeValid();
  });
});

describe("a form that stays open for the next entry", () => {
  it("is reset after each one, without errors, and answers with the last when it is closed [WID-02]", async () => {
    let count = 0;
    const { user, saved } = setUp(() => Promise.resolve({ data: String((count += 1)) }));
    await open(user, /Add teacher/);
    await user.click(screen.getByRole("checkbox", { name: "继续新增" }));
    for (const who of ["李老师", "张老师"]) {
      await fill(user, who);
      await user.click(button("立即新增"));
      await waitFor(() => expect(name()).toHaveValue(""));
      expect(name()).toHaveFocus();
      expect(phone()).toHaveValue("");
    }
    expect(spoken()).toContain("已新增");
    await user.type(phone(), "1{Backspace}");
    expect(phone()).toBeValid();
    await user.click(button("取消"));
    await closed();
    expect(saved).toHaveBeenCalledTimes(2);
    expect(answer()).toHaveTextContent("2");
  });
});

describe("leaving a form", () => {
  it.each([
    ["Escape", (user: User) => user.keyboard("{Escape}")],
    ["the corner button", (user: User) => user.click(button("关闭"))],
    ["cancel", (user: User) => user.click(button("取消"))],
  ])(
    "by %s asks where something was entered, and keeps it unless told otherwise [WID-02]",
    async (_, leave) => {
      const { user } = setUp();
      await open(user, /Add teacher/);
      await user.type(name(), "李");
      await leave(user);
      await user.click(await screen.findByRole("button", { name: "继续编辑" }));
      await waitFor(() => expect(screen.getAllByRole("dialog")).toHaveLength(1));
      expect(name()).toHaveValue("李");
      await leave(user);
      await user.click(await screen.findByRole("button", { name: "放弃" }));
      await closed();
      expect(answer()).toHaveTextContent("undefined");
      await open(user, /Add teacher/);
      expect(name()).toHaveValue("");
    },
  );

  it("asks nothing if nothing was entered, or all of it undone [WID-02]", async () => {
    const { user } = setUp();
    await open(user, /Edit teacher/);
    await user.type(name(), "x{Backspace}");
    await user.keyboard("{Escape}");
    await closed();
    expect(answer()).toHaveTextContent("undefined");
  });
});

describe("the place of a form", () => {
  const styleOf = (element: Element | null, property: string) =>
    element ? getComputedStyle(element).getPropertyValue(property) : "";

  it("is a dialog 400 px high and half as wide as the window, or a drawer along its edge [WID-02]", async () => {
    const { user } = setUp();
    await open(user, /Edit teacher/);
    expect(styleOf(screen.getByRole("dialog"), "inline-size")).toContain("50vw");
    expect(styleOf(document.querySelector(".MuiDialogContent-root"), "block-size")).toBe("400px");
    await user.keyboard("{Escape}");
    await closed();
    await open(user, /Teacher drawer/);
    expect(styleOf(screen.getByRole("dialog"), "inline-size")).toContain("50vw");
    expect(styleOf(screen.getByRole("dialog"), "margin")).toBe("0px 0px 0px auto");
    expect(screen.queryByRole("button", { name: "移动对话框" })).toBeNull();
  });
});
