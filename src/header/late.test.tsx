import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "react-redux";
import { EMPTY_SHELL } from "../../test/emptyShell";
import { fakeHttp, fakePorts, success, wireUser } from "../../test/fakePorts";
import { KitPage } from "../../test/KitPage";
import { readUser } from "../base/core/wire/user";
import { ShellContext } from "../base/kit/ShellContext";
import { PortsContext } from "../base/platform/PortsContext";
import { PersonContext } from "../base/session/PersonContext";
import { headerTools } from "../slots/headerTools";
import { createStore } from "../base/state/store";
import { PortalHeader } from "./PortalHeader";

/** What the network does not give. */
const mockMissing = { panels: false, confirmation: false, english: false };

jest.mock("../slots/panels", () => {
  if (mockMissing.panels) throw new Error("ChunkLoadError: header-panels");
  return jest.requireActual<object>("../slots/panels");
});
jest.mock("../base/kit/ConfirmDialog", () => {
  if (mockMissing.confirmation) throw new Error("ChunkLoadError: dialogs");
  return jest.requireActual<object>("../base/kit/ConfirmDialog");
});
jest.mock("../base/i18n/compiled/portal.en.json", () => {
  if (mockMissing.english) throw new Error("ChunkLoadError: portal-en");
  return jest.requireActual<object>("../base/i18n/compiled/portal.en.json");
});

const MESSAGE = "这部分没有加载成功，请检查网络后再试；仍不行时，请重新加载页面。";

function openHeader() {
  const user = readUser(wireUser());
  if (!user) throw new Error("The record names no person");
  const { ports } = fakePorts({ http: fakeHttp(() => success(null)).http });
  const store = createStore(ports);
  render(
    <PortsContext value={ports}>
      <Provider store={store}>
        <KitPage>
          <PersonContext value={user}>
            <ShellContext value={EMPTY_SHELL}>
              <PortalHeader tools={headerTools} />
            </ShellContext>
          </PersonContext>
        </KitPage>
      </Provider>
    </PortsContext>,
  );
  return () => store.getState().preferences.language;
}

const openMenu = () => userEvent.click(screen.getByRole("button", { name: /^欢迎，王老师/ }));

it("keeps the header, reports code that does not load, and loads it again on retry [AUTH-11, REL-03]", async () => {
  mockMissing.panels = true;
  mockMissing.confirmation = true;
  openHeader();
  await openMenu();
  expect(await screen.findAllByText(MESSAGE)).not.toHaveLength(0);
  expect(screen.getByRole("banner")).toBeInTheDocument();
  expect(screen.queryByRole("menu")).not.toBeInTheDocument();

  mockMissing.panels = false;
  await openMenu();
  await userEvent.click(await screen.findByRole("menuitem", { name: "退出登录" }));
  expect(await screen.findAllByText(MESSAGE)).not.toHaveLength(0);
  expect(screen.queryByRole("dialog", { name: "退出登录？" })).not.toBeInTheDocument();

  mockMissing.confirmation = false;
  await openMenu();
  await userEvent.click(await screen.findByRole("menuitem", { name: "退出登录" }));
  expect(await screen.findByRole("dialog", { name: "退出登录？" })).toBeInTheDocument();
}, 30_000);

it("reports that the messages of a language do not load, keeps its own, and requests them at the next press [REL-03, I18N-03]", async () => {
  mockMissing.english = true;
  const languageChosen = openHeader();
  const choose = async () => {
    await openMenu();
    await userEvent.click(await screen.findByRole("menuitem", { name: "Switch to English" }));
  };
  await choose();
  expect(await screen.findAllByText(MESSAGE)).not.toHaveLength(0);
  expect(languageChosen()).toBe("zh-CN");

  mockMissing.english = false;
  await choose();
  await waitFor(() => expect(languageChosen()).toBe("en"));
});
