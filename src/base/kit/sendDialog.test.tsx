import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as stories from "../../../stories/kit/dialog/Sends.stories";
import { prepareStories, storiesOf } from "../../../test/stories";

const { Several } = storiesOf(stories);

beforeAll(prepareStories);

const answer = () => document.querySelector("main > p")?.textContent;

describe("the question before messages are sent", () => {
  it("shows who gets them and what they will read, and sends by its button alone, where the focus does not begin [MSG-01, A11Y-02]", async () => {
    await Several.run();
    const dialog = within(await screen.findByRole("dialog", { name: "结束点名？" }));
    expect(dialog.getByText("系统会立即通知家长：")).toBeVisible();
    expect(dialog.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "李思涵",
      "王浩然",
      "张欣怡",
      "赵宇轩",
      "孙浩",
      "丁若瑶",
      "石浩宇",
      "孟书瑶",
      "另有 2 人",
    ]);
    expect(dialog.getByText("对方将看到（示例）：")).toBeVisible();
    expect(dialog.getByText(/^李思涵10月15日/)).toBeVisible();
    expect(dialog.getByRole("button", { name: "取消" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(answer()).toBe("undefined"));
    await Several.run();
    await userEvent.click(await screen.findByRole("button", { name: "结束点名" }));
    await waitFor(() => expect(answer()).toBe("true"));
  });

  it("asks alone if no message is sent [MSG-01]", async () => {
    await Several.run({ args: { sending: null } });
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText("全部学生已到校。")).toBeVisible();
    expect(dialog.queryByRole("list")).toBeNull();
  });
});
