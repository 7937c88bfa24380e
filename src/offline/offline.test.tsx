import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "react-redux";
import { calls } from "../../contract/calls";
import * as stories from "../../stories/offline/OfflineBanner.stories";
import { fakeDatabases } from "../../test/fakeDatabase";
import { answered, fakeHttp, fakePorts, fault, success, wireUser } from "../../test/fakePorts";
import { KitPage, type TestKit } from "../../test/KitPage";
import { prepareStories, storiesOf } from "../../test/stories";
import { baseApi } from "../base/api/base.api";
import { uaaApi } from "../base/api/uaa.api";
import { STORED_FOR } from "./core/storedAnswers";
import type { HttpResult } from "../base/core/wire/exchange";
import { personOf, readUser } from "../base/core/wire/user";
import { createTap } from "../base/platform/answerTap";
import { tapped } from "../base/platform/answersHeard";
import { keptAnswers, STORES } from "../base/platform/database/stores";
import { PortsContext } from "../base/platform/PortsContext";
import { createMemoryStorage } from "../base/platform/storage";
import { PersonContext } from "../base/session/PersonContext";
import { createStore } from "../base/state/store";
import { recall } from "./recall";
import { createOfflineWatcher } from "./createOfflineWatcher";
import { AnswerStore, TOGETHER } from "./AnswerStore";

const { LastDesktop, OfAnEarlierDay, NothingStale, LostMeanwhile, Trying } = storiesOf(stories);

beforeAll(prepareStories);

const wang = readUser(wireUser())!;
const MENU = { id: "1", code: "often", name: "常用", iconVMs: [] };
const menuAt = `${calls.myAppIcons.path}?userId=7&unitId=100&appType=1`;

/** A device with its database and its storage, which pages share. */
function device() {
  const databases = fakeDatabases();
  const storage = createMemoryStorage();
  const database = databases.tab(STORES);
  storage.write("user", wang);
  const rows = async () => {
    const found = await database.run([keptAnswers], "readonly", (of) => of(keptAnswers).list());
    return "data" in found ? found.data : [];
  };
  const page = (answer: () => HttpResult) => {
    const transport = fakeHttp(answer);
    const answers = createTap();
    const http = tapped(transport.http, answers);
    const faked = fakePorts({ http, answers, storage, database, clock: databases.clock });
    return { ...transport, ...faked, store: createStore(faked.ports) };
  };
  return { ...databases, storage, database, rows, page };
}

type Device = ReturnType<typeof device>;

/** Lets the database come to rest. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));

const GET = { method: "GET", headers: {}, timeout: 1, bytes: false } as const;

/** A page of a person that has had its menu and its unread messages, kept. */
async function keep(on: Device, person = personOf(wang)) {
  const { ports } = on.page(() => success([MENU]));
  const stop = new AnswerStore(ports, person, []).start();
  await ports.http.send({ ...GET, url: `${menuAt}&_=1` });
  await ports.http.send({ ...GET, url: calls.unreadMessages.path });
  on.advance(TOGETHER);
  await settled();
  stop();
}

describe("the last desktop", () => {
  it("is kept by the answers that it is drawn from, and by no others [MORE-05, SEC-03]", async () => {
    const on = device();
    const { ports } = on.page(() => success([MENU]));
    // Heard before the code that keeps it has come.
    await ports.http.send({ ...GET, url: `${menuAt}&_=1` });
    const stop = new AnswerStore(ports, personOf(wang), []).start();
    for (const url of [calls.me.path, "/api/drive/list", `${menuAt}&_=2`])
      await ports.http.send({ ...GET, url });
    on.advance(TOGETHER);
    await settled();
    expect((await on.rows()).map(({ person, call }) => [person, call])).toEqual([["100:7", menuAt]]);
    stop();
    await ports.http.send({ ...GET, url: calls.unreadMessages.path });
    on.advance(TOGETHER);
    await settled();
    expect(await on.rows()).toHaveLength(1);
  });

  it("is not kept for a person who has signed out in another tab, and another's goes [MORE-05, SEC-03]", async () => {
    const on = device();
    await keep(on, "100:8");
    expect(await on.rows()).toEqual([]);
    await keep(on);
    expect(await on.rows()).toHaveLength(2);
    const next = readUser(wireUser({ userId: "9" }))!;
    on.storage.write("user", next);
    await keep(on, personOf(next));
    await waitFor(async () =>
      expect([...new Set((await on.rows()).map(({ person }) => person))]).toEqual(["100:9"]),
    );
  });

  it("is drawn where the platform does not answer, without asking it [MORE-05]", async () => {
    const on = device();
    await keep(on);
    const { store, ports, paths } = on.page(() => fault("network"));
    expect(await store.dispatch(recall([]))).toBe(true);
    expect(store.getState().session.user).toMatchObject({ userId: "7" });
    const { data } = await store.dispatch(
      baseApi.endpoints.myAppIcons.initiate({ userId: "7", unitId: "100", appType: 1 }),
    );
    expect(data).toHaveLength(1);
    expect(paths()).toEqual([]);
    expect(ports.answers.standIn?.stale).toEqual([{ id: "offline.messages" }]);
    // Nothing stands in for the network once the person is gone.
    on.storage.remove("user");
    expect(await ports.http.send({ ...GET, url: menuAt })).toEqual(fault("network"));
  });

  it.each<[string, (on: Device) => unknown]>([
    ["no person is known", ({ storage }) => storage.remove("user")],
    ["a person has signed out", ({ storage }) => storage.write("loggedOut", true)],
    ["a logout is pending", ({ storage }) => storage.write("logoutOwed", true)],
    [
      "another person was last here",
      ({ storage }) => storage.write("user", readUser(wireUser({ userId: "8" }))),
    ],
    ["it is too old", ({ advance }) => advance(STORED_FOR + 1)],
    [
      "the store holds garbage",
      ({ database }) =>
        database.run([keptAnswers], "readwrite", (of) =>
          of(keptAnswers).put({ person: "100:7", call: menuAt, text: "<html>", at: 0 }),
        ),
    ],
  ])("is not drawn where %s [MORE-05, SEC-03]", async (_, change) => {
    const on = device();
    await keep(on);
    await change(on);
    const { store } = on.page(() => fault("network"));
    expect(await store.dispatch(recall([]))).toBe(false);
    expect(store.getState().session.user).toBeNull();
  });

  it("needs no database: where it is forbidden, nothing is kept and nothing is drawn [MORE-05, REL-03]", async () => {
    const storage = createMemoryStorage();
    storage.write("user", wang);
    const { ports, notices } = fakePorts({ storage });
    expect(await createStore(ports).dispatch(recall([]))).toBe(false);
    expect(notices).toEqual([]);
  });
});

