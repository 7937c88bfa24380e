import { render } from "@testing-library/react";
import * as stories from "../../../stories/kit/empty/NoData.stories";
import { KitPage } from "../../../test/KitPage";
import { readThrough } from "../../../test/spoken";
import { prepareStories, storiesOf } from "../../../test/stories";
import { NoData, type NoDataKind } from "./NoData";

beforeAll(prepareStories);

const KINDS: readonly NoDataKind[] = ["desktop", "dashboard", "default"];

const draw = (kind: NoDataKind) =>
  render(
    <KitPage>
      <NoData kind={kind} />
    </KitPage>,
  );

it.each([
  ["desktop", "桌面上还没有应用"],
  ["dashboard", "这里还没有内容"],
  ["default", "暂无数据"],
] as const)("says of %s: %s, and its drawing is silent [WID-05, A11Y-03]", async (kind, words) => {
  const { container } = draw(kind);
  expect(await readThrough(container)).toEqual(["paragraph", words, "end of paragraph"]);
});

it("draws each kind in its own way, in the theme's colours alone [WID-05]", () => {
  const drawings = KINDS.map((kind) => {
    const { container, unmount } = draw(kind);
    const drawing = container.querySelector("svg");
    const html = drawing?.innerHTML ?? "";
    expect(html).not.toMatch(/#[\da-f]{3}|rgb|fill=|stroke="/i);
    for (const shape of drawing?.querySelectorAll("path, rect, ellipse") ?? [])
      expect(shape.closest(".line, .wash, .paper")).not.toBeNull();
    unmount();
    return html;
  });
  expect(new Set(drawings).size).toBe(3);
});

it("has a custom picture, or none, instead of its drawing [WID-05]", async () => {
  const { WordsOnly, OwnDrawing } = storiesOf(stories);
  const app = () => document.querySelector<HTMLElement>("#app")!;
  await OwnDrawing.run();
  expect(app().querySelectorAll("svg.lucide-inbox")).toHaveLength(1);
  await WordsOnly.run();
  expect(app().querySelector("svg")).toBeNull();
  expect(await readThrough(app())).toEqual(["paragraph", "还没有通知。", "end of paragraph"]);
});

it("says what is missing in a custom text, with a next step [WID-05]", async () => {
  await storiesOf(stories).WithAction.run();
  expect(await readThrough(document.querySelector<HTMLElement>("#app")!)).toEqual([
    "paragraph",
    "没有找到符合条件的学生。",
    "end of paragraph",
    "button, 清除条件 Clear filters",
  ]);
});
