import { screen } from "@testing-library/react";
import * as stories from "../../../stories/downloads/Downloads.stories";
import { prepareStories, storiesOf } from "../../../test/stories";

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
