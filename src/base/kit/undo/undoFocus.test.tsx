import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { KitPage } from "../../../../test/KitPage";
import { UndoBar } from "./UndoBar";

function Page() {
  const [isDone, setDone] = useState(true);
  const forget = () => setDone(false);
  return (
    <main tabIndex={-1}>{isDone && <UndoBar text="已更正" active onUndo={forget} onClose={forget} />}</main>
  );
}

it.each(["撤销", "关闭"])(
  "leaves the focus to the page when it goes with a press on %s [A11Y-02]",
  async (name) => {
    render(
      <KitPage unstyled>
        <Page />
      </KitPage>,
    );
    act(() => screen.getByRole("button", { name }).focus());
    await userEvent.keyboard("{Enter}");
    expect(screen.queryByRole("button", { name })).toBeNull();
    expect(screen.getByRole("main")).toHaveFocus();
  },
);
