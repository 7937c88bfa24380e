import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakePorts, wireUser } from "../../test/fakePorts";
import { KitPage } from "../../test/KitPage";
import { allMessages } from "../../stories/support/allMessages";
import { readUser } from "../base/core/wire/user";
import { PortsContext } from "../base/platform/PortsContext";
import { PersonContext } from "../base/session/PersonContext";
import { useKeyboardHelp } from "./useKeyboardHelp";

beforeAll(() => allMessages.load("en"));

function Page({ app }: { readonly app: string | null }) {
  const open = useKeyboardHelp({ appleKeys: true }, app);
  return (
    <main>
      <button type="button" onClick={open}>
        菜单
      </button>
      <input aria-label="标题" />
      <div contentEditable suppressContentEditableWarning tabIndex={0} role="textbox" aria-label="正文">
        <b>粗体</b>
      </div>
    </main>
  );
}

function open(app: string | null = null) {
  const { ports } = fakePorts();
  const view = render(
    <PortsContext value={ports}>
      <KitPage language="en">
        <PersonContext value={readUser(wireUser())}>
          <Page app={app} />
        </PersonContext>
      </KitPage>
    </PortsContext>,
  );
  return { ...view, ports };
}

const list = () => screen.findByRole("dialog", { name: "Keyboard shortcuts" });
/** Presses the question mark; says whether the page has taken it. */
const ask = (target: Element = document.body, init: KeyboardEventInit = {}) =>
  !fireEvent.keyDown(target, { key: "?", shiftKey: true, ...init });
/** Gives a list that should not come the time to come. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

it("opens the list of keys by the question mark, once however long the key is held, and again later [A11Y-07]", async () => {
  open();
  expect([ask(), ask(document.body, { repeat: true }), ask()]).toEqual([true, true, true]);
  await list();
  await settled();
  expect(screen.getAllByRole("dialog")).toHaveLength(1);
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  ask();
  await list();
});

it.each([
  ["drive", ["Drive"]],
  ["notices", []],
])("shows the keys of the application that is open: %s [A11Y-07]", async (app, names) => {
  open(app);
  ask();
  await list();
  const titles = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  expect(titles.slice(0, titles.indexOf("Everywhere"))).toEqual(names);
});

it.each([
  ["in a field", () => screen.getByLabelText("标题"), {}],
  ["in text that is edited", () => screen.getByText("粗体"), {}],
  ["with Ctrl", () => document.body, { ctrlKey: true }],
  ["with Alt", () => document.body, { altKey: true }],
  ["with the command key", () => document.body, { metaKey: true }],
  ["of an input method", () => document.body, { isComposing: true }],
  ["of Safari's input method", () => document.body, { keyCode: 229 }],
  ["of another kind", () => document.body, { key: "/" }],
] as const)("leaves a question mark %s alone [A11Y-07]", async (_, target, init) => {
  open();
  expect(ask(target(), init)).toBe(false);
  await settled();
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("leaves the question mark to a dialog over the page, and to who has taken it already [A11Y-07]", async () => {
  open();
  const app = document.getElementById("app");
  app?.setAttribute("inert", "");
  expect(ask()).toBe(false);
  app?.removeAttribute("inert");
  const take = (event: Event) => event.preventDefault();
  document.body.addEventListener("keydown", take, { once: true });
  ask();
  await settled();
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("is switched off in the list for the person alone, and then opens from the menu only [A11Y-07]", async () => {
  const { ports, unmount } = open();
  ask();
  await list();
  await userEvent.click(screen.getByRole("switch"));
  expect(ports.storage.of("100:7").read("helpByKey")).toBe(false);
  expect(ports.storage.of("100:8").read("helpByKey")).toBe(true);
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(ask()).toBe(false);
  await userEvent.click(screen.getByRole("button", { name: "菜单" }));
  expect(await list()).toBeVisible();
  expect(screen.getByRole("switch")).not.toBeChecked();
  unmount();
  expect(ask()).toBe(false);
});
