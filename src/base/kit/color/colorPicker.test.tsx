import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as stories from "../../../../stories/kit/color/ColorPicker.stories";
import { prepareStories, storiesOf } from "../../../../test/stories";

const { Default, WithRecentColors, WrongCode } = storiesOf(stories);

beforeAll(prepareStories);
afterEach(() => {
  jest.clearAllMocks();
  delete (window as { EyeDropper?: unknown }).EyeDropper;
});

const field = () => screen.getByRole("slider", { name: "饱和度和亮度" });
const hue = () => screen.getByRole<HTMLInputElement>("slider", { name: "色相" });
const last = () => (Default.args.onColor as unknown as jest.Mock<void, [string]>).mock.lastCall?.[0];

it("is two sliders with their values in words, by keys alone [THEME-05, A11Y-02, A11Y-03]", async () => {
  await Default.run();
  expect(field()).toHaveAttribute("aria-valuetext", "饱和度 56%，亮度 71%");
  expect(field()).toHaveAccessibleDescription(/方向键/);
  expect(hue()).toHaveAttribute("aria-valuetext", "紫，265 度");
  await userEvent.tab();
  expect(field()).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}{ArrowUp}");
  expect(field()).toHaveAttribute("aria-valuetext", "饱和度 57%，亮度 72%");
  await userEvent.keyboard("{Shift>}{ArrowLeft}{/Shift}{End}");
  expect(field()).toHaveAttribute("aria-valuenow", "100");
  await userEvent.tab();
  expect(hue()).toHaveFocus();
  await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
  expect(hue()).toHaveAttribute("aria-valuetext", "紫，275 度");
  expect(last()).toMatch(/^#[\da-f]{6}$/);
});

it("follows the pointer from where it is pressed, and beyond the field's edges [THEME-05]", async () => {
  await Default.run();
  const area = field().parentElement ?? document.body;
  jest.spyOn(area, "getBoundingClientRect").mockReturnValue(new DOMRect(100, 100, 200, 100));
  // jsdom captures no pointers.
  let captured = false;
  Object.assign(area, { setPointerCapture: () => (captured = true), hasPointerCapture: () => captured });
  const at = (clientX: number, clientY: number) => ({ target: area, coords: { clientX, clientY } });
  await userEvent.pointer(at(300, 100));
  expect(last()).toBeUndefined();
  await userEvent.pointer([{ keys: "[MouseLeft>]", ...at(150, 110) }]);
  expect(field()).toHaveAttribute("aria-valuetext", "饱和度 25%，亮度 90%");
  expect(field()).toHaveFocus();
  await userEvent.pointer([at(900, -50), { keys: "[/MouseLeft]", ...at(900, -50) }]);
  expect(field()).toHaveAttribute("aria-valuetext", "饱和度 100%，亮度 100%");
});

it("keeps the hue while the colour is a grey or black [THEME-05]", async () => {
  await Default.run();
  field().focus();
  await userEvent.keyboard("{Home}");
  expect(hue()).toHaveValue("265");
  fireEvent.change(hue(), { target: { value: "120" } });
  expect(hue()).toHaveValue("120");
  await userEvent.keyboard("{End}");
  expect(last()).toMatch(/^#00[\da-f]{2}00$/);
});

it("takes a colour from its code or from those used last, and the sliders follow [THEME-05]", async () => {
  await WithRecentColors.run();
  await userEvent.click(screen.getByRole("button", { name: "#C0392B" }));
  expect(hue()).toHaveAttribute("aria-valuetext", "红，6 度");
  expect(screen.getByRole("textbox", { name: "颜色代码" })).toHaveValue("#C0392B");
  expect(screen.getByRole("button", { name: "#C0392B" })).toHaveAttribute("aria-pressed", "true");
  fireEvent.change(screen.getByRole("textbox", { name: "颜色代码" }), { target: { value: "00f" } });
  expect(hue()).toHaveAttribute("aria-valuetext", "蓝，240 度");
});

it("says so where the code is no colour, and goes on with the one before [THEME-05]", async () => {
  await WrongCode.run();
  expect(screen.getByRole("textbox")).toHaveAccessibleDescription(/请输入 # 加三位或六位/);
  fireEvent.keyDown(field(), { key: "ArrowRight" });
  // A colour from elsewhere replaces what was typed.
  expect(screen.getByRole("textbox")).toBeValid();
});

it("takes a colour from the screen where the browser can, and nothing if that is left [THEME-05]", async () => {
  await Default.run();
  expect(screen.queryByRole("button", { name: "从屏幕上取色" })).not.toBeInTheDocument();
  const answers = [
    Promise.reject(new DOMException("left", "AbortError")),
    Promise.resolve({ sRGBHex: "#00FF00" }),
  ];
  answers[0]?.catch(() => undefined);
  Object.assign(window, {
    EyeDropper: class {
      open = () => answers.shift();
    },
  });
  await Default.run();
  const [button] = screen.getAllByRole("button", { name: "从屏幕上取色" });
  await userEvent.click(button ?? document.body);
  expect(last()).toBeUndefined();
  await userEvent.click(button ?? document.body);
  expect(last()).toBe("#00ff00");
});
