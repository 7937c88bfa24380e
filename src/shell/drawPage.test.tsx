import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeNavigation, fakePorts } from "../../test/fakePorts";
import { preparePage } from "../../stories/support/pageSkeleton";
import { deviceOf } from "../base/core/site/device";
import { accountMessages } from "../base/i18n/accountMessages";
import { createKit } from "../base/kit/KitContext";
import { PageFrame } from "./drawPage";
import { preparePage as prepareThis } from "./preparePage";
import { showStartFailure } from "./showStartFailure";

const Broken = (): never => {
  throw new Error("odd data");
};

it("is never blank: an error that no pane catches leaves a message and a button to reload [REL-03]", async () => {
  const report = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { navigation, done } = fakeNavigation();
  const { announcer } = preparePage();
  render(
    <PageFrame
      page={{
        application: { code: "login", appCode: "login", rootPath: "pages" },
        device: deviceOf({ userAgent: "Chrome", width: 1440, shell: null }),
        kit: createKit(announcer),
        language: "zh-CN",
        themeAsked: null,
        messages: accountMessages,
        ports: fakePorts({ navigation }).ports,
        supplied: [],
        siteGiven: undefined,
      }}
      language="zh-CN"
    >
      <Broken />
    </PageFrame>,
  );
  expect(screen.getByRole("heading", { level: 1, name: "出错了" })).toBeInTheDocument();
  expect(screen.getByText("页面无法显示，请重新加载。")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "重试" }));
  expect(done).toEqual(["reload"]);
  report.mockRestore();
});

it("says so in the page's language when a page cannot start at all [REL-03]", async () => {
  document.body.innerHTML = '<div id="app"></div>';
  document.documentElement.lang = "en";
  showStartFailure(accountMessages);
  expect(screen.getByRole("alert")).toHaveTextContent("页面无法显示，请重新加载。");
  await accountMessages.load("en");
  showStartFailure(accountMessages);
  expect(screen.getByRole("alert")).toHaveTextContent("This page cannot be shown. Please load it again.");
});

it("is prepared only with its codes, before anything is drawn [API-14]", async () => {
  document.body.innerHTML = '<div id="app"></div><div id="announcer"></div>';
  const application = { code: "base" };
  await expect(prepareThis({ application, messages: accountMessages })).rejects.toThrow(
    "Missing appCode at initialisation",
  );
  expect(document.getElementById("app")?.innerHTML).toBe("");
});
