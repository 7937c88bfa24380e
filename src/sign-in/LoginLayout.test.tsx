import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as stories from "../../stories/sign-in/LoginLayout.stories";
import { fakePorts } from "../../test/fakePorts";
import { KitPage } from "../../test/KitPage";
import { prepareStories, storiesOf } from "../../test/stories";
import { LANGUAGES } from "../base/core/language/languages";
import { DEFAULT_SITE } from "../base/core/site/siteConfig";
import { PortsContext } from "../base/platform/PortsContext";
import { LoginFoot } from "./LoginFoot";
// It is there when it is asked for.
import "../base/kit/dated/Dated";
import { LoginLayout } from "./LoginLayout";

const { School, BeforeTheSchoolIsKnown, OneLanguage } = storiesOf(stories);

beforeAll(prepareStories);

it("leads to the other language by a button in its words, also where the site's list is none [I18N-01]", async () => {
  for (const languages of [LANGUAGES, null]) {
    await School.run({ args: { ...School.args, languages } });
    const button = screen.getByRole("button", { name: "English" });
    expect(button).toHaveAttribute("lang", "en");
    await userEvent.click(button);
    expect(School.args.onLanguage).toHaveBeenCalledTimes(1);
    expect(School.args.onLanguage).toHaveBeenCalledWith("en");
  }
});

it("shows the school's motto in the language of the page, and the portal's own words where it has none [THEME-05]", async () => {
  await School.run();
  expect(screen.getByText("敬业乐群，日新又新")).toBeInTheDocument();
  expect(screen.queryByText(/都在一处/)).not.toBeInTheDocument();
  await BeforeTheSchoolIsKnown.run();
  expect(screen.getByText(/都在一处/)).toBeInTheDocument();
});

it("ends in the school's copyright and its filing records, once they are known [FOOT-01]", async () => {
  await School.run();
  const foot = within(await screen.findByRole("contentinfo"));
  expect(foot.getByText("© 2026 育才实验学校")).toBeVisible();
  const record = foot.getByRole("link", { name: /^演示备 20260002 号 ?（在新窗口打开）$/ });
  expect(record).toHaveAttribute("href", "https://beian.miit.gov.cn/");
  expect(record).toHaveAttribute("rel", "noopener noreferrer");
  await BeforeTheSchoolIsKnown.run();
  expect(screen.queryByRole("contentinfo")).toBeNull();
});

it("shows a date in the copyright as relative time [FOOT-01]", async () => {
  const config = { footer: "更新于 2020-11-20 08:30，第一中学" };
  // What comes late is drawn once it is there.
  await act(async () => {
    render(
      <PortsContext value={fakePorts().ports}>
        <KitPage>
          <LoginFoot config={config} site={DEFAULT_SITE} origin="https://school.example" />
        </KitPage>
      </PortsContext>,
    );
    await Promise.resolve();
  });
  expect(screen.getByText("2020年11月20日")).toHaveAttribute("datetime", "2020-11-20T00:30:00.000Z");
});

it("offers no other language where the site has one [I18N-01]", async () => {
  await OneLanguage.run();
  expect(screen.getByRole("button", { name: "登录" })).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "English" })).not.toBeInTheDocument();
});

it("names the window after the page and, once known, the school [A11Y-03]", () => {
  const page = (name: string | null) => (
    <KitPage>
      <LoginLayout
        branding={{ name, logo: null, motto: "", foot: null }}
        title="login.forgotTitle"
        languages={LANGUAGES}
        onLanguage={() => undefined}
      >
        <p>Content</p>
      </LoginLayout>
    </KitPage>
  );
  const { rerender } = render(page(null));
  expect(document.title).toMatch(/^找回密码 - ./);
  rerender(page("第一中学"));
  expect(document.title).toBe("找回密码 - 第一中学");
});
