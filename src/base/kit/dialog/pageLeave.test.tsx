import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Asker } from "../../../../stories/support/Asker";
import { KitPage } from "../../../../test/KitPage";
import { listenToMovesFirst } from "../moves";
import { pageLeaveOf } from "./PageLeave";

/** The address that a router has seen: it sees every move that is not hidden from it. */
let routed: string[] = [];
const hear = () => routed.push(window.location.hash);

/** Goes to a page as routers do, which number their entries. */
const visit = (hash: string) => {
  const { idx } = (window.history.state ?? { idx: 0 }) as { idx: number };
  window.history.pushState({ idx: idx + 1 }, "", hash);
};

/** Steps through the history, and waits until the browser has come to rest. */
async function travel(steps: number) {
  await act(async () => {
    window.history.go(steps);
    await settled();
  });
}

/** Steps of the history take a task each; a step taken back takes one more. */
async function settled() {
  for (let task = 0; task < 6; task += 1) await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  window.history.replaceState({ idx: 0 }, "", "#/");
  visit("#/desktop");
  visit("#/pupils");
  routed = [];
  listenToMovesFirst();
  window.addEventListener("popstate", hear);
});
afterEach(() => window.removeEventListener("popstate", hear));

async function open(words = "王小明") {
  render(
    <KitPage unstyled>
      <Asker frame={{ title: "编辑", modal: false }} />
      <a href="#/notices">通知</a>
    </KitPage>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByText(/Open$/));
  if (words) await user.type(name(), words);
  return { user, dialog: screen.getByRole("dialog", { name: "编辑" }) };
}

const name = () => screen.getByLabelText(/^姓名/);
const question = () => screen.findByText("放弃未保存的内容？");
const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

describe("leaving the page below a dialog", () => {
  it.each([
    ["Back", -1, "#/desktop"],
    ["Back by two", -2, "#/"],
  ])(
    "by %s asks for unsaved words, each time, and keeps page and words unless told otherwise [WID-01]",
    async (_, steps, before) => {
      const { user, dialog } = await open();
      for (let attempt = 0; attempt < 2; attempt += 1) {
        await travel(steps);
        expect(window.location.hash).toBe("#/pupils");
        await question();
        await user.click(screen.getByText("继续编辑"));
        await waitFor(() => expect(screen.queryByText("放弃未保存的内容？")).toBeNull());
        expect(dialog).toBeVisible();
        expect(name()).toHaveValue("王小明");
      }
      expect(routed).toEqual([]);

      const { length } = window.history;
      await travel(steps);
      await question();
      await user.click(screen.getByText("放弃"));
      await closed();
      await act(settled);
      expect(window.location.hash).toBe(before);
      expect(routed).toEqual([before]);
      expect(window.history).toHaveLength(length);
    },
  );

  it("by Back closes what holds nothing unsaved, without an answer, and lets the page go [WID-01]", async () => {
    await open("");
    await travel(-1);
    await closed();
    expect(routed).toEqual(["#/desktop"]);
    expect(screen.getByText(/Answer/)).toHaveTextContent("undefined");
  });

  it("once it is closed by its button is as though it had never been: no entry stays behind [WID-01]", async () => {
    const { length } = window.history;
    const { user } = await open();
    await user.click(screen.getByText("保存 Save"));
    await closed();
    expect(window.history).toHaveLength(length);
    await travel(-1);
    expect(routed).toEqual(["#/desktop"]);
  });

  it("by Back while it is already asking asks no second time [WID-01]", async () => {
    const { user } = await open();
    await user.keyboard("{Escape}");
    await question();
    await travel(-1);
    await travel(-1);
    expect(screen.getAllByText("放弃未保存的内容？")).toHaveLength(1);
    expect(window.location.hash).toBe("#/pupils");
    await user.click(screen.getByText("放弃"));
    await closed();
    await act(settled);
    expect(routed).toEqual(["#/desktop"]);
  });

  it("by a link, or to an address written by hand, asks too, and goes there afterwards [WID-01]", async () => {
    const { user } = await open();
    await user.click(screen.getByText("通知"));
    await question();
    expect(window.location.hash).toBe("#/pupils");
    await user.click(screen.getByText("继续编辑"));
    await act(async () => {
      window.location.hash = "#/typed";
      await settled();
    });
    expect(window.location.hash).toBe("#/pupils");
    await user.click(screen.getByText("继续编辑"));
    await waitFor(() => expect(screen.queryByText("继续编辑")).toBeNull());
    expect(routed).toEqual([]);

    await user.click(screen.getByText("通知"));
    await user.click(await screen.findByText("放弃"));
    await closed();
    await waitFor(() => expect(window.location.hash).toBe("#/notices"));
  });

  it("by a program asks first as well, and at once where there is nothing to ask [WID-01]", async () => {
    const go = jest.fn();
    const { user } = await open();
    await act(async () => {
      pageLeaveOf(window).leave(go);
      await settled();
    });
    await question();
    expect(go).not.toHaveBeenCalled();
    await user.click(screen.getByText("放弃"));
    await closed();
    expect(go).toHaveBeenCalledTimes(1);
    pageLeaveOf(window).leave(go);
    expect(go).toHaveBeenCalledTimes(2);
  });
});

describe("the Back of a touch device that closes things", () => {
  /** Those that are waiting, the uppermost last; one answers once. */
  let watchers: { onclose: (() => void) | null }[] = [];

  beforeEach(() => {
    watchers = [];
    const matchMedia = window.matchMedia.bind(window);
    jest
      .spyOn(window, "matchMedia")
      .mockImplementation((query) => Object.assign(matchMedia(query), { matches: query.includes("coarse") }));
    class Watcher {
      onclose = null;
      constructor() {
        watchers.push(this);
      }
      destroy() {
        watchers = watchers.filter((other) => other !== this);
      }
    }
    Object.defineProperty(window, "CloseWatcher", { configurable: true, value: Watcher });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, "CloseWatcher");
    jest.restoreAllMocks();
  });

  it("leaves the uppermost modal dialog, asking where something would be lost [WID-01]", async () => {
    render(
      <KitPage unstyled>
        <Asker frame={{ title: "编辑" }} />
      </KitPage>,
    );
    const user = userEvent.setup();
    await user.click(screen.getByText(/Open$/));
    await user.type(name(), "王");
    const back = () =>
      act(async () => {
        watchers.pop()?.onclose?.();
        await settled();
      });
    await back();
    await question();
    await back();
    await waitFor(() => expect(screen.queryByText("放弃未保存的内容？")).toBeNull());
    expect(name()).toHaveValue("王");
    await user.clear(name());
    await back();
    await closed();
    expect(watchers).toEqual([]);
  });
});
