import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { allMessages } from "../../stories/support/allMessages";
import { KitPage, type TestKit } from "../../test/KitPage";
import type { LeadingToast } from "../base/flow/toast/ToastQueue";
import { KEEPS_CLEAR, keepsClear } from "../base/kit/keepsClear";

function setUp() {
  let kit: TestKit | undefined;
  render(
    <KitPage
      onKit={(made) => {
        kit = made;
      }}
    >
      <main tabIndex={-1}>
        <button type="button">Opener</button>
        <input aria-label="Field" />
      </main>
    </KitPage>,
  );
  if (!kit) throw new Error("KitPage gives its kit while it is drawn");
  const { toasts, pass } = kit;
  return {
    user: userEvent.setup(),
    notify: (text: string, severity: "success" | "error" = "success") =>
      act(() => toasts.notify({ severity, text })),
    notifyOf: (toast: LeadingToast) => act(() => toasts.notify(toast)),
    pass: (milliseconds: number) => act(() => pass(milliseconds)),
  };
}

const toasts = () =>
  screen.queryAllByText(/^(first|second)$/).filter((node) => node.closest("[data-toast] p"));
const words = () => toasts().map((node) => node.closest("p")?.textContent);
const spoken = () => [...screen.getByRole("status").children].map(({ textContent }) => textContent);
const closeButton = (text: string) =>
  screen.getByRole("button", { name: new RegExp(`^关闭提示：\\s?${text}$`) });

