import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { KitPage } from "../../../../test/KitPage";
import { useUndoKey } from "./useUndoKey";

function Keyed({ active, onUndo }: { readonly active: boolean; readonly onUndo: () => void }) {
  useUndoKey(active, onUndo);
  return (
    <>
      <button onKeyDown={(event) => event.preventDefault()}>自己处理</button>
      <div role="listbox" tabIndex={0} aria-label="列表" />
      <div className="MuiModal-root">
        <button>菜单</button>
      </div>
      <div role="dialog" aria-label="对话框">
        <button>对话</button>
      </div>
    </>
  );
}

function Offer({ active, of, onUndo }: { active: boolean; of?: string; onUndo: () => void }) {
  useUndoKey(active, onUndo, { of });
  return null;
}

it("takes back the newest of several changes, and then the one before [A11Y-02]", async () => {
  const undone: string[] = [];
  const page = (first: string, isSecond: boolean) => (
    <>
      <Offer active of={first} onUndo={() => undone.push(first)} />
      <Offer active={isSecond} onUndo={() => undone.push("second")} />
    </>
  );
  const { rerender } = render(page("first", false));
  const press = () => userEvent.keyboard("{Control>}z{/Control}");
  rerender(page("first", true));
  await press();
  rerender(page("third", true));
  await press();
  rerender(page("third", false));
  await press();
  expect(undone).toEqual(["second", "third", "third"]);
});

it("hears the key in a list of the page, and not behind another page, in what is open above it, with other keys, or used already [A11Y-02]", async () => {
  const onUndo = jest.fn();
  const page = (active: boolean) => (
    <KitPage>
      <Keyed active={active} onUndo={onUndo} />
    </KitPage>
  );
  const { rerender } = render(page(false));
  const press = (keys: string) => userEvent.keyboard(keys);
  await press("{Control>}z{/Control}");
  rerender(page(true));
  for (const name of ["自己处理", "菜单", "对话"]) {
    await userEvent.click(screen.getByRole("button", { name }));
    await press("{Control>}z{/Control}");
  }
  await userEvent.click(screen.getByRole("listbox"));
  for (const keys of ["z", "{Control>}{Shift>}z{/Shift}{/Control}", "{Control>}{Alt>}z{/Alt}{/Control}"])
    await press(keys);
  expect(onUndo).not.toHaveBeenCalled();
  await press("{Control>}z{/Control}");
  expect(onUndo).toHaveBeenCalledTimes(1);
});
