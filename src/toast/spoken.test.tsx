import { virtual } from "@guidepup/virtual-screen-reader";
import { act, render, screen, waitFor } from "@testing-library/react";
import { KitPage, type TestKit } from "../../test/KitPage";

afterEach(() => virtual.stop());

it("a toast is announced once, wherever the focus is, and is found, read and closed by keyboard [WID-04, A11Y-02, A11Y-03]", async () => {
  let kit: TestKit | undefined;
  render(
    <KitPage onKit={(made) => (kit = made)}>
      <main tabIndex={-1}>
        <button type="button">保存</button>
      </main>
    </KitPage>,
  );
  act(() => screen.getByRole("button", { name: "保存" }).focus());
  await virtual.start({ container: document.body });
  await virtual.clearSpokenPhraseLog();

  act(() => kit?.toasts.notify({ severity: "success", text: "已保存", duration: 0 }));
  await waitFor(async () => expect(await virtual.spokenPhraseLog()).toEqual(["polite: 已保存"]));
  act(() => kit?.toasts.notify({ severity: "error", text: "网络错误", duration: 0 }));
  await waitFor(async () => expect((await virtual.spokenPhraseLog()).at(-1)).toBe("assertive: 网络错误"));
  await virtual.clearSpokenPhraseLog();

  await virtual.press("Tab");
  await virtual.press("Tab");
  expect((await virtual.spokenPhraseLog()).slice(-2)).toEqual([
    "button, 关闭提示：已保存",
    "button, 关闭提示：网络错误",
  ]);
  await virtual.press("Escape");
  await waitFor(async () => expect((await virtual.spokenPhraseLog()).at(-1)).toBe("button, 保存"));
  expect(screen.queryByRole("button", { name: "关闭提示：网络错误" })).toBeNull();
  expect(screen.getByRole("button", { name: "关闭提示：已保存" })).toBeInTheDocument();
});
