import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as stories from "../../stories/children/Children.stories";
import { InboxWorld } from "../../stories/support/InboxWorld";
import { failure, fakeChannel, success } from "../../test/fakePorts";
import { KitPage } from "../../test/KitPage";
import { expectAccessible, prepareStories, storiesOf } from "../../test/stories";
import { changed } from "../base/api/changed";
import { inboxApi } from "../inbox/inbox.api";
import { memoryPlaces } from "../base/platform/memoryPlaces";
import { PlaceProvider } from "../base/platform/PlaceProvider";
import { createMemoryStorage } from "../base/platform/storage";
import type { HttpRequest, HttpResult } from "../base/core/wire/exchange";
import type { PortalStore } from "../base/state/store";
import { logout } from "../base/state/logout";
import { ChildChooser } from "./ChildChooser";
import { DesktopChooser } from "./DesktopChooser";
import { CurrentChild } from "./CurrentChild";
import { ParentWatcher } from "./ParentWatcher";

const { SideBySide, InTheHeader, Asking, NotLoaded } = storiesOf(stories);
const PERSON = "100:7";

/** What is spoken has the same words. */
const IN_TOAST = { selector: "[data-toast] p" };

beforeAll(prepareStories);

const card = (name: RegExp) => screen.findByRole("button", { name });

/** The children of a parent whose platform answers this beside the usual. */
async function open(more: object = {}, remembered: string | null = null, places = memoryPlaces()) {
  const storage = createMemoryStorage();
  storage.of(PERSON).write("chosenChild", remembered);
  const channel = fakeChannel();
  const called: string[] = [];
  let store: PortalStore | undefined;
  await SideBySide.run({
    args: {
      ...SideBySide.args,
      places,
      answers: { ...SideBySide.args.answers, ...more },
      ports: { storage, broadcast: channel.tab() },
      onCall: (name, { url }) => called.push(name === "chooseChild" ? url : name),
      onStore: (made) => (store = made),
    },
  });
  await screen.findAllByRole("button", { name: /^李思涵/ });
  return { storage, called, posted: channel.posted, store: () => store! };
}

const PANEL = { row: "child", id: "child", isOpen: false, open: () => undefined, near: () => undefined };

