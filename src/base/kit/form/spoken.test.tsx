import { virtual } from "@guidepup/virtual-screen-reader";
import { act, render, screen, waitFor } from "@testing-library/react";
import { FormPage, type Teacher } from "../../../../stories/kit/form/FormPage";
import { KitPage } from "../../../../test/KitPage";
import type { SubmitResult } from "./formTypes";

// The screen reader acts on the page as browsers do, not as React's tests.
beforeAll(() => Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", false));
afterEach(() => virtual.stop());

/**
 * The phrases spoken since the last call, once these have been. The submit button is left out: the reader may
 * name it again when it is pressed.
 */
async function heard(last: string): Promise<string[]> {
  await waitFor(async () => expect(await virtual.spokenPhraseLog()).toContain(last), { timeout: 5_000 });
  const log = await virtual.spokenPhraseLog();
  await virtual.clearSpokenPhraseLog();
  return log.filter((phrase) => !/^button, (立即|正在)/.test(phrase));
}

/** Opens a form as a screen reader user does. */
async function open(button: RegExp, save: (teacher: Teacher) => Promise<SubmitResult<string>>) {
  render(
    <KitPage>
      <FormPage save={save} />
    </KitPage>,
  );
  act(() => screen.getByRole("button", { name: button }).focus());
  await virtual.start({ container: document.body });
  await virtual.clearSpokenPhraseLog();
  await virtual.press("Enter");
  await screen.findByRole("dialog");
}

const press = async (...keys: readonly string[]) => {
  for (const key of keys) await virtual.press(key);
};

it("a form announces that it opens, each refusal once, that it saves and continues [WID-02, A11Y-02, A11Y-03]", async () => {
  await open(/Add teacher/, () => Promise.resolve({ data: "1" }));
  expect(await heard("textbox, 姓名, required")).toEqual([
    "dialog, 新增教师, modal",
    "textbox, 姓名, required",
  ]);

  await press("Tab", "Tab", " ", "Tab", "Tab");
  expect(await heard("button, 立即新增")).toEqual([
    "textbox, 手机, 用于接收学校通知。, required",
    "checkbox, 继续新增, not checked",
    "button, 取消",
  ]);

  await press("Enter");
  const refused = "textbox, 姓名, 请填写此项。, invalid, required";
  expect(await heard(refused)).toEqual(["polite: 有 2 处需要修改。", refused]);

  await virtual.type("李老师");
  await press("Tab");
  await heard("textbox, 手机, 请填写此项。 用于接收学校通知。, invalid, required");
  await virtual.type("13900000000");
  await press("Tab", "Tab", "Tab");
  await heard("button, 立即新增");
  await press("Enter");
  expect(await heard("textbox, 姓名, required")).toEqual([
    "polite: 正在保存…",
    "polite: 已新增，可以继续填写下一条。",
    "textbox, 姓名, required",
  ]);
});

it("a form that could not be saved says why, once, and leaves the focus where it was [WID-02, A11Y-03]", async () => {
  await open(/Edit teacher/, () => Promise.resolve({ error: { text: "名额已满。|||No places left." } }));
  await heard("textbox, 姓名, 王老师, required");
  await press("Tab", "Tab", "Tab");
  await heard("button, 立即修改");
  await press("Enter");
  const log = await heard("assertive: 名额已满。");
  expect(log.filter((phrase) => phrase.includes("名额"))).toEqual(["assertive: 名额已满。"]);
  expect(log).toContain("polite: 正在保存…");
  expect(screen.getByRole("button", { name: "立即修改" })).toHaveFocus();
});
