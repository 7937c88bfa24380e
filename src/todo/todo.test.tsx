import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as stories from "../../stories/todo/Todo.stories";
import { InboxWorld, NOW } from "../../stories/support/InboxWorld";
import { fakeClock, fakePorts, success } from "../../test/fakePorts";
import { KitPage, type TestKit } from "../../test/KitPage";
import { manualTimer } from "../../test/manualTimer";
import { expectAccessible, prepareStories, storiesOf } from "../../test/stories";
import { changed } from "../base/api/changed";
import type { PortalStore } from "../base/state/store";
import { TodoWatcher } from "./TodoWatcher";

const { Card, AllOfThem, Popping, Empty, Failed } = storiesOf(stories);

beforeAll(prepareStories);
afterEach(() => jest.restoreAllMocks());

const dialog = () => screen.getByRole("dialog", { name: "待办 4" });

describe("the to-dos", () => {
  it("stand on a card with how many there are, each with the way to where it is done [TODO-01, DESK-14]", async () => {
    await Card.run();
    const card = within(await screen.findByRole("region", { name: "待办 4" }));
    const rows = await card.findAllByRole("listitem");
    expect(rows).toHaveLength(3);
    const first = card.getByRole("link", { name: "3 名学生未到校 核对" });
    expect(first).toHaveAttribute("href", "#/viewport?app=attendance&fileId=attendance");
    expect(card.getByRole("link", { name: "全部待办" })).toHaveAttribute("href", "#/todo");
    expect(card.getByRole("link", { name: "待办 4" })).toHaveAttribute("href", "#/todo");
  });

  it("say what is done with each and by when, and mark what is due today or overdue [TODO-01, I18N-04]", async () => {
    await Card.run();
    const rows = (await screen.findAllByRole("listitem")).map((row) => row.textContent);
    expect(rows[0]).toMatch(/考勤 · 已逾期：今天 09:00/);
    expect(rows[1]).toMatch(/考勤 · 今天 12:00 前.*批准/);
    expect(rows[2]).toMatch(/考勤 · 11月27日 周五 14:00 前.*批改/);
    expect(document.querySelectorAll("[data-urgent=true]")).toHaveLength(2);
  });

  it("say when a lesson begins, and are not overdue while it goes on [TODO-01]", async () => {
    const lessons = [
      ["正在上的课", "备课", 0.5, -0.5],
      ["上完的课", "备课", -0.5, -1.5],
    ] as const;
    const answers = { popUpBox: (request: { url: string }) => stories.pageOfTodos(request, lessons) };
    await Card.run({ args: { ...Card.args, answers } });
    const rows = (await screen.findAllByRole("listitem")).map((row) => row.textContent);
    expect(rows[0]).toMatch(/考勤 · 今天 09:30.*备课/);
    expect(rows[1]).toMatch(/考勤 · 已逾期：今天 09:30/);
  });

  it("name the child that each is about [TODO-01, WHO-01]", async () => {
    const child = { id: "2003", realName: "李思远" };
    const todo = { id: "1", title: "签字", module: "通知", date: "", child };
    const list = [todo, { ...todo, id: "2", title: "缴费", child: undefined }];
    const answers = { popUpBox: () => success({ list, pages: 1, total: 2 }) };
    await Card.run({ args: { ...Card.args, answers } });
    const rows = (await screen.findAllByRole("listitem")).map((row) => row.textContent);
    expect([rows[0], rows[1]]).toEqual([
      expect.stringContaining("李思远\u00a0· 通知"),
      expect.not.stringContaining("李思远"),
    ]);
  });

  it("fill pages, and one that is there no more gives way to the last [TODO-01]", async () => {
    await AllOfThem.run();
    expect(await screen.findByText("第 1 页，共 3 页")).toBeVisible();
    expect(screen.getByRole("button", { name: "上一页" })).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(screen.getByRole("button", { name: "下一页" }));
    expect(await screen.findByText("第 11 件", { exact: false })).toBeVisible();
    await AllOfThem.run({ args: { ...AllOfThem.args, page: 9 } });
    expect(await screen.findByText("第 3 页，共 3 页")).toBeVisible();
    expect(await screen.findAllByRole("listitem")).toHaveLength(3);
  });

  it("say that there are none, or that they did not load [TODO-01, REL-01]", async () => {
    await Empty.run();
    expect(await screen.findByText("没有待办事项。")).toBeVisible();
    await Failed.run();
    expect(await screen.findByText("加载失败，请重试")).toBeVisible();
  });
});

