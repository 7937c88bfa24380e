import { screen } from "@testing-library/react";
import * as stories from "../../../../stories/kit/undo/UndoBar.stories";
import { prepareStories, storiesOf } from "../../../../test/stories";

beforeAll(prepareStories);

const composed = storiesOf(stories);

it.each(["Ready", "BesideAField"] as const)(
  "takes back what was done last by the button and the key, but not from a field: %s [A11Y-02]",
  async (name) => {
    await composed[name].run();
  },
);

it("names its button by its words alone, and tells of the key [A11Y-01, A11Y-02]", async () => {
  await composed.Ready.run();
  const button = screen.getByRole("button", { name: "撤销" });
  expect(button).toHaveAttribute("aria-keyshortcuts", "Control+Z Meta+Z");
});
