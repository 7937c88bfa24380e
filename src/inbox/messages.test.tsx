import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { InboxWorld, NOW, ago, type InboxArgs } from "../../stories/support/InboxWorld";
import * as stories from "../../stories/inbox/Messages.stories";
import { failure, fakeChannel, fakeClock, fakePorts, fault, success } from "../../test/fakePorts";
import { KitPage, type TestKit } from "../../test/KitPage";
import { prepareStories, storiesOf } from "../../test/stories";
import { calls } from "../../contract/calls";
import { changed } from "../base/api/changed";
import { FIRST } from "./core/firstMessages";
import type { Http, Ports } from "../base/platform/ports";
import { childChosen } from "../base/state/child";
import type { PortalStore } from "../base/state/store";
import { MessageWatcher } from "./MessageWatcher";

const {
  All,
  History,
  HistoryNotKept,
  Card,
  Panel,
  One,
  RefusedLink,
  Gone,
  Empty,
  Loading,
  Failed,
  DarkEnglish,
  Told,
  Reached,
} = storiesOf(stories);

/** What is spoken has the same words. */
const IN_TOAST = { selector: "[data-toast] p" };

beforeAll(prepareStories);

const titles = () =>
  screen.queryAllByRole("listitem").map((row) => within(row).getByRole("link").textContent);
const row = (name: RegExp) => screen.getByRole("link", { name }).closest("li") ?? document.body;

/** A platform with 120 unread messages, which refuses once to send them all. */
function crowded() {
  const messages = Array.from({ length: 120 }, (_, id) => ({
    ...stories.MESSAGES[1],
    id: String(id),
    messageMeno: `消息 ${id}`,
    messageDate: ago(id + 1),
  }));
  const asked: (number | null)[] = [];
  const world = {
    part: "page" as const,
    asked,
    failing: 1,
    answers: {
      unhandledCount: success({ todo: 0, message: messages.length }),
      unreadMessages: ({ url }: { readonly url: string }) => {
        const most = new URL(url, "https://school.example").searchParams.get("most");
        asked.push(most === null ? null : Number(most));
        if (most !== null) return success(messages.slice(0, Number(most)));
        return world.failing-- > 0 ? failure(403, { message: "x" }) : success(messages);
      },
    },
  };
  return world;
}