describe("to-dos that open by themselves", () => {
  async function open() {
    let now = NOW;
    const { start, pass } = manualTimer();
    const onAnswer = jest.fn();
    await Popping.run({ args: { ...Popping.args, timer: { now: () => now, timer: start }, onAnswer } });
    const wait = (seconds: number) =>
      act(() => {
        for (let second = 0; second < seconds; second += 1) {
          now += 1000;
          pass(1000);
        }
      });
    return { wait, onAnswer };
  }

  it("leave the focus where it is, are paged by three, and close after 15 seconds [TODO-01, A11Y-02]", async () => {
    const { wait, onAnswer } = await open();
    expect(dialog()).not.toContainElement(document.activeElement as HTMLElement);
    expect(within(dialog()).getByText("15 秒后关闭")).toBeVisible();
    expect(within(dialog()).getAllByRole("listitem")).toHaveLength(3);
    await expectAccessible();
    wait(14);
    expect(within(dialog()).getByText("1 秒后关闭")).toBeVisible();
    wait(1);
    await waitFor(() => expect(onAnswer).toHaveBeenCalledWith(undefined));
  });

  it("stay while the focus or a pointer is in them, or as long as the person says [TODO-01, A11Y-05]", async () => {
    const { wait, onAnswer } = await open();
    const next = within(dialog()).getByRole("button", { name: "下一页" });
    wait(10);
    act(() => next.focus());
    wait(60);
    expect(within(dialog()).getByText("保持打开", { selector: "[role=timer]" })).toBeVisible();
    act(() => next.blur());
    wait(14);
    expect(onAnswer).not.toHaveBeenCalled();
    await userEvent.hover(dialog());
    wait(60);
    await userEvent.unhover(dialog());
    const keep = within(dialog()).getByRole("button", { name: "保持打开" });
    await userEvent.click(keep);
    expect(keep).toHaveAttribute("aria-pressed", "true");
    act(() => keep.blur());
    await userEvent.unhover(dialog());
    wait(60);
    expect(onAnswer).not.toHaveBeenCalled();
  });

  it.each([
    ["a press of a pointer", (inside: HTMLElement) => fireEvent.pointerDown(inside)],
    ["a key", (inside: HTMLElement) => fireEvent.keyDown(inside, { key: "Shift" })],
  ])("have all of their 15 seconds again after %s in them [TODO-01]", async (_, sign) => {
    const { wait, onAnswer } = await open();
    wait(10);
    sign(within(dialog()).getByText("5 秒后关闭"));
    wait(14);
    expect(within(dialog()).getByText("1 秒后关闭")).toBeVisible();
    expect(onAnswer).not.toHaveBeenCalled();
    wait(1);
    await waitFor(() => expect(onAnswer).toHaveBeenCalledWith(undefined));
  });

  it("open folded where they would cover a control of the page, until the person unfolds them [TODO-01, A11Y-02]", async () => {
    jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
      if (this.matches("[role=dialog]")) return new DOMRect(600, 400, 400, 400);
      return this.matches("main input") ? new DOMRect(580, 500, 40, 40) : new DOMRect();
    });
    await open();
    expect(within(dialog()).queryByRole("list")).toBeNull();
    expect(within(dialog()).getByText("15 秒后关闭")).toBeVisible();
    await userEvent.click(within(dialog()).getByRole("button", { name: "查看" }));
    expect(within(dialog()).getAllByRole("listitem")).toHaveLength(3);
    expect(dialog()).toContainElement(document.activeElement as HTMLElement);
  });

  it("fold where a control of the page comes beneath them later, but not once the person has used them [TODO-01, A11Y-02, A11Y-05]", async () => {
    jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
      if (this.matches("[role=dialog]")) return new DOMRect(600, 400, 400, 400);
      return this.matches("[data-late]") ? new DOMRect(580, 500, 40, 40) : new DOMRect();
    });
    const comes = async () => {
      const link = document.createElement("a");
      link.href = "#/messages";
      link.dataset["late"] = "";
      await act(async () => {
        screen.getByRole("main").append(link);
        await new Promise((resolve) => setTimeout(resolve, 50));
      });
      link.remove();
    };
    const first = await open();
    const focused = document.activeElement;
    await comes();
    expect(within(dialog()).queryByRole("list")).toBeNull();
    expect(document.activeElement).toBe(focused);
    first.wait(15);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    cleanup();
    await open();
    await userEvent.click(within(dialog()).getByRole("button", { name: "下一页" }));
    act(() => (document.activeElement as HTMLElement).blur());
    await comes();
    expect(within(dialog()).getByRole("list")).toBeVisible();
  });

  it("may be sent away for the session [TODO-01]", async () => {
    const { onAnswer } = await open();
    await userEvent.click(within(dialog()).getByRole("button", { name: "本次不再弹出" }));
    expect(onAnswer).toHaveBeenCalledWith("dismissed");
  });
});

