import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "react-redux";
import { calls } from "../../contract/calls";
import * as stories from "../../stories/footer/Footer.stories";
import { answered, fakeHttp, fakePorts, failure, success, wireUser } from "../../test/fakePorts";
import { KitPage } from "../../test/KitPage";
import { prepareStories, storiesOf } from "../../test/stories";
import type { HttpResult } from "../base/core/wire/exchange";
import { readUser } from "../base/core/wire/user";
import { PortsContext } from "../base/platform/PortsContext";
import { PersonContext } from "../base/session/PersonContext";
// It is there when it is asked for.
import "../base/kit/dated/Dated";
import { createStore } from "../base/state/store";
import { FooterPlace } from "./FooterPlace";

const { Full, SeveralRecords } = storiesOf(stories);

beforeAll(prepareStories);

const config = (footerMsg: object, link: string | null = null) =>
  success({ unitId: "100", link, decorationSet: { footerMsg } });
const RECORD = { baUrl: "https://beian.miit.gov.cn/", baImg: null, baContent: "备 1 号", showImg: false };

/** Shows the footer of a school; the site's document is on its way where it is null. */
async function show(answer: HttpResult, site: object | null = {}) {
  const { http, requests } = fakeHttp(({ url }) =>
    url.startsWith(calls.unitConfig.path)
      ? answer
      : url.startsWith(calls.siteConfig.path)
        ? site
          ? answered(site)
          : new Promise<HttpResult>(() => undefined)
        : success(null),
  );
  const { ports, notices } = fakePorts({ http });
  const onVersion = jest.fn();
  const { unmount } = render(
    <PortsContext value={ports}>
      <Provider store={createStore(ports)}>
        <KitPage>
          <PersonContext value={readUser(wireUser())}>
            <FooterPlace onVersion={onVersion} />
          </PersonContext>
        </KitPage>
      </Provider>
    </PortsContext>,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  return {
    unmount,
    onVersion,
    notices,
    asked: requests.map(({ url }) => url).filter((url) => url.includes("unit_config")),
  };
}

const links = () => screen.queryAllByRole("link").map((link) => link.getAttribute("href"));

it("shows what the person's school has configured [FOOT-01]", async () => {
  const { onVersion, asked } = await show(
    config({ copyright: "© 第一中学", helpCenter: "/help/", baList: [RECORD] }),
  );
  expect(asked[0]).toMatch(/[?&]unitId=100(&|$)/);
  expect(screen.getByText("© 第一中学")).toBeVisible();
  expect(links()).toEqual([
    "https://beian.miit.gov.cn/",
    expect.stringMatching(/^http:\/\/localhost\/help\/\?redUrl=/),
  ]);
  await userEvent.click(screen.getByRole("button", { name: "版本信息" }));
  expect(onVersion).toHaveBeenCalledTimes(1);
});

it("shows a date in its texts as relative time, with the whole date as its tooltip [FOOT-01]", async () => {
  await show(config({ copyright: "更新于 2020-11-20 08:30:00，第一中学", baList: [RECORD] }));
  const time = await screen.findByText("2020年11月20日");
  expect(time).toHaveAttribute("datetime", "2020-11-20T00:30:00.000Z");
  expect(time).toHaveAttribute("title", expect.stringContaining("08:30"));
  expect(time.parentElement).toHaveTextContent("更新于 2020年11月20日，第一中学");
  expect(screen.getByText("备 1 号")).toBeVisible();
});

it("links to nothing that is not allowed, and shows the words [FOOT-01, SEC-02]", async () => {
  await show(
    config({ baList: [{ ...RECORD, baUrl: "javascript:alert(1)" }], helpCenter: "https://evil.example/" }),
    {
      helpCentre: "none:",
    },
  );
  expect(links()).toEqual([]);
  expect(screen.getByText("备 1 号")).toBeVisible();
});

it("leads to the school's own help, where the site allows that, and gives it no ticket [FOOT-01, REDIR-06]", async () => {
  const open = jest.spyOn(window, "open").mockReturnValue(null);
  for (const [link, expected] of [
    ["/school/help/", "http://localhost/school/help/"],
    ["https://evil.example/", expect.stringMatching(/^http:\/\/localhost\/help\/\?redUrl=/)],
  ] as const) {
    const { unmount, asked } = await show(config({ helpCenter: "/help/" }, link));
    expect(links()).toEqual([expected]);
    if (link.startsWith("/")) {
      const help = screen.getByRole("link", { name: /帮助/ });
      help.addEventListener("click", (event) => event.preventDefault(), { once: true });
      await userEvent.click(help);
      expect(open).not.toHaveBeenCalled();
    }
    expect(asked).toHaveLength(1);
    unmount();
  }
  open.mockRestore();
});

it("has no way to the help centre before the site has said where that is [FOOT-01, REDIR-06]", async () => {
  await show(config({ copyright: "© 第一中学", helpCenter: "/help/" }), null);
  expect(screen.getByText("© 第一中学")).toBeVisible();
  expect(links()).toEqual([]);
});

it.each([
  ["the school wants none", config({ show: false })],
  ["the platform fails", failure(500)],
])("is not there if %s, and nothing is said [FOOT-01]", async (_, answer) => {
  const { notices } = await show(answer);
  expect(screen.queryByRole("contentinfo")).toBeNull();
  expect(notices).toEqual([]);
});

it("has the pictures of registers [FOOT-01]", async () => {
  await SeveralRecords.run();
  expect(document.querySelector("footer img")).toHaveAttribute("src", "/favicon.svg");
  await Full.run();
  expect(screen.getByRole("link", { name: /^演示备 20260002 号 ?（在新窗口打开）$/ })).toHaveAttribute(
    "rel",
    "noopener noreferrer",
  );
});
