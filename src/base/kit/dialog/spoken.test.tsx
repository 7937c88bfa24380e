import { virtual } from "@guidepup/virtual-screen-reader";
import { act, render, screen, waitFor } from "@testing-library/react";
import { Asker } from "../../../../stories/support/Asker";
import type { FrameOptions } from "../../../../stories/support/SampleDialog";
import { KitPage } from "../../../../test/KitPage";

afterEach(() => virtual.stop());

/** Opens a dialog as a screen reader user does. */
async function open(frame: FrameOptions) {
  render(
    <KitPage>
      <Asker frame={frame} />
    </KitPage>,
  );
  act(() => screen.getByRole("button", { name: /Open/ }).focus());
  await virtual.start({ container: document.body });
  await virtual.clearSpokenPhraseLog();
  await virtual.press("Enter");
  await screen.findByRole("dialog");
}

/** The phrases spoken since the last call, once the last of them has been. */
async function heard(last: string): Promise<string[]> {
  await waitFor(async () => expect((await virtual.spokenPhraseLog()).at(-1)).toBe(last), { timeout: 5_000 });
  const log = await virtual.spokenPhraseLog();
  await virtual.clearSpokenPhraseLog();
  return log;
}

it("a dialog announces that it opens, moves by the keyboard, and closes [WID-01, A11Y-02, A11Y-03]", async () => {
  await open({ title: "编辑" });
  expect(await heard("dialog, 编辑, modal")).toHaveLength(1);

  await virtual.press("Shift+Tab");
  await virtual.press("Shift+Tab");
  expect(await heard("button, 移动对话框, not expanded")).toEqual([
    "button, 关闭",
    "button, 移动对话框, not expanded",
  ]);

  await virtual.press("Enter");
  expect(await heard("button, 移动对话框, expanded")).toEqual([
    "polite: 也可以按方向键移动；按住 Shift 移得更远。",
    "button, 移动对话框, expanded",
  ]);
  await virtual.press("ArrowRight");
  await heard("polite: 距左边 0 像素，距上边 0 像素。");
  await virtual.press("Tab");
  await virtual.press("Escape");
  expect(await heard("button, 移动对话框, not expanded")).toEqual([
    "button, 左移",
    "button, 移动对话框, not expanded",
  ]);

  await virtual.press("Escape");
  expect(await heard("button, 打开 Open")).toHaveLength(1);
});

it("a dialog beside the page announces how to switch to it and back, and where the focus is [WID-01, A11Y-02]", async () => {
  await open({ title: "编辑", modal: false });
  expect(await heard("polite: 已打开“编辑”。按 F6 在它与页面之间切换。")).toEqual([
    "dialog, 编辑, key shortcuts F6",
    "polite: 已打开“编辑”。按 F6 在它与页面之间切换。",
  ]);
  await virtual.press("F6");
  await virtual.press("F6");
  expect(await heard("dialog, 编辑, key shortcuts F6")).toEqual([
    "button, 打开 Open",
    "dialog, 编辑, key shortcuts F6",
  ]);
});
