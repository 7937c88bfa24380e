import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "react-redux";
import { calls } from "../../contract/calls";
import * as stories from "../../stories/licence/Licences.stories";
import {
  answered,
  failure,
  fakeClock,
  fakeHttp,
  fakeNavigation,
  fakePorts,
  fault,
  success,
  wireUser,
} from "../../test/fakePorts";
import { KitPage } from "../../test/KitPage";
import { prepareStories, storiesOf } from "../../test/stories";
import type { HttpResult } from "../base/core/wire/exchange";
import { readUser } from "../base/core/wire/user";
import { PortsContext } from "../base/platform/PortsContext";
import { createMemoryStorage } from "../base/platform/storage";
import { PersonContext } from "../base/session/PersonContext";
import { createStore } from "../base/state/store";
import { LicenceWatcher } from "./LicenceWatcher";

const { Modules, English, NoModules } = storiesOf(stories);

beforeAll(prepareStories);

const DAY = 86_400_000;
/** The server's clock; that of the device is years behind. */
const NOW = Date.UTC(2026, 10, 23, 2);

const modules = (days: number): HttpResult => ({
  ...success([{ code: "exams", name: "考务管理", englishName: "Examinations", endTime: NOW + days * DAY }]),
  ...({ date: new Date(NOW).toUTCString() } as object),
});

interface World {
  readonly unit?: HttpResult;
  readonly modules?: HttpResult;
  readonly administers?: boolean;
  readonly href?: string;
  /** Whether the person writes in a field of the page. */
  readonly writes?: boolean;
  readonly storage?: ReturnType<typeof createMemoryStorage>;
}

async function watch(world: World = {}) {
  const { unit = success(true), administers = true, href, storage = createMemoryStorage() } = world;
  const { navigation, done } = fakeNavigation(href);
  const { http, paths } = fakeHttp(({ url }) => {
    if (url.startsWith(calls.unitLicence.path)) return unit;
    if (url.startsWith(calls.modules.path)) return world.modules ?? modules(400);
    if (url.includes("XX_SYS_")) return success(administers);
    return url.startsWith(calls.siteConfig.path) ? answered({}) : success(null);
  });
  const { clock, advance } = fakeClock();
  const { ports, notices } = fakePorts({ http, navigation, storage, clock });
  const { unmount } = render(
    <PortsContext value={ports}>
      <Provider store={createStore(ports)}>
        <KitPage>
          <PersonContext value={readUser(wireUser())}>
            <main>
              <h1>桌面</h1>
              {world.writes && <input aria-label="备忘" ref={(field) => field?.focus()} />}
              <LicenceWatcher />
            </main>
          </PersonContext>
        </KitPage>
      </Provider>
    </PortsContext>,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  return { paths, done, notices, unmount, pass: () => act(() => advance(1_000)) };
}

describe("the school's licence", () => {
  it("once ended leaves no way on but signing out [LIC-01]", async () => {
    const { paths, done } = await watch({ unit: success(false) });
    const dialog = await screen.findByRole("dialog", { name: "学校授权已到期" });
    const leave = within(dialog).getByRole("button");
    expect(leave).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await userEvent.tab();
    expect(leave).toHaveFocus();
    expect(dialog).toBeVisible();
    await userEvent.click(leave);
    await waitFor(() => expect(done).toContain("replace /login/"));
    expect(paths()).toContain(calls.logout.path);
  });

  it.each([
    ["runs", success(true)],
    ["is not known", success(null)],
    ["is answered with a page", answered("<html>")],
    ["is refused", failure(403)],
    ["is not answered", fault("timeout")],
  ])("blocks nothing if it %s, and nothing is said [LIC-01]", async (_, unit) => {
    const { notices } = await watch({ unit });
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(notices).toEqual([]);
  });

  describe("under development", () => {
    const production = process.env["NODE_ENV"];
    beforeEach(() => void Object.assign(process.env, { NODE_ENV: "development" }));
    afterEach(() => void Object.assign(process.env, { NODE_ENV: production }));

    it("is not asked about, unless the address wants it [LIC-01]", async () => {
      const { paths, unmount } = await watch({ unit: success(false) });
      expect(paths()).not.toContain(calls.unitLicence.path);
      unmount();
      await watch({ unit: success(false), href: "http://localhost/pc_desktop_all.html?licence=check#/" });
      expect(await screen.findByRole("dialog", { name: "学校授权已到期" })).toBeVisible();
    });
  });
});

describe("the modules' licences", () => {
  it("are shown to an administrator once a day, by the server's clock, if one ends within 90 days [LIC-02]", async () => {
    const storage = createMemoryStorage();
    const first = await watch({ modules: modules(42), storage });
    const dialog = within(await screen.findByRole("dialog", { name: "应用授权" }));
    expect(dialog.getByText("还剩 42 天")).toBeVisible();
    expect(storage.of("100:7").read("licencesShown")).toBe("2026-11-23");
    first.unmount();
    // Signing out and in again on the same day does not bring them back.
    await storage.wipePersonal();
    await watch({ modules: modules(42), storage });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("come beside the page, which keeps the focus, and are the first stop of F6 [LIC-02, A11Y-02]", async () => {
    await watch({ modules: modules(42) });
    const dialog = await screen.findByRole("dialog", { name: "应用授权" });
    expect(document.body).toHaveFocus();
    expect(document.getElementById("app")).not.toHaveAttribute("inert");
    await userEvent.keyboard("{F6}");
    expect(dialog).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it("take the focus from no field, and come afterwards [LIC-02, A11Y-02]", async () => {
    const { pass } = await watch({ modules: modules(42), writes: true });
    pass();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByLabelText("备忘")).toHaveFocus();
    act(() => screen.getByLabelText("备忘").blur());
    pass();
    expect(await screen.findByRole("dialog", { name: "应用授权" })).toBeVisible();
  });

  it.each([
    ["all run", { modules: modules(91) }],
    ["the person is no administrator", { modules: modules(-1), administers: false }],
    ["they cannot be had", { modules: failure(500) }],
  ])("are not shown if %s [LIC-02]", async (_, world) => {
    const { notices } = await watch(world);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(notices).toEqual([]);
  });

  it("are a table, soonest end first, with the status in words [LIC-02, A11Y-03]", async () => {
    await Modules.run();
    const rows = () =>
      screen
        .getAllByRole("row")
        .slice(1)
        .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(rows()).toEqual([
      ["选课中心", "11月8日", "已过期"],
      ["智慧课堂", "11月24日", "即将到期还剩 1 天"],
      ["考务管理", "2027年1月4日", "即将到期还剩 42 天"],
      ["考勤", "2028年1月17日", "使用中"],
      ["校园广播", "未注明", "使用中"],
    ]);
    await English.run();
    expect(rows()[1]).toEqual(["Smart Classroom", "24 Nov", "Expiring1 day left"]);
  });

  it("are called to be renewed only where one of them ends soon or has ended [LIC-02]", async () => {
    const asked = /请尽快续期/;
    await Modules.run();
    expect(screen.getByText(asked)).toBeVisible();
    cleanup();
    const licences = Modules.args.licences?.filter(({ endTime }) => endTime === null) ?? [];
    expect(licences).not.toEqual([]);
    await Modules.run({ args: { ...Modules.args, licences } });
    expect(screen.queryByText(asked)).toBeNull();
  });

  it("are kindly said to be none [LIC-02]", async () => {
    await NoModules.run();
    expect(screen.getByText("平台没有列出任何授权。")).toBeVisible();
    expect(screen.queryByRole("table")).toBeNull();
  });
});
