import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as stories from "../../stories/keyboard-help/KeyboardHelp.stories";
import { prepareStories, storiesOf } from "../../test/stories";
import { guestKeys } from "../slots/guestKeys";
import { KEY_GROUPS } from "./keys";

const { OpensByKey } = storiesOf(stories);

beforeAll(prepareStories);

it("lists every key by its part, and switches its own off [A11Y-07]", async () => {
  await OpensByKey.run();
  expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(KEY_GROUPS.length + 1);
  const [first] = screen.getAllByRole("region").filter((part) => part.querySelector("kbd"));
  expect(first).toHaveAccessibleName("云盘");
  expect(
    within(first!)
      .getAllByRole("definition")
      .map(({ textContent }) => textContent),
  ).toEqual(["F2", "Ctrl + X"]);
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

const ROOT = path.join(__dirname, "../..");
const NAMED =
  "Arrow(?:Up|Down|Left|Right)|Home|End|Page(?:Up|Down)|Escape|Enter|Delete|Backspace|ContextMenu|F\\d+";

/** A key that code compares what was pressed with, or has in a table of what each key does. */
const ANSWERED = [
  new RegExp(`\\b(?:key(?:\\.toLowerCase\\(\\))?|letter) [!=]== "(.|${NAMED})"`, "g"),
  new RegExp(`\\bcase "(${NAMED}| )":`, "g"),
  new RegExp(`^ +(${NAMED}): `, "gm"),
  /^ +"?([a-z+=_-])"?: \(/gm,
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

/** The groups in which the keys of each file stand, beside those that work everywhere. */
const GROUP_OF: Readonly<Record<string, readonly string[]>> = {
  "src/base/core/color/keys.ts": ["keys.colors"],
  "src/base/core/date/calendar.ts": ["keys.dates"],
  "src/apps/core/gridMove.ts": ["keys.apps"],
  "src/side-menu/core/sideMove.ts": ["keys.side"],
  "src/picture/core/cropKeys.ts": ["keys.pictures"],
  "src/base/core/dialog/asksForSearch.ts": [],
  "src/desktop/arranging/useCarry.ts": ["keys.apps"],
  "src/desktop/arranging/useDrag.ts": ["keys.apps"],
  "src/desktop/arranging/useTileMenu.ts": ["keys.apps"],
  "src/search/SearchDialog.tsx": ["keys.searching"],
  "src/side-menu/useSideMenu.ts": ["keys.side"],
  "src/voice/TalkButton.tsx": ["keys.voice"],
  "src/base/kit/DialogFrame.tsx": ["keys.dialogs"],
  "src/base/kit/dialog/MoveControls.tsx": ["keys.dialogs"],
  "src/base/kit/dialog/useRegionKeys.ts": [],
  "src/list/openingRows.ts": ["keys.tables"],
  "src/list/useGridColumns.ts": ["keys.tables"],
  "src/base/kit/tip/NameTips.tsx": [],
  "src/toast/useToastKeys.ts": ["keys.toasts"],
  "src/base/kit/undo/useUndoKey.ts": [],
  "src/shell/useKeyboardHelp.ts": [],
};
/** Enter sends a form, or goes on to its next field, as on every page; letters of a date's pattern and what a line of a report names are no keys. */
const NO_KEYS = new Set([
  "src/base/core/date/formatDate.ts",
  "src/lab/core/layerChecks.ts",
  "src/sign-in/useLoginFields.ts",
  "src/base/platform/earlyEvents.ts",
]);

interface Rows {
  readonly rows: readonly { readonly ways: readonly (readonly string[])[] }[];
}
const keysIn = (groups: readonly Rows[]) =>
  new Set(groups.flatMap(({ rows }) => rows.flatMap(({ ways }) => ways.flat())));

/** The files of a folder that answer to keys, with the keys as the list shows them. */
const handlersIn = (folder: string) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`)
    .flatMap((file) => {
      const source = readFileSync(path.join(ROOT, file), "utf8");
      const answered = ANSWERED.flatMap((pattern) => [...source.matchAll(pattern)]).map(([, key = ""]) => {
        const shown = SHOWN[key] ?? key;
        return shown.length === 1 ? shown.toUpperCase() : shown;
      });
      return answered.length > 0 && !NO_KEYS.has(file) ? [{ file, keys: [...new Set(answered)] }] : [];
    });

const groupsOf = (titles: readonly string[]) =>
  KEY_GROUPS.filter(({ title }) => title === "keys.everywhere" || titles.includes(title));

it("has every key that code of the portal answers to, in the group of its part [A11Y-07]", () => {
  const handlers = handlersIn("src");
  expect(handlers.map(({ file }) => file).sort()).toEqual(Object.keys(GROUP_OF).sort());
  const missing = handlers.flatMap(({ file, keys }) => {
    const listed = keysIn(groupsOf(GROUP_OF[file] ?? []));
    return keys.filter((key) => !listed.has(key)).map((key) => `${file}: ${key}`);
  });
  expect(missing).toEqual([]);
});

it("has every key that applications answer to, in the rows of their own [A11Y-07]", () => {
  const missing = handlersIn("subapps").flatMap(({ file, keys }) => {
    const code = file.split("/")[1];
    const listed = keysIn([...groupsOf([]), ...guestKeys.filter((guest) => guest.code === code)]);
    return keys.filter((key) => !listed.has(key)).map((key) => `${file}: ${key}`);
  });
  expect(missing).toEqual([]);
  const drive = guestKeys.find(({ code }) => code === "drive");
  expect(drive?.rows.map(({ ways }) => ways)).toEqual(
    expect.arrayContaining([[["F2"]], [["Delete"]], [["Ctrl", "X"]], [["Ctrl", "V"]]]),
  );
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
