import { act, render, screen, within } from "@testing-library/react";
import { Provider } from "react-redux";
import { calls } from "../../contract/calls";
import * as stories from "../../stories/about/About.stories";
import { answered, failure, fakeHttp, fakePorts, fault, httpFailure, success } from "../../test/fakePorts";
import { KitPage, type TestKit } from "../../test/KitPage";
import { prepareStories, storiesOf } from "../../test/stories";
import type { HttpResult } from "../base/core/wire/exchange";
import { PortsContext } from "../base/platform/PortsContext";
import { createStore } from "../base/state/store";
import { loadVersions } from "./loadVersions";
import { VersionWatcher } from "./VersionWatcher";

const { Versions, English, PartlyKnown, Waiting, BothTooOld } = storiesOf(stories);

beforeAll(prepareStories);

const FRONT = { name: "base", version: "2.0.0", serverVersion: "2.0.0", packageDate: "2026-11-20" };
const BACK = { name: "base", serverVersion: "2.0.0", webCodeVersion: "2.0.0", date: "2026-11-18" };

/** A platform with these documents; each that is not named is missing. */
function world(answers: {
  readonly front?: HttpResult;
  readonly back?: HttpResult;
  readonly notes?: HttpResult;
}) {
  const { http, paths } = fakeHttp(({ url }) => {
    const [path = ""] = url.split("?");
    if (path === calls.siteConfig.path) return answered({ root: "school" });
    if (path === "/school/base/package.json") return answers.front ?? httpFailure(404);
    if (path === "/school/base-version/version.json") return answers.notes ?? httpFailure(404);
    if (path.endsWith("_package_versions")) return answers.back ?? httpFailure(404);
    return success(null);
  });
  const { ports, notices } = fakePorts({ http });
  return { ports, store: createStore(ports), paths, notices };
}

async function watch(answers: Parameters<typeof world>[0]) {
  const { ports, store, paths, notices } = world(answers);
  let kit: TestKit | undefined;
  render(
    <PortsContext value={ports}>
      <Provider store={store}>
        <KitPage onKit={(created) => (kit = created)}>
          <VersionWatcher />
        </KitPage>
      </Provider>
    </PortsContext>,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  const toasts = kit?.toasts.getSnapshot().map(({ text }) => text) ?? [];
  return { toasts, paths, notices };
}

describe("the versions of both halves", () => {
  it("are compared in silence where they fit [VER-01]", async () => {
    const { toasts, notices } = await watch({ front: answered(FRONT), back: success(BACK) });
    expect([toasts, notices]).toEqual([[], []]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("raise an alert where the front end needs a newer back end [VER-01]", async () => {
    await watch({
      front: answered({ ...FRONT, serverVersion: "2.0.10" }),
      back: success({ ...BACK, serverVersion: "2.0.9" }),
    });
    const dialog = await screen.findByRole("dialog", { name: "版本不匹配" });
    expect(dialog).toHaveTextContent("前端 2.0.0 需要 2.0.10 或更高版本的后端服务 base，当前是 2.0.9");
    expect(within(dialog).getByRole("button", { name: "知道了" })).toHaveFocus();
  });

  it("raise an alert where the back end needs a newer front end [VER-01]", async () => {
    await watch({ front: answered(FRONT), back: success({ ...BACK, webCodeVersion: "2.1" }) });
    expect(await screen.findByRole("dialog")).toHaveTextContent(
      "后端服务 base 2.0.0 需要 2.1 或更高版本的前端",
    );
  });

  it.each([
    ["is missing", httpFailure(404)],
    ["is missing by its envelope", failure(404)],
    ["gives no data", success(null)],
  ])("name a service whose interface %s [VER-01]", async (_, back) => {
    const { toasts } = await watch({ front: answered(FRONT), back });
    expect(toasts).toEqual([{ id: "about.noInterface", values: { service: "base" } }]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it.each([
    ["the service fails", { front: answered(FRONT), back: failure(500) }],
    ["the service does not answer", { front: answered(FRONT), back: fault("timeout") }],
    ["the front end's data are missing", { back: success(BACK) }],
    ["the front end's data are a page", { front: answered("<html>"), back: success(BACK) }],
  ])("say nothing if %s [VER-01]", async (_, answers) => {
    const { toasts, notices } = await watch(answers);
    expect([toasts, notices]).toEqual([[], []]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("are not asked for under development [VER-01]", async () => {
    const production = process.env["NODE_ENV"];
    Object.assign(process.env, { NODE_ENV: "development" });
    const { paths } = await watch({ back: success(BACK) });
    Object.assign(process.env, { NODE_ENV: production });
    expect(paths().filter((path) => path.includes("package"))).toEqual([]);
  });
});

describe("About", () => {
  it("shows the product, both halves and the release notes [FOOT-02]", async () => {
    await Versions.run();
    const dialog = within(screen.getByRole("dialog", { name: "关于" }));
    expect(dialog.getByText("学校门户 2.0.0")).toBeVisible();
    const rows = (await dialog.findAllByRole("row")).map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(rows.slice(0, 3)).toEqual([
      ["部分", "版本", "日期"],
      ["前端", "2.0.0", "2026-11-20"],
      ["后端服务 base", "2.0.0", "2026-11-18"],
    ]);
    expect(dialog.getByRole("heading", { level: 4, name: "2.0.0（2026-11-20）" })).toBeVisible();
    expect(dialog.getAllByRole("listitem")[0]).toHaveTextContent(/^全新桌面/);
  });

  it("is 650 px wide where there is room [FOOT-02]", async () => {
    await Versions.run();
    const dialog = screen.getByRole("dialog", { name: "关于" });
    expect(getComputedStyle(dialog).getPropertyValue("inline-size")).toBe("min(100%, 650px)");
  });

  it("has its notes in the language of the page [FOOT-02]", async () => {
    await English.run();
    expect((await screen.findAllByRole("listitem"))[0]).toHaveTextContent(/^A new desktop/);
  });

  it("shows what is known where something fails, and says that it waits [FOOT-02]", async () => {
    await PartlyKnown.run();
    expect(await screen.findByRole("row", { name: "前端 未知" })).toBeVisible();
    expect(screen.queryByText("更新内容")).toBeNull();
    await Waiting.run();
    expect(screen.getByText("正在查询版本…")).toBeInTheDocument();
  });

  it("looks up each part by itself, at the site's root [FOOT-02]", async () => {
    const { store, notices } = world({
      back: success(BACK),
      notes: answered([{ version: "2.0.0", date: "2026-11-20", metto: [{ cn: "新", en: "New" }] }]),
    });
    const known = await store.dispatch(loadVersions());
    expect(known.front).toBeNull();
    expect(known.back.map(({ service, version }) => [service, version?.serverVersion])).toEqual([
      ["base", "2.0.0"],
      ["uaa", "2.0.0"],
      ["storage", "2.0.0"],
    ]);
    expect(known.releases[0]?.notes).toEqual([{ chinese: "新", english: "New" }]);
    expect(notices).toEqual([]);
  });

  it("an alert tells of both halves where each is too old for the other [VER-01]", async () => {
    await BothTooOld.run();
    expect(screen.getByRole("dialog")).toHaveAccessibleDescription(
      /前端 2\.0\.0 需要.*后端服务 base 2\.0\.0 需要/,
    );
  });
});