describe("a page without a connection", () => {
  it("says from when it is, reads everything again once the platform answers, and says that [MORE-05, A11Y-03]", async () => {
    const on = device();
    await keep(on);
    let works = false;
    const { store, ports, paths } = on.page(() => (works ? success(wireUser()) : fault("network")));
    await store.dispatch(recall([]));
    const Watcher = createOfflineWatcher([]);
    let kit: TestKit | undefined;
    render(
      <PortsContext value={ports}>
        <Provider store={store}>
          <KitPage onKit={(made) => (kit = made)}>
            <PersonContext value={wang}>
              <Watcher />
            </PersonContext>
          </KitPage>
        </Provider>
      </PortsContext>,
    );
    await store.dispatch(baseApi.endpoints.myAppIcons.initiate({ userId: "7", unitId: "100", appType: 1 }));
    expect(await screen.findByText(/以下内容不是最新的：消息。/)).toBeInTheDocument();
    expect(screen.getByText(/没有网络连接/).parentElement).toHaveAttribute("role", "status");
    act(() => kit?.toasts.notify({ severity: "error", text: { id: "api.network" } }));
    expect(kit?.toasts.getSnapshot()).toEqual([]);
    const again = () => userEvent.click(screen.getByRole("button", { name: "重试" }));
    await again();
    await settled();
    expect(screen.getByText(/没有网络连接/)).toBeInTheDocument();
    expect(paths()).not.toContain(calls.myAppIcons.path);
    works = true;
    await again();
    await settled();
    expect(screen.queryByText(/没有网络连接/)).toBeNull();
    expect(paths()).toContain(calls.myAppIcons.path);
    expect(screen.getByText("网络已恢复。")).toBeInTheDocument();
    expect(ports.answers.standIn).toBeNull();
  });

  it("shows nothing of the person any more where their session has ended meanwhile [MORE-05, SEC-03]", async () => {
    const on = device();
    await keep(on);
    const { store } = on.page(() => answered({ status: 401, code: "", message: "", data: null }));
    await store.dispatch(recall([]));
    await store.dispatch(uaaApi.endpoints.me.initiate(undefined, { forceRefetch: true }));
    await settled();
    expect([store.getState().session.user, on.storage.read("user")]).toEqual([null, null]);
  });
});

describe("the banner", () => {
  const banner = () => screen.getAllByRole("status")[0];

  it("names the time, the day where it is another one, and what is out of date [MORE-05]", async () => {
    await LastDesktop.run();
    expect(banner()).toHaveTextContent("没有网络连接。显示的是 08:12 的内容。");
    expect(
      screen.getByText("以下内容不是最新的：消息、待办、最新通知。现在打开或修改内容都需要网络。"),
    ).toBeVisible();
    await OfAnEarlierDay.run();
    expect(banner()).toHaveTextContent("显示的是 11月20日 周五 08:30 的内容");
    await NothingStale.run();
    expect(screen.queryByText(/不是最新的/)).not.toBeInTheDocument();
    await LostMeanwhile.run();
    expect(banner()).toHaveTextContent("显示的是 08:12 的内容");
    await Trying.run();
    expect(screen.getByRole("button", { name: "正在重试…" })).toHaveAttribute("aria-disabled", "true");
  });
});
