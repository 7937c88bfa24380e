import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Asker } from "../../../../stories/support/Asker";
import type { FrameOptions } from "../../../../stories/support/SampleDialog";
import { KitPage } from "../../../../test/KitPage";

/** A dialog of 400 × 300 at (300, 100), in a window of 1000 × 600, moved by its style. */
function measure(this: HTMLElement): DOMRect {
  if (this.getAttribute("role") !== "dialog") return new DOMRect(0, 0, 10, 10);
  const moved = (axis: string) => Number.parseFloat(this.style.getPropertyValue(`--dialog-${axis}`) || "0");
  return new DOMRect(300 + moved("x"), 100 + moved("y"), 400, 300);
}

const captured: number[] = [];
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(measure);
  jest.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(1000);
  jest.replaceProperty(window, "innerHeight", 600);
  captured.length = 0;
  Object.assign(HTMLElement.prototype, { setPointerCapture: (id: number) => captured.push(id) });
});
afterEach(() => jest.restoreAllMocks());

async function open(frame: FrameOptions = {}) {
  render(
    <KitPage>
      <Asker frame={{ title: "编辑", ...frame }} />
    </KitPage>,
  );
  const user = userEvent.setup();
  await user.click(opener());
  return { user, dialog: screen.getByRole("dialog", { name: "编辑" }) };
}

// By text and labels: queries by role take seconds in a dialog of this size.
const opener = () => screen.getByText(/Open$/);
const title = () => screen.getByText("编辑");
const toggle = () => screen.queryByLabelText("移动对话框", { selector: "button" });
const name = () => screen.getByLabelText(/^姓名/);
const corner = () => screen.getByLabelText("关闭");
const gone = (dialog: HTMLElement) => waitFor(() => expect(dialog).not.toBeInTheDocument());
const offset = (dialog: HTMLElement) =>
  ["x", "y"].map((axis) => dialog.style.getPropertyValue(`--dialog-${axis}`));

/** A pointer event as browsers create them; jsdom has none. */
function point(type: string, x: number, y: number, more: { button?: number; isPrimary?: boolean } = {}) {
  const event = new MouseEvent(type, {
    bubbles: true,
    cancelable: true,
    clientX: x,
    clientY: y,
    button: more.button ?? 0,
  });
  Object.assign(event, { pointerId: 7, isPrimary: more.isPrimary ?? true });
  fireEvent(title(), event);
}

describe("a dialog's title bar", () => {
  it("drags it with the pointer captured, and never out of the window [WID-01]", async () => {
    const { dialog } = await open();
    point("pointerdown", 320, 110);
    expect(captured).toEqual([7]);
    point("pointermove", 350, 150);
    expect(offset(dialog)).toEqual(["30px", "40px"]);
    point("pointermove", 5000, -5000);
    expect(offset(dialog)).toEqual(["300px", "-100px"]);
    point("pointerup", 5000, -5000);
    point("pointermove", 320, 110);
    expect(offset(dialog)).toEqual(["300px", "-100px"]);
  });

  it("drags only by the main button of the first pointer [WID-01]", async () => {
    const { dialog } = await open();
    point("pointerdown", 320, 110, { button: 2 });
    point("pointermove", 400, 200);
    point("pointerdown", 320, 110, { isPrimary: false });
    point("pointermove", 400, 200);
    expect(captured).toEqual([]);
    expect(offset(dialog)).not.toContain("80px");
  });

  it("returns to where the drag began when the browser cancels the pointer, or on Escape [WID-01, A11Y-02]", async () => {
    const { user, dialog } = await open();
    point("pointerdown", 320, 110);
    point("pointermove", 400, 200);
    point("pointercancel", 400, 200);
    expect(offset(dialog)).toEqual(["0px", "0px"]);
    point("pointerdown", 320, 110);
    point("pointermove", 400, 200);
    await user.keyboard("{Escape}");
    expect(offset(dialog)).toEqual(["0px", "0px"]);
    expect(dialog).toBeVisible();
  });

  it("leaves the focus where it is [A11Y-02]", async () => {
    const { user } = await open();
    await user.click(name());
    expect(fireEvent.mouseDown(title())).toBe(false);
    expect(name()).toHaveFocus();
  });

  it("keeps the dialog in a window that gets smaller [WID-01]", async () => {
    const { dialog } = await open();
    point("pointerdown", 320, 110);
    point("pointermove", 620, 110);
    point("pointerup", 620, 110);
    jest.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(800);
    fireEvent(window, new Event("resize"));
    expect(offset(dialog)).toEqual(["100px", "0px"]);
  });

  it("is not draggable in questions and on phones [WID-01]", async () => {
    const { dialog } = await open({ size: "question" });
    expect(toggle()).toBeNull();
    point("pointerdown", 320, 110);
    point("pointermove", 400, 200);
    expect(captured).toEqual([]);
    expect(offset(dialog)).not.toContain("80px");
  });

  it("does not drag a sheet [WID-01, A11Y-04]", async () => {
    const matchMedia = window.matchMedia.bind(window);
    jest
      .spyOn(window, "matchMedia")
      .mockImplementation((query) =>
        Object.assign(matchMedia(query), { matches: query.includes("max-width") }),
      );
    await open();
    expect(toggle()).toBeNull();
    point("pointerdown", 320, 110);
    expect(captured).toEqual([]);
  });
});

