import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { KitPage } from "../../../test/KitPage";
import { Menu } from "../../base/kit/mui/Menu";
import { FullscreenLine } from "./FullscreenLine";

const media = { byKey: false, listeners: new Set<() => void>() };
const page: { element: Element | null } = { element: null };

beforeEach(() => {
  media.byKey = false;
  page.element = null;
  jest.spyOn(window, "matchMedia").mockImplementation(
    (query) =>
      ({
        matches: query.includes("fullscreen") && media.byKey,
        addEventListener: (_: string, listener: () => void) => media.listeners.add(listener),
        removeEventListener: (_: string, listener: () => void) => media.listeners.delete(listener),
      }) as unknown as MediaQueryList,
  );
  for (const [name, get] of [
    ["fullscreenElement", () => page.element],
    ["fullscreenEnabled", () => true],
  ] as const)
    Object.defineProperty(document, name, { configurable: true, get });
});
afterEach(() => jest.restoreAllMocks());

const show = (request: () => Promise<void>, exit: () => Promise<void> = request) => {
  Object.assign(document.documentElement, { requestFullscreen: request });
  Object.assign(document, { exitFullscreen: exit });
  render(
    <KitPage>
      <Menu open anchorEl={document.body}>
        <FullscreenLine close={() => undefined} />
      </Menu>
    </KitPage>,
  );
};

it("follows the screen, however it got there: by the button, Escape or F11 [DESK-12]", async () => {
  const change = (element: Element | null) => {
    page.element = element;
    document.dispatchEvent(new Event("fullscreenchange"));
    return Promise.resolve();
  };
  show(
    () => change(document.documentElement),
    () => change(null),
  );
  await userEvent.click(screen.getByRole("menuitem", { name: "全屏显示" }));
  expect(screen.getByRole("menuitem", { name: "退出全屏" })).toBeVisible();
  await act(() => change(null));
  expect(screen.getByRole("menuitem", { name: "全屏显示" })).toBeVisible();
  media.byKey = true;
  act(() => media.listeners.forEach((listener) => listener()));
  expect(screen.getByRole("menuitem", { name: "退出全屏" })).toBeVisible();
});

it("says so where the browser refuses [DESK-12]", async () => {
  show(() => Promise.reject(new TypeError("Permissions check failed")));
  await userEvent.click(screen.getByRole("menuitem", { name: "全屏显示" }));
  expect(await screen.findByText(/^浏览器没有允许改变全屏状态/, { selector: "p" })).toBeVisible();
  expect(screen.getByRole("menuitem", { name: "全屏显示" })).toBeVisible();
});
