import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as stories from "../../../stories/keyboard-help/KeyboardHelp.stories";
import { prepareStories, storiesOf } from "../../../test/stories";
import { KEY_GROUPS } from "./keys";

const { OpensByKey } = storiesOf(stories);

beforeAll(prepareStories);

it("lists every key by its part, and switches its own off [A11Y-07]", async () => {
  await OpensByKey.run();
  expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(KEY_GROUPS.length);
  const keys = [...document.querySelectorAll("kbd")].map(({ textContent }) => textContent);
  for (const key of ["?", "F6", "Escape", "Delete", "Ctrl", "Space", "Home"]) expect(keys).toContain(key);
  const byKey = screen.getByRole("switch", { name: "按 ? 键打开此列表" });
  expect(byKey).toBeChecked();
  await userEvent.click(byKey);
  expect(OpensByKey.args.onByKey).toHaveBeenCalledWith(false);
});

it("names the keys as they stand on Apple's keyboards [A11Y-07]", async () => {
  await OpensByKey.run({ args: { ...OpensByKey.args, commandKey: "⌘" } });
  const keys = [...document.querySelectorAll("kbd")].map(({ textContent }) => textContent);
  expect(keys).toContain("⌘");
  expect(keys).not.toContain("Ctrl");
});
