import Button from "@mui/material/Button";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expectAccessible } from "../../../test/stories";
import { KitPage } from "../../../test/KitPage";
import { ConfirmDialog } from "./ConfirmDialog";
import { DialogFrame } from "./DialogFrame";
import type { Question } from "./DialogQueue";
import { useKit } from "./KitContext";

function Outer({ close }: Question<string>) {
  const { dialogs, announcer } = useKit();
  return (
    <DialogFrame title="Edit" onClose={() => close()}>
      <Button onClick={() => void dialogs.open(ConfirmDialog, { title: "Sure?", body: "Really?" })}>
        Discard
      </Button>
      <Button onClick={() => announcer.say("Saved")}>Save</Button>
    </DialogFrame>
  );
}

function Broken({ close }: Question<string>): never {
  throw new Error(typeof close);
}

/** Asks by three buttons and a menu, and shows the last answer. */
function Page() {
  const { dialogs } = useKit();
  const [answer, setAnswer] = useState("–");
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const show = (given: string | true | undefined) => setAnswer(String(given));
  const confirm = () =>
    void dialogs.open(ConfirmDialog, { title: "Sign out?", body: "Work is lost." }).then(show);
  return (
    <>
      <button onClick={confirm}>Ask</button>
      <button onClick={() => void dialogs.open(Outer, {}).then(show)}>Edit</button>
      <button onClick={() => void dialogs.open(Broken, {}).then(show)}>Broken</button>
      <button onClick={({ currentTarget }) => setAnchor(currentTarget)}>More</button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => setAnchor(null)}>Nothing</MenuItem>
        <MenuItem
          onClick={() => {
            setAnchor(null);
            confirm();
          }}
        >
          Leave
        </MenuItem>
      </Menu>
      <p data-testid="answer">{answer}</p>
    </>
  );
}

function setUp() {
  render(
    <KitPage>
      <Page />
    </KitPage>,
  );
  return userEvent.setup();
}

const element = (id: string) => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}`);
  return found;
};
const opener = (name: string) => screen.getByRole("button", { name, hidden: true });
const gone = (name: string) => waitFor(() => expect(screen.queryByRole("dialog", { name })).toBeNull());

describe("dialogs", () => {
  it("ask and answer by keyboard alone, and return the focus [WID-01, A11Y-02]", async () => {
    const user = setUp();
    opener("Ask").focus();
    await user.keyboard("{Enter}");
    const dialog = screen.getByRole("dialog", { name: "Sign out?" });
    expect(dialog).toHaveAccessibleDescription("Work is lost.");
    expect(dialog.closest(".MuiDialog-root")).toContainElement(document.activeElement as HTMLElement);
    expect(within(dialog).getByRole("button", { name: "取消" })).toHaveFocus();
    await expectAccessible();
    await user.tab();
    expect(within(dialog).getByRole("button", { name: "确定" })).toHaveFocus();
    await user.keyboard("{Enter}");
    await gone("Sign out?");
    expect(screen.getByTestId("answer")).toHaveTextContent("true");
    expect(opener("Ask")).toHaveFocus();
  });

  it.each([
    ["Escape", (user: ReturnType<typeof setUp>) => user.keyboard("{Escape}")],
    [
      "its corner button",
      (user: ReturnType<typeof setUp>) => user.click(screen.getByRole("button", { name: "关闭" })),
    ],
    [
      "its cancel button",
      (user: ReturnType<typeof setUp>) => user.click(screen.getByRole("button", { name: "取消" })),
    ],
  ])("are left without an answer by %s [WID-01, A11Y-02]", async (_, leave) => {
    const user = setUp();
    await user.click(opener("Ask"));
    await leave(user);
    await gone("Sign out?");
    expect(screen.getByTestId("answer")).toHaveTextContent("undefined");
    expect(opener("Ask")).toHaveFocus();
  });

  it("keep the focus inside [A11Y-02]", async () => {
    const user = setUp();
    await user.click(opener("Ask"));
    const root = screen.getByRole("dialog").closest<HTMLElement>(".MuiDialog-root");
    for (let press = 0; press < 8; press += 1) {
      await user.tab();
      expect(root).toContainElement(document.activeElement as HTMLElement);
    }
  });

  it("stack: Escape closes the upper one and returns the focus into the lower [WID-01, A11Y-02]", async () => {
    const user = setUp();
    await user.click(opener("Edit"));
    await user.click(screen.getByRole("button", { name: "Discard" }));
    expect(screen.getByRole("dialog", { name: "Sure?" })).toBeVisible();
    await user.keyboard("{Escape}");
    await gone("Sure?");
    expect(screen.getByRole("dialog", { name: "Edit" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Discard" })).toHaveFocus();
    expect(element("app")).toHaveAttribute("inert");
  });

  it("make the page behind inert, never the announcer, which speaks on [A11Y-03]", async () => {
    const user = setUp();
    expect(element("app")).not.toHaveAttribute("inert");
    for (const name of ["Edit", "Discard"]) await user.click(screen.getByRole("button", { name }));
    expect(element("app")).toHaveAttribute("inert");
    expect(element("announcer").closest("[inert], [aria-hidden=true]")).toBeNull();
    expect(element("announcer").querySelector("[inert], [aria-hidden=true]")).toBeNull();
    await user.keyboard("{Escape}");
    await gone("Sure?");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(screen.getByRole("status")).toHaveTextContent("Saved");
    await user.keyboard("{Escape}");
    await gone("Edit");
    expect(element("app")).not.toHaveAttribute("inert");
  });

  it("that fail while drawing go away unanswered and leave the page usable [REL-03]", async () => {
    const report = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const user = setUp();
    await user.click(opener("Broken"));
    expect(await screen.findByText("undefined")).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent("出错了");
    expect(element("app")).not.toHaveAttribute("inert");
    report.mockRestore();
  });
});

describe("menus", () => {
  it("make the page behind inert as dialogs do, and return the focus [A11Y-02, A11Y-03]", async () => {
    const user = setUp();
    await user.click(opener("More"));
    expect(element("app")).toHaveAttribute("inert");
    expect(element("announcer").closest("[inert], [aria-hidden=true]")).toBeNull();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    expect(element("app")).not.toHaveAttribute("inert");
    expect(opener("More")).toHaveFocus();
  });

  it("that ask a question get the focus back when it is answered [A11Y-02]", async () => {
    const user = setUp();
    await user.click(opener("More"));
    await user.click(screen.getByRole("menuitem", { name: "Leave" }));
    expect(await screen.findByRole("dialog", { name: "Sign out?" })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    expect(element("app")).toHaveAttribute("inert");
    await user.click(screen.getByRole("button", { name: "确定" }));
    await gone("Sign out?");
    expect(opener("More")).toHaveFocus();
  });
});
