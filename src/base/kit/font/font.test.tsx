import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { KitPage } from "../../../../test/KitPage";
import { readThrough } from "../../../../test/spoken";
import { expectAccessible } from "../../../../test/stories";
import { DEFAULT_FONT_STYLE, FONT_FAMILIES, FONT_SIZES, type FontStyle } from "../../core/font/fontStyle";
import { FONT_SWATCHES } from "../../core/font/swatches";
import { contrast, parseHex, WHITE } from "../../../../theme/tints";
import { ColorFontPicker } from "./ColorFontPicker";

function setUp(paper?: string, first: FontStyle = DEFAULT_FONT_STYLE) {
  const onChange = jest.fn<undefined, [FontStyle]>();
  const Kept = () => {
    const [style, setStyle] = useState(first);
    return (
      <ColorFontPicker
        value={style}
        {...(paper !== undefined && { paper })}
        onChange={(next) => {
          onChange(next);
          setStyle(next);
        }}
      />
    );
  };
  const { container } = render(
    <KitPage>
      <Kept />
    </KitPage>,
  );
  const group = (name: string) => within(screen.getByRole("group", { name }));
  const field = screen.getByRole("textbox", { name: "颜色代码" });
  return { container, onChange, group, field, last: () => onChange.mock.lastCall?.[0] };
}

it("offers the six fonts and five sizes, and gives out the whole style [THEME-08]", async () => {
  const { group, last } = setUp();
  expect(group("字体").getAllByRole("radio")).toHaveLength(FONT_FAMILIES.length);
  expect(group("字号").getAllByRole("radio")).toHaveLength(FONT_SIZES.length);
  await userEvent.click(screen.getByRole("radio", { name: "楷体" }));
  expect(last()).toEqual({ color: "#000000", fontSize: "14px", fontFamily: "KaiTi" });
  await userEvent.click(screen.getByRole("radio", { name: "20 像素" }));
  expect(last()).toEqual({ color: "#000000", fontSize: "20px", fontFamily: "KaiTi" });
  await userEvent.click(screen.getByRole("radio", { name: "紫色" }));
  expect(last()).toEqual({ color: "#7446b8", fontSize: "20px", fontFamily: "KaiTi" });
});

it("is chosen from by the arrow keys, group by group [THEME-08, A11Y-02]", async () => {
  const { last } = setUp();
  await userEvent.tab();
  expect(screen.getByRole("radio", { name: "微软雅黑" })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  expect(last()?.fontFamily).toBe("SimHei");
  await userEvent.tab();
  await userEvent.keyboard("{ArrowLeft}");
  expect(last()?.fontSize).toBe("12px");
});

it("takes any colour by its code, as soon as it is one [THEME-08]", async () => {
  const { field, last, onChange } = setUp();
  await userEvent.clear(field);
  await userEvent.type(field, "a3195b");
  expect(last()?.color).toBe("#a3195b");
  expect(onChange.mock.calls.map(([{ color }]) => color)).toEqual(["#aa3311", "#a3195b"]);
  await userEvent.tab();
  expect(field).toHaveValue("#A3195B");
  expect(field).toBeValid();
});

it.each(["", "#12", "red", "#12345", "javascript:", "#1234567"])(
  "gives nothing out while %j stands in the field, and says so when it is left [THEME-08]",
  async (typed) => {
    const { field, onChange } = setUp();
    fireEvent.change(field, { target: { value: typed } });
    expect(field).toBeValid();
    await userEvent.click(field);
    await userEvent.tab();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/请输入 # 加三位或六位/);
    expect(onChange).not.toHaveBeenCalled();
    await expectAccessible();
    fireEvent.change(field, { target: { value: "#123456" } });
    expect(field).toBeValid();
  },
);

it("takes a colour from the picker in its place, which replaces what was typed [THEME-08]", async () => {
  const { field, last } = setUp();
  fireEvent.change(field, { target: { value: "#12" } });
  const picker = within(screen.getByRole("group", { name: "自选颜色" }));
  // The text is black first: its brightness is taken from the field, by the keyboard.
  const [shade] = picker.getAllByRole("slider");
  shade?.focus();
  await userEvent.keyboard("{ArrowUp}");
  const picked = last()?.color ?? "";
  expect(picked).toMatch(/^#(?!000000)[0-9a-f]{6}$/);
  expect(field).toHaveValue(picked.toUpperCase());
});

it("shows the text as it will look, in the font or its fallback [THEME-08]", async () => {
  const { container } = setUp();
  await userEvent.click(screen.getByRole("radio", { name: "华文行楷" }));
  const preview = container.querySelector<HTMLElement>("[data-preview]");
  expect(preview?.style.fontFamily).toContain("STXingkai");
  expect(preview?.style.fontFamily).toContain("cursive");
  expect(preview?.style.fontSize).toBe("14px");
  expect(preview?.style.getPropertyValue("--ink")).toBe("#000000");
});

it.each([
  ["#000000", undefined, "对比度 21:1清晰"],
  ["#767676", undefined, "对比度 4.5:1清晰"],
  ["#777777", undefined, "对比度 4.4:1只适合大字"],
  ["#f5e663", undefined, "对比度 1.2:1难以看清"],
  ["#f5e663", "#12324a", "对比度 10.3:1清晰"],
  ["#000000", "no colour", "对比度 21:1清晰"],
])("says how well %s reads on %s [THEME-08]", (color, paper, verdict) => {
  setUp(paper, { ...DEFAULT_FONT_STYLE, color });
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain(verdict);
});

it("offers only colours that read on white [THEME-08]", () => {
  for (const { color } of FONT_SWATCHES)
    expect(contrast(parseHex(color) ?? WHITE, WHITE)).toBeGreaterThanOrEqual(4.5);
});

it("is read as groups of choices, with the colour's code and the verdict [THEME-08, A11Y-03]", async () => {
  const { container } = setUp();
  const heard = await readThrough(container);
  expect(heard.filter((phrase) => phrase.startsWith("group"))).toEqual([
    "group, 文字样式",
    "group, 字体",
    "group, 字号",
    "group, 颜色",
    "group, 自选颜色",
  ]);
  expect(heard).toContain("radio, 微软雅黑, checked, position 3, set size 6");
  expect(heard).toContain("radio, 14 像素, checked, position 2, set size 5");
  expect(heard).toContain("radio, 黑色, checked, position 1, set size 8");
  expect(heard).toContain("textbox, 颜色代码, #000000, 例如 #1F6FB8, not invalid");
  expect(heard.slice(-5)).toEqual([
    "status",
    "对比度 21:1",
    "清晰",
    "end of status",
    "end of group, 文字样式",
  ]);
});