describe("toasts", () => {
  it("that offer to take something back are heard by Ctrl Z, the newest first, also in a dialog, but not in a field [A11Y-02]", async () => {
    const { notifyOf, user } = setUp();
    const undone: string[] = [];
    const undoable = (text: string): LeadingToast => ({
      severity: "success",
      text,
      duration: 0,
      action: { label: "undo", run: () => undone.push(text), undoes: true },
    });
    const opener = screen.getByRole("button", { name: "Opener" });
    opener.closest("main")?.setAttribute("role", "dialog");
    notifyOf(undoable("first"));
    notifyOf(undoable("second"));
    notifyOf({ severity: "info", text: "3", duration: 0, action: { label: "show", run: () => undefined } });
    await waitFor(() => expect(words()).toEqual(["first", "second"]));
    expect(screen.getAllByRole("button", { name: "undo" })[0]).toHaveAttribute(
      "aria-keyshortcuts",
      "Control+Z Meta+Z",
    );
    expect(screen.getByRole("button", { name: "show" })).not.toHaveAttribute("aria-keyshortcuts");
    const press = () => user.keyboard("{Control>}z{/Control}");
    screen.getByLabelText("Field").focus();
    await press();
    expect(undone).toEqual([]);
    opener.focus();
    await press();
    expect(words()).toEqual(["first"]);
    await press();
    await press();
    expect(undone).toEqual(["second", "first"]);
    expect(opener).toHaveFocus();
  });

  it("are spoken and counted again when they are repeated while they are shown [WID-04, A11Y-03]", () => {
    const { notifyOf, pass } = setUp();
    const first: LeadingToast = { severity: "success", text: "first", duration: 0 };
    notifyOf(first);
    notifyOf(first);
    expect(spoken()).toEqual(["first"]);
    pass(1000);
    notifyOf(first);
    expect(spoken()).toEqual(["first", "first"]);
    expect(closeButton("first").closest("[data-toast]")?.querySelector("p")).toHaveTextContent("first ×2");
  });

  it("that arrived before the page was rendered have their whole time from then on [WID-04]", () => {
    let kit: TestKit | undefined;
    const onKit = (made: TestKit) => {
      kit = made;
      made.toasts.notify({ severity: "info", text: "first" });
      made.pass(60_000);
    };
    render(<KitPage onKit={onKit} />);
    const pass = (milliseconds: number) => act(() => kit?.pass(milliseconds));
    pass(1999);
    expect(words()).toEqual(["first"]);
    pass(1);
    expect(words()).toEqual([]);
  });

  it("that wait are announced, counted in the last line, and closed all at once by keyboard [WID-04, A11Y-02, A11Y-03]", async () => {
    const { notify, notifyOf, user } = setUp();
    notify("first");
    for (let index = 2; index <= 7; index += 1) notifyOf({ severity: "info", text: `${index}`, duration: 0 });
    const stack = screen.getByRole("region", { name: "提示" });
    await waitFor(() => expect(stack.lastElementChild).toHaveTextContent("还有 2 条提示"));
    notifyOf({ severity: "info", text: "8", duration: 0 });
    expect(spoken().slice(-2)).toEqual(["还有 2 条提示", "还有 3 条提示"]);
    const field = screen.getByLabelText("Field");
    field.focus();
    for (let tabs = 0; tabs < 6; tabs += 1) await user.tab();
    expect(screen.getByRole("button", { name: "全部关闭" })).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(stack).not.toBeInTheDocument();
    expect(field).toHaveFocus();
  });

  it("are offered to be closed all at once from five on, when none waits yet [WID-04, A11Y-02]", async () => {
    const { notifyOf, user } = setUp();
    for (let index = 1; index <= 4; index += 1) notifyOf({ severity: "info", text: `${index}`, duration: 0 });
    expect(screen.queryByRole("button", { name: "全部关闭" })).toBeNull();
    notifyOf({ severity: "info", text: "5", duration: 0 });
    await user.click(await screen.findByRole("button", { name: "全部关闭" }));
    expect(spoken().join()).not.toContain("还有");
    expect(screen.queryByRole("region", { name: "提示" })).toBeNull();
  });

  it("that cannot be rendered say so in their place, without affecting the page or other toasts, once [REL-03]", () => {
    const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const { notify, notifyOf, pass } = setUp();
    notify("first");
    notifyOf({ severity: "info", text: null as never });
    notify("second");
    expect(words()).toEqual(["first", "second"]);
    expect(screen.getByRole("button", { name: "Opener" })).toBeVisible();
    expect(
      screen.getAllByText(/^这部分内容无法显示/).filter((node) => node.closest("[data-toast]")),
    ).toHaveLength(1);
    expect(spoken()).toHaveLength(3);
    pass(2000);
    expect(screen.queryByRole("region", { name: "提示" })).toBeNull();
    log.mockRestore();
  });

  it("are shown with their severity as text and spoken once, errors at once [WID-04, A11Y-03]", () => {
    const { notify } = setUp();
    notify("first");
    notify("second", "error");
    const stack = screen.getByRole("region", { name: "提示" });
    expect(within(stack).getByRole("img", { name: "成功" })).toBeInTheDocument();
    expect(within(stack).getByRole("img", { name: "错误" })).toBeInTheDocument();
    expect(screen.getByRole("status").textContent).toBe("first");
    expect(screen.getByRole("alert").textContent).toBe("second");
    expect(stack.closest("[aria-live]")).toBeNull();
  });

  it("close by Escape, the newest first [WID-04]", async () => {
    const { notify, user } = setUp();
    notify("first");
    notify("second");
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("button", { name: "关闭提示：second" })).toBeNull();
    expect(closeButton("first")).toBeVisible();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("region", { name: "提示" })).toBeNull();
  });

  it("stay while Delete or Backspace holds them, until typing continues [WID-04, A11Y-05]", async () => {
    const { notify, pass, user } = setUp();
    for (const key of ["{Delete}", "{Backspace}"]) {
      notify("first");
      await user.keyboard(key);
      await user.keyboard("{ArrowDown}");
      pass(60_000);
      expect(closeButton("first")).toBeVisible();
      await user.type(screen.getByLabelText("Field"), "x");
      pass(2000);
      expect(screen.queryByRole("region", { name: "提示" })).toBeNull();
    }
  });

  it("stay while the pointer is over them [WID-04, A11Y-05]", () => {
    const { notify, pass } = setUp();
    notify("first");
    const stack = screen.getByRole("region", { name: "提示" });
    fireEvent.pointerEnter(stack);
    pass(60_000);
    expect(stack).toBeInTheDocument();
    fireEvent.pointerLeave(stack);
    pass(2000);
    expect(stack).not.toBeInTheDocument();
  });

  it("stay while they hold the focus, and give it back when they close [WID-04, A11Y-02, A11Y-05]", async () => {
    const { notify, pass, user } = setUp();
    notify("first");
    notify("second");
    screen.getByLabelText("Field").focus();
    await user.tab();
    expect(closeButton("first")).toHaveFocus();
    pass(60_000);
    expect(closeButton("second")).toBeVisible();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("button", { name: "关闭提示：first" })).toBeNull();
    expect(screen.getByLabelText("Field")).toHaveFocus();
    pass(2000);
    expect(words()).toEqual([]);
  });

  it("leave Escape to a menu or dialog that handles it [WID-04]", () => {
    const { notify } = setUp();
    notify("first");
    const field = screen.getByLabelText("Field");
    field.addEventListener("keydown", (event) => event.preventDefault(), { once: true });
    fireEvent.keyDown(field, { key: "Escape" });
    expect(closeButton("first")).toBeVisible();
  });

  it("do not take Escape from a person who types with an input method [WID-04]", () => {
    const { notify } = setUp();
    notify("first");
    fireEvent.keyDown(screen.getByLabelText("Field"), { key: "Escape", isComposing: true });
    expect(closeButton("first")).toBeVisible();
  });

  it("do not stay held when the one with the focus closes and the focus cannot return [WID-04, A11Y-02]", async () => {
    const { notify, pass, user } = setUp();
    notify("first");
    notify("second");
    act(() => closeButton("first").focus());
    pass(60_000);
    await user.keyboard("{Enter}");
    expect(screen.getByRole("main")).toHaveFocus();
    expect(closeButton("second")).toBeVisible();
    pass(2000);
    expect(words()).toEqual([]);
  });

  it("of the highest importance are spoken at once, others after what is being read [MORE-03, A11Y-03]", () => {
    const { notifyOf } = setUp();
    notifyOf({ severity: "info", text: "first", importance: 5 });
    notifyOf({ severity: "warning", text: "second", importance: 4 });
    expect(screen.getByRole("alert").textContent).toBe("first");
    expect(screen.getByRole("status").textContent).toBe("second");
  });

  it("of the portal's own may have an action, by keyboard, and close then [MORE-03, A11Y-02]", async () => {
    const { notifyOf, user } = setUp();
    const run = jest.fn();
    notifyOf({ severity: "info", text: "first", action: { label: "查看|||Show", run } });
    screen.getByLabelText("Field").focus();
    await user.tab();
    expect(screen.getByRole("button", { name: "查看" })).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(run).toHaveBeenCalledTimes(1);
    expect(words()).toEqual([]);
    expect(screen.getByLabelText("Field")).toHaveFocus();
  });

  it("come at the end of the foot where they cover the fewest controls of the page, and stay there [WID-04]", async () => {
    const { innerHeight } = window;
    jest.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (
      this: HTMLElement,
    ) {
      if (this.matches("main button")) return new DOMRect(500, innerHeight - 50, 400, 40);
      const lefts: Readonly<Record<string, number>> = { start: 0, centre: 300, end: 600 };
      const left = lefts[this.getAttribute("data-side") ?? ""];
      return left === undefined ? new DOMRect() : new DOMRect(left, innerHeight - 60, 400, 60);
    });
    const { notify } = setUp();
    notify("first", "error");
    const stack = await screen.findByRole("region", { name: "提示" });
    const look = () => act(() => void window.dispatchEvent(new Event("resize")));
    look();
    expect(stack).toHaveAttribute("data-side", "start");
    jest.restoreAllMocks();
    notify("second", "error");
    look();
    expect(stack).toHaveAttribute("data-side", "start");
  });

  it("that stay until they are closed let the page's end come out from below them [WID-04]", async () => {
    jest.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (
      this: HTMLElement,
    ) {
      return new DOMRect(0, 0, 400, 60 * this.querySelectorAll("[data-toast]").length);
    });
    const { notify } = setUp();
    const look = () => act(() => void window.dispatchEvent(new Event("resize")));
    const room = () => document.documentElement.style.getPropertyValue("--toasts-room");
    notify("passing");
    await screen.findByRole("region", { name: "提示" });
    look();
    expect(room()).toBe("");
    notify("staying", "error");
    look();
    expect(room()).toBe("120px");
    await userEvent.click(screen.getByRole("button", { name: /staying/ }));
    look();
    expect(room()).toBe("");
  });

  it("rise above buttons that come while they are shown, without taking the focus, and come down when these go [WID-04, A11Y-02]", async () => {
    const { innerHeight } = window;
    jest.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (
      this: HTMLElement,
    ) {
      if (this.hasAttribute(KEEPS_CLEAR)) return new DOMRect(0, innerHeight - 80, 400, 80);
      const lift = Number.parseFloat(this.style.getPropertyValue("--toasts-lift")) || 0;
      return new DOMRect(0, innerHeight - 60 - lift, 400, this.hasAttribute("data-toasts") ? 60 : 0);
    });
    const watched = jest.spyOn(MutationObserver.prototype, "observe");
    const { notify } = setUp();
    notify("first");
    // Every other change of the page would be looked through as well.
    expect(watched.mock.calls.map(([node]) => node)).not.toContain(document.body);
    const stack = screen.getByRole("region", { name: "提示" });
    const lift = () => stack.style.getPropertyValue("--toasts-lift");
    const dialogOf = (open: boolean) => (
      <div>
        <footer {...(open && keepsClear)} />
      </div>
    );
    const dialog = render(dialogOf(true));
    await waitFor(() => expect(lift()).toBe("80px"));
    // It is on its way out.
    dialog.rerender(dialogOf(false));
    await waitFor(() => expect(lift()).toBe("0px"));
    dialog.rerender(dialogOf(true));
    await waitFor(() => expect(lift()).toBe("80px"));
    dialog.unmount();
    await waitFor(() => expect(lift()).toBe("0px"));
  });
});

it.each([
  [
    "en",
    "PUT requests are not supported, use get, post or upload; nothing was sent.",
    "Request method not supported",
  ],
  ["zh-CN", "不支持 PUT 请求，请改用 get、post 或 upload，请求未发送。", "不支持该请求方式"],
] as const)(
  "say which method a call may not have, in the words of %s [API-10]",
  async (language, named, unknown) => {
    await allMessages.load(language);
    let kit: TestKit | undefined;
    render(<KitPage language={language} onKit={(made) => (kit = made)} />);
    act(() => {
      kit?.toasts.notify({
        severity: "warning",
        text: { id: "kit.call.useAnother", values: { method: "PUT" } },
      });
      kit?.toasts.notify({ severity: "warning", text: { id: "kit.call.methodUnsupported" } });
    });
    const said = [...document.querySelectorAll("[data-toast] p")].map(({ textContent }) => textContent);
    expect(said.sort()).toEqual([named, unknown].sort());
  },
);