describe("their watcher", () => {
  function watch(
    prepare: (kit: TestKit) => void = () => undefined,
    dismissed = false,
    { path = "/messages", storage = fakePorts().ports.storage, answer = stories.pageOfTodos } = {},
  ) {
    const { clock, advance } = fakeClock(NOW);
    storage.write("todosDismissed", dismissed);
    const ports = { clock, storage };
    let store: PortalStore | undefined;
    const page = (at: string) => (
      <KitPage onKit={prepare}>
        <InboxWorld answers={{ popUpBox: answer }} path={at} ports={ports} onStore={(made) => (store = made)}>
          <input aria-label="备忘" />
          <TodoWatcher />
        </InboxWorld>
      </KitPage>
    );
    const { rerender, unmount } = render(page(path));
    const go = (to: string) => rerender(page(to));
    const pass = async () => {
      await act(async () => {
        advance(3_000);
        await new Promise((done) => setTimeout(done, 0));
      });
    };
    const ask = async () => {
      await act(async () => {
        store?.dispatch(changed("unread"));
        await new Promise((done) => setTimeout(done, 20));
      });
      await pass();
    };
    return { pass, ask, advance, storage, go, unmount };
  }

  it("opens them once, and no more in this session once they were sent away [TODO-01]", async () => {
    const { pass, storage } = watch();
    const shown = await screen.findByRole("dialog", { name: "待办 4" });
    await userEvent.click(within(shown).getByRole("button", { name: "本次不再弹出" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(storage.read("todosDismissed")).toBe(true);
    await pass();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("opens them once, however long their code takes [TODO-01]", async () => {
    const { pass, advance } = watch();
    screen.getByLabelText("备忘").focus();
    await pass();
    screen.getByLabelText("备忘").blur();
    act(() => {
      // The code is asked for three times before it comes.
      for (let look = 0; look < 3; look += 1) advance(3_000);
    });
    const shown = await screen.findByRole("dialog", { name: "待办 4" });
    await userEvent.click(within(shown).getByRole("button", { name: "关闭" }));
    await waitFor(() => expect(shown).not.toBeInTheDocument());
    await pass();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it.each(["/", "/todo", "/viewport", "/classroom"])(
    "opens them neither where Today or their list is in view nor over an application: %s [TODO-01]",
    async (path) => {
      const { pass } = watch(undefined, false, { path });
      await pass();
      await pass();
      expect(screen.queryByRole("dialog")).toBeNull();
    },
  );

  it("takes them away where the person goes on to an application, and opens them no more in this session for the same ones [TODO-01]", async () => {
    const first = watch();
    const shown = await screen.findByRole("dialog", { name: "待办 4" });
    first.go("/viewport");
    await waitFor(() => expect(shown).not.toBeInTheDocument());
    first.unmount();
    const reloaded = watch(undefined, false, { storage: first.storage });
    await reloaded.pass();
    await reloaded.pass();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("opens them again where there are more by now, on the same page and after a reload [TODO-01]", async () => {
    let count = 4;
    const answer: typeof stories.pageOfTodos = (request) =>
      stories.pageOfTodos(
        request,
        Array.from({ length: count }, (_, at) => [`第 ${at} 件|||Number ${at}`, "审批|||Approve"] as const),
      );
    const close = async (name: string) => {
      const shown = await screen.findByRole("dialog", { name });
      await userEvent.click(within(shown).getByRole("button", { name: "关闭" }));
      await waitFor(() => expect(shown).not.toBeInTheDocument());
    };
    const first = watch(undefined, false, { answer });
    await screen.findByRole("dialog", { name: "待办 4" });
    // What comes while they are shown is seen.
    count = 5;
    await first.ask();
    await close("待办 5");
    await first.pass();
    expect(screen.queryByRole("dialog")).toBeNull();
    count = 6;
    await first.ask();
    await close("待办 6");
    await first.pass();
    expect(screen.queryByRole("dialog")).toBeNull();
    first.unmount();
    count = 7;
    watch(undefined, false, { answer, storage: first.storage });
    await close("待办 7");
  });

  it("waits while the person writes, and opens them afterwards [TODO-01]", async () => {
    const { pass } = watch();
    screen.getByLabelText("备忘").focus();
    await waitFor(() => expect(screen.getByLabelText("备忘")).toHaveFocus());
    await pass();
    await pass();
    expect(screen.queryByRole("dialog")).toBeNull();
    screen.getByLabelText("备忘").blur();
    await pass();
    expect(await screen.findByRole("dialog", { name: "待办 4" })).toBeVisible();
  });

  it("keeps still during quiet, and after they were sent away [TODO-01, MORE-03]", async () => {
    const log = { quiet: true, unread: 0, open: () => undefined };
    const quiet = watch(({ toasts }) =>
      toasts.setPolicy({ take: () => null, see: () => undefined, forget: () => undefined, log }),
    );
    await quiet.pass();
    await quiet.pass();
    expect(screen.queryByRole("dialog")).toBeNull();
    const dismissed = watch(undefined, true);
    await dismissed.pass();
    await dismissed.pass();
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