/** Both switchers, of the header and of the desktop, for a person of a type whose platform answers so. */
async function both(userType: 1 | 2 | 3 | 4, children: readonly object[]) {
  const called: string[] = [];
  let store: PortalStore | undefined;
  await act(async () => {
    render(
      <KitPage>
        <InboxWorld
          userType={userType}
          answers={{
            children: success(children),
            currentChild: success({ id: "1" }),
            childCounts: success([]),
          }}
          onCall={(name) => called.push(name)}
          onStore={(made) => (store = made)}
        >
          <h1>门户</h1>
          <CurrentChild panel={PANEL} />
          <DesktopChooser />
          <ChildChooser />
          <PlaceProvider places={memoryPlaces()}>
            <ParentWatcher />
          </PlaceProvider>
        </InboxWorld>
      </KitPage>,
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(screen.getByRole("heading", { name: "门户" })).toBeVisible();
  return { called, child: () => store?.getState().child?.id };
}

describe("the child switcher", () => {
  const one = { id: "1", realName: "李思涵", status: 1 };

  it("is not there for a parent with one active child [WHO-01]", async () => {
    const { child } = await both(3, [one, { ...one, id: "2", realName: "李思成", status: 0 }]);
    await waitFor(() => expect(child()).toBe("1"));
    expect(screen.queryByRole("button")).toBeNull();
  });

  it.each([1, 2, 4] as const)(
    "is not there for people of type %i, for whom no children are asked for [WHO-01]",
    async (userType) => {
      const { called } = await both(userType, [one, { ...one, id: "2", realName: "李思远" }]);
      expect(screen.queryByRole("button")).toBeNull();
      expect(called.filter((name) => /child/i.test(name))).toEqual([]);
    },
  );

  it("says in its place that the children could not be loaded, and asks for them again [API-07, WHO-01, REL-01]", async () => {
    const { answers } = NotLoaded.args;
    let tries = 0;
    const two = ["李思涵", "李思远"].map((realName, id) => ({ id: String(id), realName, status: 1 }));
    const children = () => (++tries === 1 ? failure(500) : success(two));
    await NotLoaded.run({ args: { ...NotLoaded.args, answers: { ...answers, children } } });
    expect(screen.getByText("孩子的信息加载失败。")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "重试" }));
    expect(await card(/^李思涵/)).toBeVisible();
    expect(screen.queryByText("孩子的信息加载失败。")).toBeNull();
  });

  it("names the active children with class and what waits, and begins with the one chosen last [WHO-01]", async () => {
    await open();
    await waitFor(async () => expect(await card(/^李思涵/)).toHaveAttribute("aria-pressed", "true"));
    const all = within(screen.getByRole("list", { name: "选择孩子" })).getAllByRole("button");
    await waitFor(() =>
      expect(all.map((each) => each.textContent)).toEqual([
        "李思涵 5（2）班4 条未读 · 2 件待办",
        "李思远 3（1）班1 条未读",
        "李思雨 1（2）班没有未读",
      ]),
    );
    await expectAccessible();
  });

  it("switches: the platform and this device keep it, what is about the child is read again, the other tabs follow [WHO-01]", async () => {
    let current = "1";
    const sent: HttpRequest["body"][] = [];
    const { storage, called, posted, store } = await open({
      currentChild: () => success({ id: current }),
      chooseChild: ({ body }: HttpRequest) => {
        sent.push(body);
        current = "2";
        return success(null);
      },
    });
    await waitFor(() => expect(store().getState().child?.id).toBe("1"));
    const before = called.filter((name) => name === "childCounts").length;
    await userEvent.click(await card(/^李思远/));
    await waitFor(() => expect(storage.of(PERSON).read("chosenChild")).toBe("2"));
    expect(store().getState().child).toEqual({
      id: "2",
      realName: "李思远",
      gradeName: "三年级|||Grade 3",
      className: "3（1）班|||Class 3(1)",
    });
    expect(called.some((url) => url.includes("parentId=7"))).toBe(true);
    const fields = sent.map((body) => body?.form === "form" && [...new URLSearchParams(body.text)]);
    expect(fields.map((each) => each && Object.fromEntries(each))).toEqual([
      {
        id: "2",
        realName: "李思远",
        gradeName: "三年级|||Grade 3",
        className: "3（1）班|||Class 3(1)",
        status: "1",
      },
    ]);
    expect(posted).toContainEqual({ kind: "changed", person: PERSON, what: "child" });
    await waitFor(() =>
      expect(called.filter((name) => name === "childCounts").length).toBeGreaterThan(before),
    );
    expect(screen.getByRole("status", { name: "" })).toBeInTheDocument();
  });

  it("follows a message or a to-do to its child, once, and no address to another's [WHO-01, MSG-01, TODO-01]", async () => {
    let current = "1";
    const places = memoryPlaces("/");
    const { store } = await open(
      {
        currentChild: () => success({ id: current }),
        chooseChild: ({ body }: { body?: unknown }) => {
          current = /"?id"?[=:]"?(\d)/.exec(JSON.stringify(body))?.[1] ?? current;
          return success(null);
        },
      },
      null,
      places,
    );
    const child = () => store().getState().child?.id;
    await waitFor(() => expect(child()).toBe("1"));
    const go = (to: string) =>
      act(() => {
        places.go(to);
        return Promise.resolve();
      });
    await go("/viewport?app=notices&fileId=notices&child=999");
    await go("/messages?child=4");
    await go("/viewport?app=notices&fileId=notices");
    expect(child()).toBe("1");
    await go("/viewport?app=notices&fileId=notices&child=2");
    await waitFor(() => expect(child()).toBe("2"));
    expect(await card(/^李思远/)).toHaveAttribute("aria-pressed", "true");
    // Another child is chosen there, and stays.
    await userEvent.click(await card(/^李思雨/));
    await waitFor(() => expect(child()).toBe("4"));
    await go("/viewport?app=notices&fileId=notices&child=2");
    await waitFor(() => expect(child()).toBe("2"));
  });

  it("shows nothing of one child for another while the platform is told [WHO-01]", async () => {
    let current = "1";
    let told: () => void = () => undefined;
    const { store } = await open({
      currentChild: () => success({ id: current }),
      chooseChild: () =>
        new Promise((resolve) => {
          told = () => {
            current = "2";
            resolve(success(null));
          };
        }),
      unreadMessages: () => success([{ id: current, messageMeno: `关于 ${current}` }]),
    });
    await waitFor(() => expect(store().getState().child?.id).toBe("1"));
    const shown = new Set<string>();
    const { unreadMessages } = inboxApi.endpoints;
    /** Asks as a list of messages does, and notes what it would show. */
    const look = async () => {
      const { id = "" } = store().getState().child ?? {};
      await act(async () => {
        const { data = [] } = await store().dispatch(
          unreadMessages.initiate({ child: id }, { forceRefetch: true, subscribe: false }),
        );
        for (const { title } of data) shown.add(`${id}: ${title}`);
      });
    };
    await userEvent.click(await card(/^李思远/));
    await look();
    act(() => told());
    await waitFor(() => expect(store().getState().child?.id).toBe("2"));
    await look();
    expect([...shown]).toEqual(["1: 关于 1", "2: 关于 2"]);
  });

  it("stays and says so where the platform does not follow [WHO-01, REL-01]", async () => {
    const answers = [failure(500), failure(500), success(null)];
    const { storage, store } = await open({ chooseChild: () => answers.shift() ?? success(null) });
    await waitFor(() => expect(store().getState().child?.id).toBe("1"));
    await userEvent.click(await card(/^李思远/));
    expect(await screen.findByText("没有切换孩子，仍然显示 李思涵 的内容。", IN_TOAST)).toBeVisible();
    expect(await card(/^李思涵/)).toHaveAttribute("aria-pressed", "true");
    expect(storage.of(PERSON).read("chosenChild")).toBe("1");
    const again = () => userEvent.click(screen.getByRole("button", { name: "重试" }));
    await again();
    await again();
    await waitFor(() => expect(storage.of(PERSON).read("chosenChild")).toBe("2"));
    expect(screen.queryByText(/没有切换孩子/, IN_TOAST)).toBeNull();
  });

  it("follows a choice in another tab without a question, and ends with the session [WHO-01, SEC-03]", async () => {
    let current = "1";
    const { store } = await open({ currentChild: () => success({ id: current }) });
    await waitFor(() => expect(store().getState().child?.id).toBe("1"));
    current = "4";
    act(() => void store().dispatch(changed("child")));
    await waitFor(() => expect(store().getState().child?.id).toBe("4"));
    expect(screen.queryByRole("dialog")).toBeNull();
    await act(() => store().dispatch(logout()));
    expect(store().getState().child).toBeNull();
  });

  it("reads again what is about a child that another tab has chosen once this one has it too, and nothing before [WHO-01]", async () => {
    let answer: HttpResult | null = success({ id: "1" });
    let came: (result: HttpResult) => void = () => undefined;
    const { called, store } = await open({
      currentChild: () => answer ?? new Promise<HttpResult>((resolve) => (came = resolve)),
    });
    await waitFor(() => expect(store().getState().child?.id).toBe("1"));
    const counts = () => called.filter((name) => name === "childCounts").length;
    await waitFor(() => expect(counts()).toBe(1));
    answer = null;
    await act(async () => {
      store().dispatch(changed("child"));
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(counts()).toBe(1);
    act(() => came(success({ id: "4" })));
    await waitFor(() => expect(store().getState().child?.id).toBe("4"));
    await waitFor(() => expect(counts()).toBe(2));
  });

  it("keeps nothing about one child under another's name, not even what was under way [WHO-01, SEC-03]", async () => {
    let current = "1";
    let came: ((result: HttpResult) => void) | null = null;
    let slow = false;
    const answer = () => success([{ id: current, messageMeno: `关于 ${current}` }]);
    const { store } = await open({
      currentChild: () => success({ id: current }),
      chooseChild: () => {
        current = "1";
        return success(null);
      },
      unreadMessages: () => (slow ? new Promise<HttpResult>((resolve) => (came = resolve)) : answer()),
    });
    const isShown = (id: string) => waitFor(() => expect(store().getState().child?.id).toBe(id));
    await isShown("1");
    const { unreadMessages } = inboxApi.endpoints;
    const kept = (child: string) =>
      unreadMessages
        .select({ child })(store().getState())
        .data?.map(({ title }) => title);
    const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));
    // The page asks under this name until it is drawn again.
    await act(() => store().dispatch(unreadMessages.initiate({ child: "1" })));
    expect(kept("1")).toEqual(["关于 1"]);
    current = "4";
    act(() => void store().dispatch(changed("child")));
    await isShown("4");
    await settled();
    expect(kept("1")).toBeUndefined();

    slow = true;
    act(() => void store().dispatch(unreadMessages.initiate({ child: "4" })));
    await userEvent.click(await card(/^李思涵/));
    await isShown("1");
    act(() => came?.(answer()));
    await settled();
    expect(came).not.toBeNull();
    expect(kept("4")).toBeUndefined();
  });

  it("asks where another child was chosen on another device, and keeps to that one without an answer [WHO-01]", async () => {
    const { storage, store } = await open({ currentChild: success({ id: "2" }) }, "1");
    const dialog = within(await screen.findByRole("dialog", { name: "要看哪个孩子？" }));
    expect(dialog.getByText(/最近在另一台设备上选择了/)).toHaveTextContent("李思远");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect([store().getState().child?.id, storage.of(PERSON).read("chosenChild")]).toEqual(["2", "2"]);
  });

  it("tells the platform which child it is where that keeps none [WHO-01]", async () => {
    const { called, store } = await open({ currentChild: success(null) }, "4");
    await waitFor(() => expect(store().getState().child?.id).toBe("4"));
    await waitFor(() => expect(called.some((url) => url.includes("parentChildren"))).toBe(true));
  });

  it("opens below the header, and shows no counts of a platform that has none [WHO-01]", async () => {
    await InTheHeader.run();
    expect(await screen.findByRole("dialog", { name: "选择孩子" })).toBeVisible();
    await Asking.run();
    expect(screen.getByRole("dialog", { name: "要看哪个孩子？" })).toBeVisible();
    await open({ childCounts: failure(404) });
    expect(await card(/^李思涵/)).toHaveTextContent(/^李思涵 5（2）班$/);
  });
});