describe("the move buttons", () => {
  async function openPad(frame?: FrameOptions) {
    const opened = await open(frame);
    await opened.user.click(screen.getByLabelText("移动对话框"));
    return { ...opened, pad: within(screen.getByRole("group", { name: "移动对话框" })) };
  }

  it("move it in four directions, further with Shift, and back [WID-01, A11Y-02]", async () => {
    const { user, dialog, pad } = await openPad();
    for (const way of ["右移", "右移", "下移", "左移"]) await user.click(pad.getByLabelText(way));
    expect(offset(dialog)).toEqual(["16px", "16px"]);
    await user.keyboard("{Shift>}");
    await user.click(pad.getByLabelText("上移"));
    await user.keyboard("{/Shift}");
    expect(offset(dialog)).toEqual(["16px", "-80px"]);
    await user.click(pad.getByLabelText("回到原位"));
    expect(offset(dialog)).toEqual(["0px", "0px"]);
  });

  it("give the arrow keys to the dialog only while they are open [WID-01, A11Y-02]", async () => {
    const { user, dialog } = await openPad();
    await user.keyboard("{ArrowLeft}{Shift>}{ArrowDown}{/Shift}");
    expect(offset(dialog)).toEqual(["-16px", "96px"]);
    await user.keyboard("{Escape}");
    expect(toggle()).toHaveFocus();
    expect(toggle()).toHaveAttribute("aria-expanded", "false");
    await user.keyboard("{ArrowLeft}");
    expect(offset(dialog)).toEqual(["-16px", "96px"]);
    expect(dialog).toBeVisible();
  });

  it("announce the position once when the dialog stops [WID-01, A11Y-03]", async () => {
    await openPad();
    const focused = document.activeElement ?? document.body;
    for (let press = 0; press < 3; press += 1) fireEvent.keyDown(focused, { key: "ArrowRight" });
    await waitFor(() =>
      expect(screen.getByRole("status")).toHaveTextContent("距左边 348 像素，距上边 100 像素。"),
    );
    expect(screen.getByRole("status").textContent.match(/距左边/g)).toHaveLength(1);
  });
});

