import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { EMPTY_SHELL } from "../../test/emptyShell";
import { fakeClock, fakeNavigation, fakePorts } from "../../test/fakePorts";
import { KitPage, type TestKit } from "../../test/KitPage";
import type { Language } from "../base/core/language/languages";
import { deviceOf } from "../base/core/site/device";
import { ShellContext, type Shell } from "../base/kit/ShellContext";
import { PortsContext } from "../base/platform/PortsContext";
import { createMemoryStorage } from "../base/platform/storage";
import { ZoomHintWatcher } from "./ZoomHintWatcher";

const HINT = /^浏览器缩放比例不合适，建议恢复到 100%（按 Ctrl\+0）。$/;
const hint = () => screen.queryByText(HINT, { selector: "p" });

/** Gives the window the size that it has at this zoom. */
const zoomTo = (zoom: number) =>
  Object.assign(window, {
    outerWidth: 1920,
    outerHeight: 1040,
    innerWidth: Math.round(1920 / zoom),
    innerHeight: Math.round(950 / zoom),
    devicePixelRatio: zoom,
  });

interface World {
  readonly shell?: Shell;
  readonly href?: string;
  readonly storage?: ReturnType<typeof createMemoryStorage>;
  readonly mouse?: boolean;
  readonly language?: Language;
}

function watch({
  shell = EMPTY_SHELL,
  href,
  storage = createMemoryStorage(),
  mouse = true,
  language = "zh-CN",
}: World = {}) {
  jest
    .spyOn(window, "matchMedia")
    .mockImplementation((query) => ({ matches: query.includes("any-pointer") && mouse }) as MediaQueryList);
  const { clock, advance } = fakeClock();
  const { ports } = fakePorts({ clock, storage, navigation: fakeNavigation(href).navigation });
  let kit: TestKit | undefined;
  const { unmount } = render(
    <PortsContext value={ports}>
      <KitPage language={language} onKit={(created) => (kit = created)}>
        <ShellContext value={shell}>
          <ZoomHintWatcher />
        </ShellContext>
      </KitPage>
    </PortsContext>,
  );
  const rest = () => act(() => advance(1_000));
  rest();
  const resize = (zoom: number) => {
    zoomTo(zoom);
    act(() => void window.dispatchEvent(new Event("resize")));
    rest();
  };
  return {
    kit: () => kit,
    storage,
    resize,
    pass: (milliseconds: number) => act(() => kit?.pass(milliseconds)),
    unmount,
  };
}

beforeEach(() => zoomTo(1));
afterEach(() => jest.restoreAllMocks());

it.each([0.75, 1.25, 2])("suggests 100 %% for five seconds when the zoom becomes %d [DESK-11]", (zoom) => {
  const { resize, pass } = watch();
  expect(hint()).toBeNull();
  resize(zoom);
  expect(hint()).toBeVisible();
  pass(4_900);
  expect(hint()).toBeVisible();
  pass(200);
  expect(hint()).toBeNull();
});

it("says so once in a tab's life, whatever the zoom becomes, and in the next one again [DESK-11]", () => {
  zoomTo(1.5);
  const { resize, pass, storage, unmount } = watch();
  expect(hint()).toBeVisible();
  pass(5_100);
  resize(2);
  resize(0.5);
  expect(hint()).toBeNull();
  unmount();
  storage.remove("zoomHinted");
  watch({ storage });
  expect(hint()).toBeVisible();
});

it("is not given again on this device if a person does not want it [DESK-11]", async () => {
  zoomTo(1.5);
  const { storage, unmount } = watch();
  await userEvent.click(screen.getByRole("button", { name: "不再提示" }));
  unmount();
  storage.remove("zoomHinted");
  watch({ storage });
  expect(hint()).toBeNull();
});

const PHONE = { ...EMPTY_SHELL, device: deviceOf({ userAgent: "iPhone", width: 390, shell: null }) };
const FRAMED =
  "http://localhost/pages/base/pc_desktop_all/index.html#/viewport?app=x&linkUrl=%2Fhelp%2F%3Fa%3D1";

it.each<[string, World]>([
  ["on phones", { shell: PHONE }],
  ["where fingers alone point", { mouse: false }],
  ["in content page mode", { href: FRAMED }],
])("is not given %s [DESK-11]", (_, world) => {
  zoomTo(1.5);
  watch(world);
  expect(hint()).toBeNull();
});

it("suggests 100 % and Ctrl+0 in English [DESK-11]", async () => {
  zoomTo(1.5);
  watch({ language: "en" });
  expect(
    await screen.findByText("The browser’s zoom may not suit this page. 100% is suggested (press Ctrl+0).", {
      selector: "p",
    }),
  ).toBeVisible();
});

it("is a warning and no error [DESK-11]", () => {
  zoomTo(1.5);
  const { kit } = watch();
  expect(kit()?.toasts.getSnapshot()).toMatchObject([{ severity: "warning" }]);
});

it("is not given while the portal stands in the frame of another page [DESK-11]", () => {
  jest.spyOn(window, "self", "get").mockReturnValue({} as Window & typeof globalThis);
  zoomTo(1.5);
  watch();
  expect(hint()).toBeNull();
});
