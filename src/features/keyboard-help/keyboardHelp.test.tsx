import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
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

const SOURCE = path.join(__dirname, "../..");
const NAMED =
  "Arrow(?:Up|Down|Left|Right)|Home|End|Page(?:Up|Down)|Escape|Enter|Delete|Backspace|ContextMenu|F\\d+";

/** A key that code compares what was pressed with, or has in a table of what each key does. */
const ANSWERED = [
  new RegExp(`\\bkey(?:\\.toLowerCase\\(\\))? [!=]== "(.|${NAMED})"`, "g"),
  new RegExp(`\\bcase "(${NAMED})":`, "g"),
  new RegExp(`^ +(${NAMED}): `, "gm"),
];
const SHOWN: Readonly<Record<string, string>> = {
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  " ": "Space",
  // The same keys, with and without Shift.
  "=": "+",
  _: "-",
};

it("has every key that code of the portal answers to [A11Y-07]", () => {
  const sources = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(SOURCE, file), "utf8"));
  const answered = sources.flatMap((source) =>
    ANSWERED.flatMap((pattern) => [...source.matchAll(pattern)].map(([, key = ""]) => SHOWN[key] ?? key)),
  );
  const listed = KEY_GROUPS.flatMap(({ rows }) => rows.flatMap(({ ways }) => ways.flat()));
  const keys = new Set(answered.map((key) => (key.length === 1 ? key.toUpperCase() : key)));
  expect([...keys]).toEqual(expect.arrayContaining(["K", "Z", "?", "F6", "F10", "PageDown", "Space"]));
  expect([...keys].filter((key) => !listed.includes(key))).toEqual([]);
});

it("has the keys of a calendar [A11Y-07]", () => {
  const dates = KEY_GROUPS.find(({ title }) => title === "keys.dates");
  expect(dates?.rows.map(({ ways }) => ways)).toEqual([
    [["↑"], ["↓"], ["←"], ["→"]],
    [["Home"], ["End"]],
    [["PageUp"], ["PageDown"]],
    [
      ["Shift", "PageUp"],
      ["Shift", "PageDown"],
    ],
  ]);
});