describe("a dialog beside the page", () => {
  const other = () => screen.getByText(/Export/);

  it("leaves the page usable: nothing is inert, nothing traps the focus [WID-01, A11Y-02]", async () => {
    const { user, dialog } = await open({ modal: false });
    expect(dialog).toHaveFocus();
    expect(dialog).not.toHaveAttribute("aria-modal");
    expect(document.getElementById("app")).not.toHaveAttribute("inert");
    expect(document.querySelector(".MuiBackdrop-root")).toBeNull();
    await user.click(other());
    expect(other()).toHaveFocus();
    await user.keyboard("{Escape}");
    expect(dialog).toBeVisible();
  });

  it("is reached by F6, which also returns to the previous focus in the page [WID-01, A11Y-02]", async () => {
    const { user, dialog } = await open({ modal: false });
    await user.click(other());
    await user.keyboard("{F6}");
    expect(dialog).toHaveFocus();
    await user.keyboard("{Shift>}{F6}{/Shift}");
    expect(other()).toHaveFocus();
  });

  it("leaves F6 to the browser while something is modal [A11Y-02]", async () => {
    const { user } = await open({ modal: false });
    await user.type(name(), "王");
    await user.keyboard("{Escape}");
    await screen.findByText("放弃未保存的内容？");
    expect(fireEvent.keyDown(document.activeElement ?? document.body, { key: "F6" })).toBe(true);
  });

  it("closes by Escape while the focus is in it, and returns the focus [WID-01, A11Y-02]", async () => {
    const { user, dialog } = await open({ modal: false });
    await user.click(name());
    await user.keyboard("{Escape}");
    await gone(dialog);
    expect(opener()).toHaveFocus();
  });

  it("does not take the focus from the page when it closes [A11Y-02]", async () => {
    const { user, dialog } = await open({ modal: false });
    const close = corner();
    act(() => other().focus());
    fireEvent.click(close);
    await gone(dialog);
    expect(other()).toHaveFocus();
    await user.tab();
    expect(opener()).toHaveFocus();
  });
});

describe("unsaved work", () => {
  const question = () => screen.queryByText("放弃未保存的内容？");
  const backdrop = () => {
    const container = document.querySelector(".MuiDialog-container");
    if (!container) throw new Error("There is no dialog");
    return container;
  };

  it.each([
    ["Escape", (user: ReturnType<typeof userEvent.setup>) => user.keyboard("{Escape}")],
    ["the backdrop", (user: ReturnType<typeof userEvent.setup>) => user.click(backdrop())],
    ["the corner button", (user: ReturnType<typeof userEvent.setup>) => user.click(corner())],
  ])("is asked about before %s leaves it, and kept if the person stays [WID-01]", async (_, leave) => {
    const { user, dialog } = await open();
    await user.type(name(), "王小明");
    await leave(user);
    expect(await screen.findByText("放弃未保存的内容？")).toBeVisible();
    await user.click(screen.getByText("继续编辑"));
    await waitFor(() => expect(question()).toBeNull());
    expect(dialog).toBeVisible();
    expect(name()).toHaveValue("王小明");

    await leave(user);
    await user.click(await screen.findByText("放弃"));
    await gone(dialog);
    expect(opener()).toHaveFocus();
  });

  it("closes at once by the backdrop without any [WID-01]", async () => {
    const { user, dialog } = await open();
    await user.click(backdrop());
    await gone(dialog);
    expect(question()).toBeNull();
  });

  it("makes the browser ask before it leaves the page, as long as there is some [WID-01]", async () => {
    const leavesPage = () => {
      const event = new Event("beforeunload", { cancelable: true });
      window.dispatchEvent(event);
      return !event.defaultPrevented;
    };
    const { user } = await open();
    expect(leavesPage()).toBe(true);
    await user.type(name(), "王");
    expect(leavesPage()).toBe(false);
    await user.clear(name());
    expect(leavesPage()).toBe(true);
  });
});

describe("an on-screen keyboard", () => {
  it("lifts the dialog as far as it covers the window, and no listener stays behind [A11Y-04]", async () => {
    const seen = Object.assign(new EventTarget(), { height: 600, offsetTop: 0, scale: 1 });
    const removed = jest.spyOn(seen, "removeEventListener");
    Object.defineProperty(window, "visualViewport", { configurable: true, value: seen });
    const { user, dialog } = await open();
    const place = document.querySelector<HTMLElement>(".MuiDialog-container");
    expect(place?.style.getPropertyValue("--dialog-covered")).toBe("0px");
    seen.height = 350;
    seen.dispatchEvent(new Event("resize"));
    expect(place?.style.getPropertyValue("--dialog-covered")).toBe("250px");
    await user.keyboard("{Escape}");
    await gone(dialog);
    expect(removed).toHaveBeenCalledTimes(2);
    Reflect.deleteProperty(window, "visualViewport");
  });
});