describe("the message centre", () => {
  it.each([
    [5, "紧急 "],
    [4, "重要 "],
    [3, ""],
    [2, "次要 "],
    [1, "仅供参考 "],
  ] as const)(
    "tells importance %i from the others, in words [MSG-01, A11Y-03]",
    async (importance, words) => {
      const message = { id: "1", messageMeno: "期中考试", importance, messageDate: ago(1), module: "教务处" };
      await All.run({
        args: { ...All.args, answers: { ...All.args.answers, unreadMessages: success([message]) } },
      });
      expect(await screen.findByRole("link", { name: "期中考试" })).toBeVisible();
      expect(row(/^期中/)).toHaveTextContent(`期中考试${words}教务处`);
    },
  );

  it("lists what is unread by importance, with where it comes from, when, and where it opens [MSG-01, A11Y-03]", async () => {
    await All.run();
    await screen.findByRole("heading", { level: 1, name: "消息 4" });
    expect(titles()).toEqual([
      "暴雨黄色预警",
      "周四第三节请您代课",
      "期中考试监考安排",
      "云盘空间已使用 80%",
    ]);
    expect(row(/^暴雨/)).toHaveTextContent("紧急 德育处1小时前");
    expect(row(/^周四/)).toHaveTextContent("重要");
    expect(row(/^期中/)).not.toHaveTextContent("重要");
    const link = (name: RegExp) => screen.getByRole("link", { name });
    expect(link(/^周四/)).toHaveAttribute("href", "#/viewport?app=notices&fileId=notices&message=2");
    expect(link(/^周四/)).not.toHaveAttribute("target");
    expect(link(/^期中/)).toHaveAttribute("href", "https://school.example/exams");
    expect(link(/^期中/)).toHaveAttribute("target", "_blank");
    // An address that the school does not allow, and none at all, are read in the message centre.
    expect(link(/^暴雨/)).toHaveAttribute("href", "#/messages?id=4");
    expect(link(/^云盘/)).toHaveAttribute("href", "#/messages?id=1");
  });

  it("names the child that a message is about, in the list and beside its words [MSG-01, WHO-01]", async () => {
    const child = { id: "2003", realName: "李思远" };
    const messages = stories.MESSAGES.map((each) => (each.id === "1" ? { ...each, child } : each));
    const answers = { unreadMessages: () => success(messages) };
    await All.run({ args: { ...All.args, answers } });
    await screen.findByRole("heading", { level: 1, name: "消息 4" });
    expect(row(/^云盘/)).toHaveTextContent("李思远 · 德育处");
    expect(row(/^期中/)).not.toHaveTextContent("李思远");
    await One.run({ args: { ...One.args, answers } });
    expect(await screen.findByText(/^李思远 · /)).toHaveTextContent("李思远 · 德育处");
  });

  it("has one message read when it is opened or marked, which is gone at once, in the other tabs too, and says so [MSG-01, A11Y-03]", async () => {
    const read: unknown[] = [];
    const onCall: InboxArgs["onCall"] = (name, { body }) =>
      name === "readMessage" && read.push(JSON.stringify(body));
    const channel = fakeChannel();
    let left = [...stories.MESSAGES];
    const answers = {
      unreadMessages: () => success(left),
      readMessage: () => {
        left = left.filter(({ id }) => id !== "4" && (read.length < 2 || id !== "3"));
        return success(null);
      },
    };
    await All.run({ args: { ...All.args, answers, onCall, ports: { broadcast: channel.tab() } } });
    await userEvent.click(await screen.findByRole("button", { name: "标为已读：暴雨黄色预警" }));
    await waitFor(() => expect(titles()).toHaveLength(3));
    expect(await screen.findByText("已标为已读：暴雨黄色预警")).toBeInTheDocument();
    await waitFor(() =>
      expect(channel.posted).toContainEqual({ kind: "changed", person: "100:7", what: "unread" }),
    );
    const press = async (name: RegExp) => {
      const link = screen.getByRole("link", { name });
      link.addEventListener("click", (event) => event.preventDefault());
      await userEvent.click(link);
    };
    await press(/^期中/);
    await waitFor(() => expect(titles()).toHaveLength(2));
    expect(read).toEqual([expect.stringContaining("4"), expect.stringContaining("3")]);
    // The application that it opens has it read once it is shown.
    await press(/^周四/);
    expect(read).toHaveLength(2);
  });

  it("has a message read by the page that it leads to, which shows its words where that is closed [MSG-01, DESK-15]", async () => {
    const read: unknown[] = [];
    const onCall: InboxArgs["onCall"] = (name, { body }) =>
      name === "readMessage" && read.push(JSON.stringify(body));
    await Told.run({ args: { ...Told.args, onCall } });
    const words = within(await screen.findByRole("region", { name: "您打开的消息" }));
    expect(words.getByRole("heading", { level: 2, name: "周四第三节请您代课" })).toBeVisible();
    expect(words.getByText("德育处")).toBeVisible();
    await waitFor(() => expect(read).toEqual([expect.stringContaining("2")]));
    expect(words.getByRole("heading", { level: 2 })).toBeVisible();
    await Reached.run({ args: { ...Reached.args, onCall } });
    await waitFor(() => expect(read).toHaveLength(2));
    expect(screen.queryByText("周四第三节请您代课")).toBeNull();
  });

  it("has the messages read whose matter is shown, by whatever way, each once, none that comes later, and says nothing of a refusal [MSG-01]", async () => {
    const read: unknown[] = [];
    const onCall: InboxArgs["onCall"] = (name, { body }) =>
      name === "readMessage" && read.push(JSON.stringify(body));
    const unread = stories.MESSAGES.map((each) => (each.id === "4" ? each : { ...each, url: stories.HERE }));
    let asked = 0;
    const answers = {
      // The refusal has them asked for again, and another one has come.
      unreadMessages: () => success((asked += 1) === 1 ? unread : [...unread, { ...unread[0], id: "9" }]),
      readMessage: failure(403, { message: "no" }),
    };
    await Reached.run({ args: { ...Reached.args, part: "here", id: "2", answers, onCall } });
    await waitFor(() => expect(asked).toBeGreaterThan(1));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(read).toEqual([expect.stringContaining("1"), expect.stringContaining("3")]);
    expect(screen.getByRole("alert")).toBeEmptyDOMElement();
  });

  it.each([
    ["a refusal", failure(403, { message: "no" })],
    ["an internal error", failure(500)],
    ["a page of a proxy", { ...success(null), body: { text: "<h1>502</h1>" } }],
    ["no network", fault("network")],
  ])("brings a message back after %s, and says so [MSG-01, REL-01]", async (_, answer) => {
    await All.run({ args: { ...All.args, answers: { ...All.args.answers, readMessage: answer } } });
    await userEvent.click(await screen.findByRole("button", { name: "标为已读：暴雨黄色预警" }));
    expect(await screen.findByText("这条消息没有标为已读，请稍后再试。", IN_TOAST)).toBeVisible();
    expect(titles()).toHaveLength(4);
  });

  it("marks all of them as read after a question where that cannot be undone, and none where the answer is no [MSG-01]", async () => {
    const called: string[] = [];
    let left = [...stories.MESSAGES];
    const answers = {
      unreadMessages: () => success(left),
      readAllMessages: () => {
        left = [];
        return success(null);
      },
    };
    await All.run({ args: { ...All.args, answers, onCall: (name) => called.push(name) } });
    const ask = async (answer: string) => {
      await userEvent.click(await screen.findByRole("button", { name: "全部标为已读" }));
      const dialog = within(await screen.findByRole("dialog", { name: "全部标为已读？" }));
      await userEvent.click(dialog.getByRole("button", { name: answer }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    };
    await ask("取消");
    expect(called).not.toContain("readAllMessages");
    await ask("全部标为已读");
    expect(await screen.findByText("没有未读消息。")).toBeVisible();
    expect(called).toContain("readAllMessages");
    expect(await screen.findAllByText("4 条消息已标为已读")).not.toEqual([]);
    expect(screen.getByRole("group", { name: "未读消息" })).toBeVisible();
  });

  it("marks all of them as read without a question, keeps the focus there, and has them wait again where that is undone [MSG-01, MSG-03, A11Y-02]", async () => {
    const { messageHistory } = History.args.answers ?? {};
    let left = [...stories.MESSAGES];
    let works = false;
    const answers = {
      ...(messageHistory && { messageHistory }),
      unreadMessages: () => success(left),
      readAllMessages: () => {
        if (!works) return failure(500);
        left = [];
        return success(null);
      },
      undoReadAll: () => {
        left = [...stories.MESSAGES];
        return success(null);
      },
    };
    await All.run({ args: { ...All.args, answers } });
    await userEvent.click(await screen.findByRole("button", { name: "全部标为已读" }));
    expect(await screen.findByText("消息没有全部标为已读，请稍后再试。", IN_TOAST)).toBeVisible();
    works = true;
    await userEvent.click(screen.getByRole("button", { name: "重试" }));
    expect(await screen.findByText("没有未读消息。")).toBeVisible();
    expect(screen.queryByText("消息没有全部标为已读，请稍后再试。", IN_TOAST)).toBeNull();
    expect(screen.getByRole("group", { name: /^消息/ })).toHaveFocus();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(await screen.findAllByText("4 条消息已标为已读")).not.toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "撤销" }));
    await waitFor(() => expect(titles()).toHaveLength(4));
    expect(await screen.findByText("已撤销：4 条消息恢复为未读")).toBeInTheDocument();
  });

  it("lists read messages beside unread ones, by where they come from, with an address for each list [MSG-03, A11Y-02]", async () => {
    const onModule = jest.fn();
    await History.run({ args: { ...History.args, onModule } });
    const all = within(await screen.findByRole("group", { name: "全部消息" }));
    expect(all.getAllByRole("listitem")).toHaveLength(5);
    expect(all.getAllByRole("button", { name: /^标为已读/ })).toHaveLength(4);
    expect(all.getByRole("link", { name: /教师节活动安排/ })).toBeVisible();
    const tabs = within(screen.getByRole("navigation", { name: "消息范围" }));
    expect(tabs.getByRole("link", { name: "全部" })).toHaveAttribute("aria-current", "page");
    expect(tabs.getByRole("link", { name: "未读" })).toHaveAttribute("href", "#/messages");
    await userEvent.click(screen.getByRole("combobox", { name: /应用/ }));
    await userEvent.click(await screen.findByRole("option", { name: "工会" }));
    expect(onModule).toHaveBeenCalledWith("工会|||Union");
  });

  it("never shows one child's messages for another's [MSG-03, SEC-03]", async () => {
    let store: PortalStore | null = null;
    const answers = History.args.answers ?? {};
    let isFirst = true;
    const messageHistory = () => {
      const kept = answers.messageHistory;
      if (!isFirst || typeof kept !== "object") return new Promise<never>(() => undefined);
      isFirst = false;
      return kept;
    };
    await History.run({
      args: { ...History.args, answers: { ...answers, messageHistory }, onStore: (made) => (store = made) },
    });
    expect(await screen.findByRole("link", { name: /教师节活动安排/ })).toBeVisible();
    act(
      () => void store?.dispatch(childChosen({ id: "1", realName: "李思涵", gradeName: "", className: "" })),
    );
    await waitFor(() => expect(screen.queryByRole("link", { name: /教师节活动安排/ })).toBeNull());
  });

  it("says so where the platform keeps no read messages [MSG-03, REL-01]", async () => {
    await HistoryNotKept.run();
    expect(await screen.findByText("学校的平台不保留已读消息。")).toBeVisible();
  });

  it("shows a message that opens nowhere else, and has it read once, even where that fails [MSG-01, REL-01]", async () => {
    const called: string[] = [];
    const outcomes = [failure(500), success(null)];
    const answers = { ...One.args.answers, readMessage: () => outcomes.shift() ?? failure(500) };
    await One.run({ args: { ...One.args, answers, onCall: (name) => called.push(name) } });
    expect(await screen.findByRole("heading", { level: 1, name: "云盘空间已使用 80%" })).toBeVisible();
    expect(screen.getByText("请清理不再需要的文件。")).toBeVisible();
    expect(screen.getByRole("link", { name: "返回消息列表" })).toHaveAttribute("href", "#/messages");
    await screen.findByText("这条消息没有标为已读，请稍后再试。", IN_TOAST);
    expect(called.filter((name) => name === "readMessage")).toHaveLength(1);
    await userEvent.click(screen.getByRole("button", { name: "重试" }));
    await waitFor(() => expect(called.filter((name) => name === "readMessage")).toHaveLength(2));
    expect(screen.queryByText("这条消息没有标为已读，请稍后再试。", IN_TOAST)).toBeNull();
  });

  describe("that opens in the portal's place", () => {
    async function open() {
      const { clock, advance } = fakeClock(NOW);
      const go = jest.fn();
      const { ports } = fakePorts();
      let answer: () => void = () => undefined;
      const http: Http = {
        send: ({ url }) =>
          url.startsWith(calls.readMessage.path)
            ? new Promise((resolve) => (answer = () => resolve(success(null))))
            : Promise.resolve(success([{ ...stories.MESSAGES[2], openWay: "page" }])),
      };
      const navigation = { ...ports.navigation, href: () => "https://school.example/", go };
      await All.run({ args: { ...All.args, ports: { clock, http, navigation } } });
      const link = await screen.findByRole("link", { name: /^期中/ });
      const late = () =>
        act(async () => {
          advance(1_000);
          answer();
          await new Promise((resolve) => setTimeout(resolve));
        });
      return { link, late, go };
    }

    it("leads there once, however late the platform has it read [MSG-01]", async () => {
      const { link, late, go } = await open();
      fireEvent.click(link);
      await late();
      expect(go.mock.calls).toEqual([["https://school.example/exams"]]);
    });

    it.each(["ctrlKey", "metaKey", "shiftKey", "altKey"])(
      "is left to the browser with %s [MSG-01]",
      async (key) => {
        const { link, late, go } = await open();
        let taken = true;
        const browser = (event: Event) => {
          taken = event.defaultPrevented;
          event.preventDefault();
        };
        document.addEventListener("click", browser, { once: true });
        fireEvent.click(link, { [key]: true });
        await late();
        expect(taken).toBe(false);
        expect(go).not.toHaveBeenCalled();
      },
    );
  });

  it("says that a link is refused, and leads nowhere [MSG-01, REDIR-05, SEC-04]", async () => {
    await RefusedLink.run();
    expect(await screen.findByRole("note")).toHaveTextContent("学校不允许的链接");
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["#/messages"]);
  });

  it("says what else there is to say: none, gone, failed with a way to try again, on its way [MSG-01, REL-01]", async () => {
    await Empty.run();
    expect(await screen.findByText("没有未读消息。")).toBeVisible();
    await Gone.run();
    expect(await screen.findByText("这条消息已经读过或已被撤回。")).toBeVisible();
    await Loading.run();
    expect(screen.getByText("正在加载…")).toBeInTheDocument();
    await Failed.run();
    expect(await screen.findByText("消息加载失败。")).toBeVisible();
    expect(screen.getByRole("button", { name: "重试" })).toBeVisible();
  });

  it("begins with the first of thousands, and has all of them where they are wanted [MSG-01, A11Y-02]", async () => {
    const { part, answers, asked } = crowded();
    await All.run({ args: { ...All.args, part, answers } });
    await screen.findByRole("heading", { level: 1, name: "消息 120" });
    expect(titles()).toHaveLength(20);
    expect(asked).toEqual([FIRST]);
    await userEvent.click(screen.getByRole("button", { name: "加载更多" }));
    await userEvent.click(await screen.findByRole("button", { name: "重试" }));
    await waitFor(() => expect(titles()).toHaveLength(20 + FIRST));
    expect(asked).toEqual([FIRST, null, null]);
    await userEvent.click(screen.getByRole("button", { name: "加载更多" }));
    await waitFor(() => expect(titles()).toHaveLength(120));
    expect(titles().at(-1)).toBe("消息 119");
    expect(screen.queryByText("加载更多")).toBeNull();
  });

  it("shows one that was read before, without having it read again, and asks for none that it shows already [MSG-01]", async () => {
    const called: string[] = [];
    const [, message] = stories.MESSAGES;
    const answers = {
      ...All.args.answers,
      unreadMessages: ({ url }: { readonly url: string }) => {
        const id = new URL(url, "https://school.example").searchParams.get("id");
        if (id !== null) called.push(`id ${id}`);
        return success(id === null ? stories.MESSAGES : [{ ...message, id, read: true }]);
      },
    };
    const onCall = (name: string) => called.push(name);
    await All.run({ args: { ...All.args, answers, onCall, id: "read" } });
    expect(await screen.findByRole("heading", { level: 1, name: "周四第三节请您代课" })).toBeVisible();
    expect(called).toContain("id read");
    expect(called).not.toContain("readMessage");
    await All.run({ args: { ...All.args, answers, onCall, id: "4" } });
    await waitFor(() => expect(called).toContain("readMessage"));
    expect(called).not.toContain("id 4");
  });

  it("shows the one that the address names, though it is none of the first [MSG-01]", async () => {
    const world = crowded();
    world.failing = 0;
    await All.run({ args: { ...All.args, part: world.part, answers: world.answers, id: "119" } });
    expect(await screen.findByRole("heading", { level: 1, name: "消息 119" })).toBeVisible();
  });

  it("says in its card and its panel how many wait in all, without asking for them [MSG-01, DESK-14]", async () => {
    const { answers, asked } = crowded();
    await Card.run({ args: { ...Card.args, answers } });
    expect(await screen.findByRole("link", { name: "消息 120" })).toHaveAttribute("href", "#/messages");
    await Panel.run({ args: { ...Panel.args, answers } });
    expect(await screen.findByText("还有 112 条")).toBeVisible();
    expect(asked.every((most) => most === FIRST)).toBe(true);
  });

  it("has its card and its panel, in both languages [MSG-01, I18N-03]", async () => {
    await Card.run();
    expect(await screen.findByRole("region", { name: "消息 4" })).toBeVisible();
    await waitFor(() => expect(titles()).toHaveLength(3));
    await Panel.run();
    const panel = within(screen.getByRole("dialog", { name: "消息" }));
    expect(await panel.findAllByRole("listitem")).toHaveLength(4);
    expect(panel.getByRole("link", { name: "消息中心" })).toHaveAttribute("href", "#/messages");
    await DarkEnglish.run();
    expect(await screen.findByRole("heading", { level: 1, name: "Messages 4" })).toBeVisible();
    expect(screen.getByText("Urgent")).toBeVisible();
  });
});

