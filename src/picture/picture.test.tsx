import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as stories from "../../stories/picture/PictureDialog.stories";
import type { CropView } from "./core/crop";
import { prepareStories, storiesOf } from "../../test/stories";

const composed = storiesOf(stories);

beforeAll(prepareStories);
afterEach(() => jest.clearAllMocks());

const dialog = () => within(screen.getByRole("dialog"));
const button = (name: string) => dialog().getByRole("button", { name });
const stage = () => dialog().getByRole("application", { name: "调整图片位置" });
const shown = () => {
  const image = stage().querySelector("img");
  const { left = "", top = "", width = "" } = image?.parentElement?.style ?? {};
  return { left, top, width, transform: image?.style.transform };
};
const kept = () =>
  (composed.CroppingRound.args.onKeep as jest.Mock<void, [CropView | null]>).mock.lastCall?.[0];

it.each([
  "Empty",
  "EmptyEnglish",
  "WithAPicture",
  "Opening",
  "CroppingRound",
  "CroppingSquare",
  "Arranged",
  "Unsupported",
  "UnsupportedEnglish",
  "Failed",
  "Saving",
  "NotSaved",
  "Removing",
] as const)("goes on as its story says: %s [UP-08]", async (name) => {
  await composed[name].run();
  expect(screen.queryByRole("dialog") === null).toBe(name === "Arranged");
});

it("begins at the button that chooses, and says what it takes and how [UP-08, A11Y-02]", async () => {
  await composed.Empty.run();
  expect(button("选择图片")).toHaveFocus();
  expect(dialog().getByText(/JPEG、PNG、GIF、BMP 和 WebP/)).toBeVisible();
  const [file, photo] = screen.getByRole("dialog").querySelectorAll("input");
  expect(file?.accept).not.toMatch(/heic|image\/\*/);
  expect([photo?.accept, photo?.getAttribute("capture")]).toEqual(["image/*", "user"]);
});

it("says what to do with an iPhone's own pictures, and leaves the choice open [UP-08]", async () => {
  await composed.Unsupported.run();
  expect(dialog().getByRole("alert")).toHaveTextContent(/“设置 › 相机 › 格式”，选择“兼容性最佳”/);
  expect(button("选择图片")).toHaveFocus();
});

it("is done by the keyboard alone, and what keys do is heard [UP-08, A11Y-02, A11Y-03]", async () => {
  await composed.CroppingRound.run();
  expect(stage()).toHaveAccessibleDescription(/方向键/);
  expect(shown()).toEqual({
    left: "-25%",
    top: "0%",
    width: "150%",
    transform: "translate(-50%, -50%) rotate(0deg)",
  });
  await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
  expect(shown().left).toBe("-50%");
  await waitFor(() =>
    expect(document.getElementById("announcer")).toHaveTextContent("取景框位于横向 100%、纵向 50%"),
  );
  await userEvent.keyboard("+");
  expect(dialog().getByRole("slider", { name: "缩放" })).toHaveAttribute("aria-valuetext", "缩放 115%");
  await userEvent.keyboard("-");
  await userEvent.click(button("向左旋转"));
  expect(button("向左旋转")).toHaveFocus();
  await waitFor(() => expect(document.getElementById("announcer")).toHaveTextContent("已旋转到 270 度"));
  await userEvent.click(button("保存"));
  await waitFor(() => expect(kept()).toMatchObject({ zoom: 1, turns: 3 }));
});

it("leaves the keys of the browser and of the dialog alone [A11Y-02]", async () => {
  await composed.CroppingRound.run();
  const before = shown();
  expect(fireEvent.keyDown(stage(), { key: "+", ctrlKey: true })).toBe(true);
  expect(fireEvent.keyDown(stage(), { key: "Tab" })).toBe(true);
  expect(shown()).toEqual(before);
});

class FakePointerEvent extends MouseEvent {
  readonly pointerId: number;

  constructor(name: string, init: PointerEventInit = {}) {
    super(name, init);
    this.pointerId = init.pointerId ?? 0;
  }
}

/** jsdom has neither sizes nor pointers. */
function layOut() {
  Object.assign(window, { PointerEvent: FakePointerEvent });
  Object.assign(HTMLElement.prototype, { setPointerCapture: () => undefined });
  jest
    .spyOn(HTMLElement.prototype, "getBoundingClientRect")
    .mockReturnValue({ left: 0, top: 0, width: 200, height: 200 } as DOMRect);
  return () => jest.restoreAllMocks();
}

it("is moved by a pointer, and zoomed by two fingers and the wheel [UP-08]", async () => {
  await composed.CroppingRound.run();
  const restore = layOut();
  const at = (pointerId: number, clientX: number, clientY = 100) => ({
    pointerId,
    clientX,
    clientY,
    button: 0,
  });
  fireEvent.pointerMove(stage(), at(1, 300));
  fireEvent.pointerDown(stage(), at(1, 100));
  fireEvent.pointerMove(stage(), at(1, 120));
  expect(shown().left).toBe("-15%");
  fireEvent.pointerDown(stage(), at(2, 80));
  fireEvent.pointerMove(stage(), at(1, 160));
  expect(shown().width).toBe("300%");
  fireEvent.pointerUp(stage(), at(1, 160));
  fireEvent.pointerUp(stage(), at(2, 80));
  fireEvent.pointerMove(stage(), at(1, 0));
  expect(shown().width).toBe("300%");
  expect(fireEvent.wheel(stage(), { deltaY: 5000, clientX: 100, clientY: 100 })).toBe(false);
  expect(shown().width).toBe("150%");
  restore();
});

const file = new File(["x"], "me.png", { type: "image/png" });

it("takes what is pasted or dropped, before the page below may take it [UP-08]", async () => {
  await composed.Empty.run();
  const below = jest.fn();
  window.addEventListener("paste", below);
  window.addEventListener("drop", below);
  fireEvent.paste(document.body, { clipboardData: { files: [] } });
  expect(below).toHaveBeenCalledTimes(1);
  fireEvent.paste(document.body, { clipboardData: { files: [file] } });
  await waitFor(() => expect(stage()).toHaveFocus());
  await userEvent.click(button("换一张"));
  expect(button("选择图片")).toHaveFocus();
  fireEvent.drop(document.body, { dataTransfer: { types: ["Files"], files: [file] } });
  await waitFor(() => expect(stage()).toHaveFocus());
  expect(below).toHaveBeenCalledTimes(1);
  window.removeEventListener("paste", below);
  window.removeEventListener("drop", below);
});

it("asks before what was cropped is given up, and cannot be left while it is saved [UP-08, WID-01]", async () => {
  await composed.CroppingRound.run();
  await userEvent.keyboard("+");
  await userEvent.click(button("取消"));
  await waitFor(() => expect(screen.getAllByRole("dialog", { hidden: true })).toHaveLength(2));
  act(() => undefined);
  await composed.Saving.run();
  const all = screen.getAllByRole("dialog");
  expect(within(all.at(-1)!).queryByRole("button", { name: "关闭" })).toBeNull();
}, 30_000);

it("takes the picture away that there is [UP-08]", async () => {
  await composed.WithAPicture.run();
  expect(dialog().getByRole("img", { name: "当前图片" })).toBeVisible();
  await userEvent.click(button("移除图片"));
  await waitFor(() => expect(composed.WithAPicture.args.onKeep).toHaveBeenCalledWith(null));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
