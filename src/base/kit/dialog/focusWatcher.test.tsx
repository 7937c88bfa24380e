import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { KitPage } from "../../../../test/KitPage";
import { ConfirmDialog } from "../ConfirmDialog";
import { useKit } from "../KitContext";
import { FocusWatcher } from "./FocusWatcher";

let answer: () => void = () => undefined;

/** A register with a row that goes at once, and a button that goes once the platform has answered. */
function Page() {
  const { dialogs } = useKit();
  const [row, setRow] = useState(true);
  const [closed, setClosed] = useState<"open" | "busy" | "closed">("open");
  const close = async () => {
    if (!(await dialogs.open(ConfirmDialog, { title: "结束点名？", body: "家长会收到通知。" }))) return;
    answer = () => setClosed("closed");
  };
  return (
    <main>
      <FocusWatcher />
      <section>
        {row && <button onClick={() => setRow(false)}>移除</button>}
        <button>添加</button>
      </section>
      <footer>
        <button>下载</button>
        {closed !== "closed" && <button onClick={() => void close()}>结束点名</button>}
        <button disabled={closed === "busy"} onClick={() => setClosed("busy")}>
          发送
        </button>
      </footer>
    </main>
  );
}

const draw = () =>
  render(
    <KitPage unstyled>
      <Page />
    </KitPage>,
  );

it("gives the focus to the nearest control when the answer to a dialog takes away the button that asked [A11Y-02]", async () => {
  const user = userEvent.setup();
  draw();
  await user.click(screen.getByRole("button", { name: "结束点名" }));
  await user.click(await screen.findByRole("button", { name: "确定" }));
  await waitFor(() => expect(screen.getByRole("button", { name: "结束点名" })).toHaveFocus());
  act(() => answer());
  await waitFor(() => expect(screen.getByRole("button", { name: "下载" })).toHaveFocus());
});

it.each([
  ["removed", "移除", "添加"],
  ["disabled", "发送", "下载"],
])(
  "gives it to the nearest control when a press leaves its button %s [A11Y-02]",
  async (_way, name, near) => {
    const user = userEvent.setup();
    draw();
    await user.click(screen.getByRole("button", { name }));
    const button = screen.queryByRole<HTMLButtonElement>("button", { name });
    if (button) {
      // Browsers take the focus from a disabled button; jsdom would leave it there.
      button.disabled = false;
      act(() => button.blur());
      button.disabled = true;
    }
    await waitFor(() => expect(screen.getByRole("button", { name: near })).toHaveFocus());
  },
);

it.each([
  ["Back", new PopStateEvent("popstate")],
  ["another size of the window", new UIEvent("resize")],
])(
  "gives it to the nearest control when %s takes away what had it, without a press [A11Y-02]",
  async (_, event) => {
    draw();
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "发送" });
    act(() => button.focus());
    window.dispatchEvent(event);
    // Browsers take the focus from a disabled button; jsdom would leave it there.
    act(() => button.blur());
    button.disabled = true;
    await waitFor(() => expect(screen.getByRole("button", { name: "下载" })).toHaveFocus());
  },
);

it("gives it to the nearest control when another size of the window hides what had it by styles [A11Y-02]", async () => {
  draw();
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "结束点名" });
  act(() => button.focus());
  // jsdom has no layout, so that it neither knows what is hidden nor takes the focus from it.
  button.checkVisibility = () => false;
  button.focus = () => undefined;
  act(() => button.blur());
  window.dispatchEvent(new UIEvent("resize"));
  await waitFor(() => expect(screen.getByRole("button", { name: "下载" })).toHaveFocus());
});

it("leaves the focus to the page where the person has left the control [A11Y-02]", async () => {
  const user = userEvent.setup();
  draw();
  const button = screen.getByRole("button", { name: "下载" });
  await user.click(button);
  act(() => button.blur());
  document.body.append(document.createElement("p"));
  await new Promise((done) => setTimeout(done, 250));
  expect(document.body).toHaveFocus();
});