describe("new messages", () => {
  const wire = (id: string, importance = 3): object => ({
    id,
    messageMeno: `消息${id}`,
    importance,
    messageDate: ago(1),
  });

  /** A page beside which the watcher goes on, with what the platform has by now. */
  async function open(path = "/", ports: Partial<Ports> = {}) {
    let messages = [wire("1")];
    let store: PortalStore | undefined;
    let kit: TestKit | undefined;
    const channel = fakeChannel();
    const counted = jest.fn();
    render(
      <KitPage onKit={(made) => (kit = made)}>
        <InboxWorld
          path={path}
          answers={{ unreadMessages: () => success(messages) }}
          ports={{ broadcast: channel.tab(), ...ports }}
          onStore={(made) => (store = made)}
          onCall={counted}
        >
          <MessageWatcher />
        </InboxWorld>
      </KitPage>,
    );
    await waitFor(() => expect(counted).toHaveBeenCalledTimes(1));
    const come = async (...list: typeof messages) => {
      const before = counted.mock.calls.length;
      messages = list;
      act(() => void store?.dispatch(changed("unread")));
      await waitFor(() => expect(counted.mock.calls.length).toBeGreaterThan(before));
      await act(async () => Promise.resolve());
    };
    return { come, toasts: () => kit?.toasts.getSnapshot() ?? [], counted, other: channel.tab() };
  }

  it("are told once, several together, and never those of the sign-in [MSG-01, MORE-03]", async () => {
    const { come, toasts } = await open();
    expect(toasts()).toEqual([]);
    await come(wire("1"), wire("2", 5));
    await waitFor(() => expect(toasts()).toMatchObject([{ text: "消息2", importance: 5 }]));
    await come(wire("1"), wire("2", 5), wire("3"), wire("4", 4));
    await waitFor(() =>
      expect(toasts()).toMatchObject([
        { text: "消息2" },
        { text: { id: "messages.arrived", values: { count: 2 } }, importance: 4 },
      ]),
    );
    await come(wire("1"), wire("2", 5), wire("3"), wire("4", 4));
    expect(toasts()).toHaveLength(2);
  });

  it("are asked for every 60 seconds while the page is visible, and not while it is hidden [MSG-01]", async () => {
    const { clock, advance } = fakeClock(NOW);
    const { counted } = await open("/", { clock });
    const pass = (milliseconds: number) =>
      act(async () => {
        advance(milliseconds);
        await new Promise((resolve) => setTimeout(resolve));
      });
    await pass(59_999);
    expect(counted).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(counted).toHaveBeenCalledTimes(2);
    const visibility = jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    await pass(60_000);
    await pass(60_000);
    expect(counted).toHaveBeenCalledTimes(2);
    visibility.mockRestore();
    await pass(60_000);
    expect(counted).toHaveBeenCalledTimes(3);
  });

  it("are told with the name of the child that each is about [MSG-01, WHO-01]", async () => {
    const { come, toasts } = await open();
    await come(wire("1"), { ...wire("2", 5), child: { id: "2003", realName: "李思远" } });
    const values = { name: "李思远", title: "消息2" };
    await waitFor(() => expect(toasts()).toMatchObject([{ text: { id: "messages.arrivedAbout", values } }]));
  });

  it("are not told to a person who looks at the list [MSG-01]", async () => {
    const { come, toasts } = await open("/messages");
    await come(wire("1"), wire("2"));
    expect(toasts()).toEqual([]);
  });

  it("are read again at once where the same person has changed something in another tab, and no other [DESK-03, SEC-03]", async () => {
    const { counted, other } = await open();
    act(() => other.post({ kind: "changed", person: "100:8", what: "unread" }));
    act(() => other.post({ kind: "changed", person: "100:7", what: "unread" }));
    await waitFor(() => expect(counted).toHaveBeenCalledTimes(2));
  });

  it("are looked for as soon as the page is seen again [MSG-01, DESK-03]", async () => {
    const { counted } = await open();
    act(() => void window.dispatchEvent(new Event("focus")));
    await waitFor(() => expect(counted).toHaveBeenCalledTimes(2));
  });
});
