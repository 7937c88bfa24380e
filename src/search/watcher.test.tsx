import { act, fireEvent, render, screen } from "@testing-library/react";
import { KitPage, type TestKit } from "../../test/KitPage";
import type { PanelProps } from "../bars/panel";
import { createSearchWatcher } from "./createSearchWatcher";

const Panel = ({ anchor, onClose }: PanelProps) =>
  anchor && (
    <div role="dialog">
      <button type="button" onClick={onClose}>
        关闭
      </button>
    </div>
  );

function watch(load = jest.fn(() => Promise.resolve({ Panel }))) {
  let kit: TestKit | undefined;
  const Watcher = createSearchWatcher(load);
  render(
    <KitPage onKit={(created) => (kit = created)}>
      <Watcher />
    </KitPage>,
  );
  return { load, toasts: () => kit?.toasts.getSnapshot().map(({ text }) => text) ?? [] };
}

/** Presses a key; says whether the page has taken it. */
async function press(init: KeyboardEventInit): Promise<boolean> {
  const taken = !fireEvent.keyDown(document.body, { key: "k", ...init });
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return taken;
}

it.each([{ ctrlKey: true }, { metaKey: true }, { ctrlKey: true, key: "K" }])(
  "opens the search by %j on every page, and again later [DESK-10]",
  async (keys) => {
    const { load } = watch();
    expect(load).not.toHaveBeenCalled();
    expect(await press(keys)).toBe(true);
    fireEvent.click(screen.getByRole("button", { name: "关闭" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    await press(keys);
    expect(screen.getByRole("dialog")).toBeInTheDocument();
  },
);

it.each([
  {},
  { ctrlKey: true, shiftKey: true },
  { ctrlKey: true, altKey: true },
  { ctrlKey: true, isComposing: true },
])("leaves %j to others [DESK-10]", async (keys) => {
  const { load } = watch();
  expect(await press(keys)).toBe(false);
  expect(load).not.toHaveBeenCalled();
});

it("opens nothing over a dialog [DESK-10]", async () => {
  const { load } = watch();
  document.getElementById("app")?.setAttribute("inert", "");
  expect(await press({ ctrlKey: true })).toBe(false);
  expect(load).not.toHaveBeenCalled();
});

it("says so where its code does not come, and asks again by the next key [REL-03]", async () => {
  const load = jest.fn(() => Promise.resolve({ Panel }));
  load.mockRejectedValueOnce(new Error("ChunkLoadError"));
  const { toasts } = watch(load);
  await press({ ctrlKey: true });
  expect(toasts()).toHaveLength(1);
  await press({ ctrlKey: true });
  expect(screen.getByRole("dialog")).toBeInTheDocument();
});
