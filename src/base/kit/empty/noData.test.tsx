import { render, waitFor } from "@testing-library/react";
import * as stories from "../../../../stories/kit/empty/NoData.stories";
import { KitPage } from "../../../../test/KitPage";
import { readThrough } from "../../../../test/spoken";
import { LOOK_NAMES } from "../../../../theme/lookNames";
import { prepareStories, storiesOf } from "../../../../test/stories";
import { NoData, type NoDataKind } from "./NoData";
import { Scene } from "./Scene";
import { SCENE_KINDS } from "./scenes/kinds";

beforeAll(prepareStories);

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

it("draws its scene once that has come, and another where it is asked for one [WID-05, THEME-04]", async () => {
  const { container, unmount } = draw("desktop");
  await waitFor(() =>
    expect(container.querySelectorAll('svg[data-kind="first"]')).toHaveLength(LOOK_NAMES.length),
  );
  unmount();
  const { container: other } = render(
    <KitPage>
      <NoData scene="lost" />
    </KitPage>,
  );
  await waitFor(() => expect(other.querySelector('svg[data-kind="lost"]')).not.toBeNull());
});

it("has a drawing of its own for each scene in each look, in the theme's colours alone [THEME-04]", () => {
  const { container } = render(
    <KitPage>
      {SCENE_KINDS.map((kind) => (
        <Scene key={kind} kind={kind} />
      ))}
    </KitPage>,
  );
  const drawings = [...container.querySelectorAll("svg")].map(({ innerHTML }) => innerHTML);
  expect(new Set(drawings).size).toBe(SCENE_KINDS.length * LOOK_NAMES.length);
  for (const drawing of drawings) expect(drawing).not.toMatch(/#[\da-f]{3}|rgb|fill=|stroke="|NaN/i);
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
