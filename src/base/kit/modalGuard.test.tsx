import { startModalGuard } from "./modalGuard";

/** A page in which the browser refuses the focus to inert content, as real ones do and jsdom does not. */
function setUp(focusedBefore = false) {
  document.body.replaceChildren();
  const layer = () => document.body.appendChild(document.createElement("div"));
  const layers = [layer(), layer(), layer()] as const;
  const [app, kit, portal] = layers;
  const opener = buttonIn(app);
  if (focusedBefore) opener.focus();
  const stop = startModalGuard(layers);
  return { app, kit, portal, opener, stop };
}

function buttonIn(parent: HTMLElement) {
  const button = parent.appendChild(document.createElement("button"));
  const focus = button.focus.bind(button);
  button.focus = () => {
    if (!button.closest("[inert]")) focus();
  };
  return button;
}

/** A modal as MUI draws it: two sentinels around the content, reachable while it is open. */
function openModal(portal: HTMLElement) {
  const modal = document.createElement("div");
  modal.className = "MuiModal-root";
  const part = (tabIndex: number) => {
    const element = document.createElement("div");
    element.tabIndex = tabIndex;
    modal.append(element);
    return element;
  };
  const start = part(0);
  const content = part(-1);
  const end = part(0);
  portal.append(modal);
  content.focus();
  const close = () => {
    start.tabIndex = -1;
    end.tabIndex = -1;
  };
  return { modal, content, close };
}

const observed = () => new Promise((resolve) => queueMicrotask(() => resolve(undefined)));

describe("startModalGuard", () => {
  it("gives the focus back as soon as the modal closes, though it is still fading out [A11Y-02]", async () => {
    const { app, portal, opener } = setUp();
    opener.focus();
    const { close } = openModal(portal);
    await observed();
    expect(app).toHaveAttribute("inert");
    close();
    opener.focus();
    expect(opener).not.toHaveFocus();
    await observed();
    expect(app).not.toHaveAttribute("inert");
    expect(opener).toHaveFocus();
  });

  it("gives the focus back to what had it before the guard was there [A11Y-02]", async () => {
    const { portal, opener } = setUp(true);
    const { modal } = openModal(portal);
    await observed();
    modal.remove();
    await observed();
    expect(opener).toHaveFocus();
  });

  it("gives the focus back when the modal is simply gone [A11Y-02]", async () => {
    const { app, portal, opener } = setUp();
    opener.focus();
    const { modal } = openModal(portal);
    await observed();
    modal.remove();
    await observed();
    expect(app).not.toHaveAttribute("inert");
    expect(opener).toHaveFocus();
  });

  it("stays inert until the last of several modals is closed [A11Y-02]", async () => {
    const { app, portal } = setUp();
    const first = openModal(portal);
    const second = openModal(portal);
    await observed();
    second.close();
    await observed();
    expect(app).toHaveAttribute("inert");
    first.close();
    await observed();
    expect(app).not.toHaveAttribute("inert");
  });

  it("does not take the focus from where it went meanwhile [A11Y-02]", async () => {
    const { portal, opener } = setUp();
    opener.focus();
    const { close } = openModal(portal);
    await observed();
    const elsewhere = document.body.appendChild(document.createElement("button"));
    close();
    elsewhere.focus();
    await observed();
    expect(elsewhere).toHaveFocus();
  });

  it("leaves the focus to a dialog beside the page, if the modal was opened from there [A11Y-02]", async () => {
    const { portal, opener } = setUp();
    const beside = buttonIn(portal);
    opener.focus();
    beside.focus();
    const { close } = openModal(portal);
    await observed();
    beside.focus();
    close();
    await observed();
    expect(beside).toHaveFocus();
  });

  it("ignores tooltips and other parts of the portal that are no modals [A11Y-02]", async () => {
    const { app, portal } = setUp();
    portal.append(document.createElement("div"));
    await observed();
    expect(app).not.toHaveAttribute("inert");
  });

  it("holds the page's scrolling until the last modal is closed, and keeps a shown scrollbar's room [WID-01]", async () => {
    const { style } = document.documentElement;
    jest.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(window.innerWidth - 15);
    const { portal } = setUp();
    const first = openModal(portal);
    const second = openModal(portal);
    await observed();
    expect([style.overflow, style.scrollbarGutter]).toEqual(["hidden", "stable"]);
    first.close();
    await observed();
    expect(style.overflow).toBe("hidden");
    second.close();
    await observed();
    expect([style.overflow, style.scrollbarGutter]).toEqual(["", ""]);
  });

  it("leaves nothing inert or held behind when stopped", async () => {
    const { app, kit, portal, stop } = setUp();
    openModal(portal);
    await observed();
    stop();
    expect(app).not.toHaveAttribute("inert");
    expect(kit).not.toHaveAttribute("inert");
    expect(document.documentElement.style.overflow).toBe("");
  });
});

describe("a dialog of the portal over one of a sub-application", () => {
  it("makes the lower one inert, and its focus comes back before the page's [WID-01, A11Y-02]", async () => {
    const { app, kit, portal, opener } = setUp();
    opener.focus();
    const lower = openModal(kit);
    const field = buttonIn(lower.content);
    field.focus();
    await observed();
    expect(app).toHaveAttribute("inert");
    expect(kit).not.toHaveAttribute("inert");
    const upper = openModal(portal);
    await observed();
    expect(kit).toHaveAttribute("inert");
    upper.close();
    await observed();
    expect(kit).not.toHaveAttribute("inert");
    expect(app).toHaveAttribute("inert");
    expect(field).toHaveFocus();
    lower.close();
    await observed();
    expect(app).not.toHaveAttribute("inert");
    expect(opener).toHaveFocus();
  });

  it("keeps covering one that a sub-application opens meanwhile [WID-01, A11Y-02]", async () => {
    const { app, kit, portal } = setUp();
    openModal(portal);
    await observed();
    openModal(kit);
    await observed();
    expect(kit).toHaveAttribute("inert");
    expect(app).toHaveAttribute("inert");
    expect(portal).not.toHaveAttribute("inert");
  });

  it("gives the focus back to the page when both go at once [A11Y-02]", async () => {
    const { kit, portal, opener } = setUp();
    opener.focus();
    const lower = openModal(kit);
    await observed();
    const upper = openModal(portal);
    await observed();
    lower.close();
    upper.close();
    await observed();
    expect(opener).toHaveFocus();
  });
});
