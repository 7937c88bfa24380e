import { startModalGuard } from "./modalGuard";

/** A page in which the browser refuses the focus to inert content, as real ones do and jsdom does not. */
function setUp() {
  document.body.replaceChildren();
  const app = document.body.appendChild(document.createElement("div"));
  const portal = document.body.appendChild(document.createElement("div"));
  const opener = app.appendChild(document.createElement("button"));
  const focus = opener.focus.bind(opener);
  opener.focus = () => {
    if (!app.hasAttribute("inert")) focus();
  };
  const stop = startModalGuard({ app, portal });
  return { app, portal, opener, stop };
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
  return { modal, close };
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

  it("ignores tooltips and other parts of the portal that are no modals [A11Y-02]", async () => {
    const { app, portal } = setUp();
    portal.append(document.createElement("div"));
    await observed();
    expect(app).not.toHaveAttribute("inert");
  });

  it("leaves nothing inert behind when stopped", async () => {
    const { app, portal, stop } = setUp();
    openModal(portal);
    await observed();
    stop();
    expect(app).not.toHaveAttribute("inert");
  });
});
