import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MESSAGES } from "../../stories/inbox/Messages.stories";
import { InboxWorld } from "../../stories/support/InboxWorld";
import { EMPTY_SHELL } from "../../test/emptyShell";
import { fakeHttp, fakePorts, success } from "../../test/fakePorts";
import { KitPage } from "../../test/KitPage";
import { calls } from "../../contract/calls";
import { baseApi } from "../base/api/base.api";
import { FIRST } from "../inbox/core/firstMessages";
import { deviceOf } from "../base/core/site/device";
import type { Offer } from "../search/rows";
import { ShellContext } from "../base/kit/ShellContext";
import { childChosen } from "../base/state/child";
import { createStore } from "../base/state/store";
import { searchActions } from "./searchActions";
import { searchSources } from "./searchSources";

it("the search finds the person's unread messages, each at its own place [DESK-10, MSG-01]", async () => {
  const { http, requests } = fakeHttp(() => success(MESSAGES));
  const store = createStore(fakePorts({ http }).ports);
  const ask = searchSources.find(({ id }) => id === "messages")?.ask;
  const found = async (query: string) => ask && store.dispatch(ask(query, new AbortController().signal));
  expect(await found("云盘")).toEqual([
    expect.objectContaining({
      id: "1",
      href: "#/messages?id=1",
      title: expect.stringContaining("云盘") as string,
    }),
  ]);
  // By pinyin too; and the list is the message centre's, which is asked for once.
  expect(await found("ypkj")).toHaveLength(1);
  expect(await found("没有这样的消息")).toEqual([]);
  expect(requests.filter(({ url }) => url.startsWith(calls.unreadMessages.path))).toHaveLength(1);
});

it("the search finds read messages too, by the platform, below the unread ones [DESK-10, MSG-03]", async () => {
  const read = { ...MESSAGES[1], id: "read", messageMeno: "云盘空间调整", read: true };
  const { http, requests } = fakeHttp(({ url }) =>
    url.startsWith(calls.messageHistory.path)
      ? success({ list: [{ ...MESSAGES[0], read: false }, read], total: 2, modules: [] })
      : success(MESSAGES),
  );
  const store = createStore(fakePorts({ http }).ports);
  const ask = searchSources.find(({ id }) => id === "messages")?.ask;
  const found = await (ask && store.dispatch(ask("云盘", new AbortController().signal)));
  expect(found?.map(({ id }) => id)).toEqual(["1", "read"]);
  const asked = requests.find(({ url }) => url.startsWith(calls.messageHistory.path));
  expect(new URL(asked?.url ?? "", "https://school.example").searchParams.get("q")).toBe("云盘");
});

it("the search finds a message that is not among the first ones that the page has [DESK-10, MSG-01]", async () => {
  const crowd = Array.from({ length: FIRST }, (_, id) => ({ ...MESSAGES[2], id: `crowd ${id}` }));
  const { http } = fakeHttp(({ url }) =>
    url.startsWith(calls.unhandledCount.path)
      ? success({ todo: 0, message: FIRST + 1 })
      : success(url.includes("most=") ? crowd : [...crowd, MESSAGES[0]]),
  );
  const store = createStore(fakePorts({ http }).ports);
  await store.dispatch(baseApi.endpoints.unhandledCount.initiate());
  const ask = searchSources.find(({ id }) => id === "messages")?.ask;
  const found = await (ask && store.dispatch(ask("云盘", new AbortController().signal)));
  expect(found?.map(({ id }) => id)).toEqual(["1"]);
});

const useOffers = searchActions.find(({ id }) => id === "child")?.useOffer ?? (() => null);

function Offers() {
  const offers = [useOffers() ?? []].flat() as readonly Offer[];
  return offers.map(({ id, run, values }) => (
    <button key={id} onClick={run}>
      {values?.["name"]}
    </button>
  ));
}

it("a parent switches to another child from the search; others are offered none [WHO-01, DESK-10]", async () => {
  const children = ["李思涵", "李思远"].map((realName, index) => ({
    id: String(index + 1),
    realName,
    status: 1,
  }));
  const chosen: string[] = [];
  const world = (userType: 2 | 3) => (
    <KitPage>
      <InboxWorld
        userType={userType}
        answers={{ children: success({ chirdenList: children }), chooseChild: success(null) }}
        onCall={(name, { url }) => name === "chooseChild" && chosen.push(url)}
        onStore={(store) =>
          store.dispatch(childChosen({ id: "1", realName: "李思涵", gradeName: "", className: "" }))
        }
      >
        <Offers />
      </InboxWorld>
    </KitPage>
  );
  const { unmount } = render(world(3));
  const other = await screen.findByRole("button", { name: "李思远" });
  expect(screen.queryByRole("button", { name: "李思涵" })).toBeNull();
  await userEvent.click(other);
  await waitFor(() => expect(chosen).toHaveLength(1));
  expect(await screen.findByRole("button", { name: "李思涵" })).toBeInTheDocument();
  unmount();
  render(world(2));
  expect(screen.queryByRole("button")).toBeNull();
});

const useLogoutOffer = searchActions.find(({ id }) => id === "logout")?.useOffer ?? (() => null);

function LogoutOffer() {
  return <output>{useLogoutOffer() ? "offered" : "not offered"}</output>;
}

const BROWSER = deviceOf({ userAgent: "Chrome", width: 1440, shell: null });

it.each([
  ["offers to sign out in a browser", "browser", "offered"],
  ["offers no logout in the desktop client", "desktop", "not offered"],
  ["offers no logout in the work-chat client", "workWechat", "not offered"],
] as const)("the search %s [DESK-05]", (_, client, offer) => {
  render(
    <KitPage>
      <InboxWorld answers={{}}>
        <ShellContext value={{ ...EMPTY_SHELL, device: { ...BROWSER, client } }}>
          <LogoutOffer />
        </ShellContext>
      </InboxWorld>
    </KitPage>,
  );
  expect(screen.getByText(offer)).toBeVisible();
});

function SchemeOffer() {
  const offer = searchActions.find(({ id }) => id === "dark")?.useOffer() as Offer;
  return <button onClick={offer.run}>深色</button>;
}

it("the search says that the colours it was asked for are on [DESK-10, A11Y-03]", async () => {
  const view = render(
    <KitPage>
      <InboxWorld answers={{}}>
        <SchemeOffer />
      </InboxWorld>
    </KitPage>,
  );
  await userEvent.click(screen.getByRole("button", { name: "深色" }));
  expect(within(view.baseElement).getByRole("status")).toHaveTextContent("已使用深色");
});