describe("the surface of a dialog", () => {
  it("shows a focus ring to keyboard users [A11Y-02]", async () => {
    const { dialog } = await open({ modal: false });
    expect(dialog).toHaveFocus();
    const { outlineStyle, outlineWidth } = getComputedStyle(dialog);
    expect([outlineStyle, outlineWidth]).toEqual(["solid", "0.1875rem"]);
  });

  it("has a body as high as the window less 180 px at most [WID-01]", async () => {
    const { dialog } = await open();
    const body = dialog.querySelector(".MuiDialogContent-root")!;
    expect(getComputedStyle(body).getPropertyValue("max-block-size")).toBe("calc(100dvh - 180px)");
  });

  it.each([
    ["right", ["0", "0", "0", null], [true, true, true, false]],
    ["left", ["0", null, "0", "0"], [true, false, true, true]],
    ["a little off the right", ["0", "8px", "0", null], [true, false, true, false]],
  ] as const)(
    "has no line along the window's edges where it opens %s, only in between [WID-01]",
    async (_, position, none) => {
      const { dialog } = await open({ position });
      const { borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth } =
        getComputedStyle(dialog);
      const widths = [borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth];
      expect(widths.map((width) => width === "0px")).toEqual(none);
    },
  );
});

describe("a dialog's body", () => {
  it("is a named group that the keyboard can scroll where it does not fit, and no second landmark [WID-01, A11Y-02]", async () => {
    const looks = new Map<Element, () => void>();
    jest.spyOn(globalThis, "ResizeObserver").mockImplementation((look) => {
      const observer: ResizeObserver = {
        observe: (element) => void looks.set(element, () => look([], observer)),
        unobserve: () => undefined,
        disconnect: () => undefined,
      };
      return observer;
    });
    const { dialog } = await open();
    const body = dialog.querySelector<HTMLElement>(".MuiDialogContent-root")!;
    expect(body).not.toHaveAttribute("role");
    expect(body).not.toHaveAttribute("tabindex");
    jest.spyOn(body, "scrollHeight", "get").mockReturnValue(900);
    act(() => looks.get(body)?.());
    expect(body).toHaveAttribute("role", "group");
    expect(body).toHaveAttribute("tabindex", "0");
    expect(body).toHaveAccessibleName("编辑");
  });
});

describe("a dialog over time", () => {
  it("stays until it is answered [A11Y-05]", async () => {
    const { dialog } = await open();
    jest.useFakeTimers();
    act(() => jest.advanceTimersByTime(3_600_000));
    jest.useRealTimers();
    expect(dialog).toBeInTheDocument();
    expect(dialog.closest("[data-leaving]")).toBeNull();
  });

  it("slides in from its edge and out again as a drawer [WID-02]", async () => {
    const { dialog, user } = await open({ position: ["0", "0", "0", null] });
    expect(getComputedStyle(dialog).animation).toMatch(/180ms ease-out/);
    expect(getComputedStyle(dialog).transform).toBe("");
    await user.click(corner());
    expect(getComputedStyle(dialog).transform).toBe("var(--dialog-away)");
    expect(getComputedStyle(dialog).getPropertyValue("--dialog-away")).toBe("translateX(100%)");
    await gone(dialog);
  });

  it("fades otherwise [WID-01]", async () => {
    const { dialog, user } = await open();
    expect(getComputedStyle(dialog).animation).toBe("");
    await user.click(corner());
    expect(getComputedStyle(dialog.parentElement!).opacity).toBe("0");
    await gone(dialog);
  });
});

it("gives the dialog itself the focus that was lost and that only the place around it took [A11Y-02]", async () => {
  const { dialog } = await open();
  act(() => dialog.parentElement?.focus());
  expect(dialog).toHaveFocus();
});
