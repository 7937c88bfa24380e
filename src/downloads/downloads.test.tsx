import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as stories from "../../stories/downloads/Downloads.stories";
import { InboxWorld } from "../../stories/support/InboxWorld";
import { answered } from "../../test/fakePorts";
import { KitPage } from "../../test/KitPage";
import { prepareStories, storiesOf } from "../../test/stories";
import { LinesOnPage } from "../bars/MenuLine";
import { DownloadsLine } from "./DownloadsLine";

const { BothForms, PortableAlone } = storiesOf(stories);

beforeAll(prepareStories);

const links = () => screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

it("offers the installer and the archive, as far as the site has them [DESK-13]", async () => {
  await BothForms.run();
  expect(links()).toEqual([
    ["Windows 安装程序", "https://files.example/portal-setup.exe"],
    ["免安装压缩包", "https://files.example/portal.zip"],
  ]);
  await PortableAlone.run();
  expect(links()).toEqual([["免安装压缩包", "https://files.example/portal.zip"]]);
});

it("opens the dialog with the addresses of the site by the line of the menu [DESK-13]", async () => {
  const downloads = {
    windows: "https://files.example/own-setup.exe",
    portable: "https://files.example/own.zip",
  };
  render(
    <KitPage>
      <InboxWorld answers={{ siteConfig: answered({ downloads }) }}>
        <LinesOnPage>
          <DownloadsLine close={() => undefined} />
        </LinesOnPage>
      </InboxWorld>
    </KitPage>,
  );
  await userEvent.click(await screen.findByRole("button", { name: "下载桌面客户端" }));
  await waitFor(() =>
    expect(links()).toEqual([
      ["Windows 安装程序", "https://files.example/own-setup.exe"],
      ["免安装压缩包", "https://files.example/own.zip"],
    ]),
  );
});
