import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Provider } from "react-redux";
import { calls } from "../../contract/calls";
import { linkOf } from "../../stories/support/apps";
import { EMPTY_SHELL } from "../../test/emptyShell";
import { answered, fakeHttp, fakePorts, fault, httpFailure, success } from "../../test/fakePorts";
import { KitPage, type TestKit } from "../../test/KitPage";
import type { Health } from "../base/core/apps/appHealth";
import type { AppLink } from "../base/core/apps/links";
import type { HttpResult } from "../base/core/wire/exchange";
import { ShellContext } from "../base/kit/ShellContext";
import { PortsContext } from "../base/platform/PortsContext";
import { createStore } from "../base/state/store";
import { HealthWatcher } from "./HealthWatcher";
import { VersionNotice } from "./notice/VersionNotice";

const NOW = Date.UTC(2026, 10, 23, 2);
const DAY = 86_400_000;
const guest = "notices";

const linkTo = (code: string): AppLink => ({
  ...linkOf({ name: code, code }),
  href: `#/viewport?app=${code}&fileId=${code}`,
});
const LINKS = [guest, "exams", "electives"].map(linkTo);

const MODULES: HttpResult = {
  ...success([
    { code: "exams", endTime: NOW + 42 * DAY },
    { code: "electives", endTime: NOW - DAY },
  ]),
  ...({ date: new Date(NOW).toUTCString() } as object),
};

interface Answers {
  readonly manifest?: HttpResult;
  readonly service?: HttpResult;
}

async function watch({ manifest = answered({ entries: {} }), service = httpFailure(404) }: Answers = {}) {
  const opened = jest.fn();
  const found: Health[] = [];
  const answers = { manifest };
  const { http, paths } = fakeHttp(({ url }) => {
    if (url.startsWith(calls.modules.path)) return MODULES;
    if (url.includes("manifest.json")) return answers.manifest;
    return url.includes("_package_versions") ? service : success(null);
  });
  const { ports } = fakePorts({ http });
  let kit: TestKit | undefined;
  function Page() {
    const [health, onHealth] = useState<Health>({});
    found.push(health);
    return (
      <ShellContext value={{ ...EMPTY_SHELL, links: LINKS, installed: [guest, "duty"], health, onHealth }}>
        <main>
          {LINKS.map(({ app, href }) => (
            <a key={app.code} href={href} onClick={() => void opened(app.code)}>
              <b>{app.code}</b>
            </a>
          ))}
        </main>
        <HealthWatcher />
      </ShellContext>
    );
  }
  render(
    <PortsContext value={ports}>
      <Provider store={createStore(ports)}>
        <KitPage onKit={(created) => (kit = created)}>
          <Page />
        </KitPage>
      </Provider>
    </PortsContext>,
  );
  const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  await settle();
  const toasts = () => kit?.toasts.getSnapshot().map(({ text }) => text) ?? [];
  return { health: () => found.at(-1), opened, toasts, paths, answers, settle };
}

beforeEach(() => window.history.replaceState(null, "", "#/"));

it("is found out by the licences, at the server's clock, and by the files of installed applications [MORE-02, LIC-02]", async () => {
  const { health, paths } = await watch();
  expect(health()).toEqual({ exams: { kind: "expiring", days: 42 }, electives: { kind: "expired" } });
  expect(paths().filter((path) => path.endsWith("manifest.json"))).toEqual([`/${guest}/manifest.json`]);
});

it("says that an application cannot be reached, and takes it back when the network has returned [MORE-02, REL-03]", async () => {
  const { health, answers, settle } = await watch({ manifest: fault("network") });
  expect(health()).toMatchObject({ [guest]: { kind: "unreachable" } });
  answers.manifest = answered({ entries: {} });
  act(() => void window.dispatchEvent(new Event("online")));
  await settle();
  expect(health()).not.toHaveProperty(guest);
});

it("says that an application needs a newer service than there is [MORE-02, VER-01]", async () => {
  const manifest = answered({ entries: {}, serverVersion: "2.1.0" });
  const { health } = await watch({ manifest, service: success({ serverVersion: "2.0.9" }) });
  expect(health()).toMatchObject({ [guest]: { kind: "version", older: "server", has: "2.0.9" } });
});

it("says that a service needs a newer application than there is [MORE-02, VER-01]", async () => {
  const manifest = answered({ entries: {}, version: "1.0.0", serverVersion: "1.0.0" });
  const service = success({ serverVersion: "1.2.0", webCodeVersion: "1.1.0" });
  const { health } = await watch({ manifest, service });
  expect(health()).toMatchObject({ [guest]: { kind: "version", older: "client", needs: "1.1.0" } });
});

it.each([
  ["server", "服务端版本 1.0.0 低于所需的 1.1.0"],
  ["client", "应用版本 1.0.0 低于服务端所需的 1.1.0"],
] as const)("says in the pane that the %s part is older, and whom to ask [MORE-02]", (older, words) => {
  render(
    <KitPage>
      <VersionNotice gap={{ kind: "version", older, has: "1.0.0", needs: "1.1.0" }} />
    </KitPage>,
  );
  expect(screen.getByText(words, { exact: false })).toHaveTextContent("学校管理员");
});

describe("an expired application", () => {
  it("is opened by no link, which a toast says, and no log is written [LIC-02]", async () => {
    const { opened, toasts } = await watch();
    await userEvent.click(screen.getByText("electives"));
    expect(window.location.hash).toBe("#/");
    expect(opened).not.toHaveBeenCalled();
    expect(toasts()).toEqual([{ id: "health.expired" }]);
    expect(await screen.findByText("该模块已过期，请联系管理员！", { selector: "p" })).toBeVisible();
  });

  it("is opened by no key and in no other tab [LIC-02, A11Y-02]", async () => {
    const { opened } = await watch();
    act(() => screen.getByText("electives").parentElement?.focus());
    await userEvent.keyboard("{Enter}");
    await userEvent.pointer({ keys: "[MouseMiddle]", target: screen.getByText("electives") });
    expect(window.location.hash).toBe("#/");
    expect(opened).not.toHaveBeenCalled();
  });

  it("says nothing of a click that is taken for something else, as while tiles are arranged [LIC-02, MORE-01]", async () => {
    const { toasts } = await watch();
    const take = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener("click", take, true);
    await userEvent.click(screen.getByText("electives"));
    document.removeEventListener("click", take, true);
    expect(toasts()).toEqual([]);
  });

  it("leaves all others alone [LIC-02]", async () => {
    const { opened, toasts } = await watch();
    await userEvent.click(screen.getByText("exams"));
    expect(opened).toHaveBeenCalledWith("exams");
    expect(toasts()).toEqual([]);
  });
});
