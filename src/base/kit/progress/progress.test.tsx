import { render, screen } from "@testing-library/react";
import * as stepStories from "../../../../stories/kit/progress/Steps.stories";
import { KitPage } from "../../../../test/KitPage";
import { readThrough } from "../../../../test/spoken";
import { prepareStories, storiesOf } from "../../../../test/stories";
import { Progress } from "./Progress";

beforeAll(prepareStories);

const draw = (props: Partial<React.ComponentProps<typeof Progress>>) =>
  render(
    <KitPage>
      <Progress label="正在导入" {...props} />
    </KitPage>,
  );

it("says what is going on, how far it is, and what else is worth knowing [A11Y-03]", async () => {
  const { container } = draw({ value: 1126, whole: 2502, note: "还剩约 20 秒" });
  expect(await readThrough(container)).toEqual([
    "paragraph",
    "正在导入",
    "end of paragraph",
    "progressbar, 正在导入, max value 100, min value 0, current value 45%",
    "paragraph",
    "还剩约 20 秒",
    "end of paragraph",
  ]);
});

it("announces no percentage as long as it is unknown [A11Y-03]", () => {
  draw({});
  expect(screen.getByRole("progressbar", { name: "正在导入" })).not.toHaveAttribute("aria-valuenow");
});

it.each([
  [-1, 1, "0"],
  [3, 2, "100"],
  [Number.MAX_VALUE, 1, "100"],
])("stays between nothing and all: %p of %p", (value, whole, now) => {
  draw({ value, whole });
  expect(screen.getByRole("progressbar")).toHaveAttribute("aria-valuenow", now);
});

it("has no percentage of an empty whole", () => {
  draw({ value: 1, whole: 0 });
  expect(screen.getByRole("progressbar")).not.toHaveAttribute("aria-valuenow");
});

it("steps say which is done and which is the current one [A11Y-03]", async () => {
  await storiesOf(stepStories).Middle.run();
  const item = (place: number) => `level 1, position ${place}, set size 4`;
  expect(await readThrough(screen.getByRole("list", { name: "导入名单" }))).toEqual([
    "list, 导入名单",
    `listitem, ${item(1)}`,
    "选择文件",
    "（已完成）",
    `end of listitem, ${item(1)}`,
    "listitem, level 1, current step, position 2, set size 4",
    "核对列",
    "end of listitem, level 1, current step, position 2, set size 4",
    `listitem, ${item(3)}`,
    "预览",
    `end of listitem, ${item(3)}`,
    `listitem, ${item(4)}`,
    "完成",
    `end of listitem, ${item(4)}`,
    "end of list, 导入名单",
  ]);
});

it("no step is current when all are done", async () => {
  await storiesOf(stepStories).AllDone.run();
  expect(document.querySelector("[aria-current]")).toBeNull();
  expect(screen.getAllByText("（已完成）")).toHaveLength(4);
});
