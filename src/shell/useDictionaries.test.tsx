import { act, render, screen } from "@testing-library/react";
import { FormattedMessage } from "react-intl";
import { answered, fakeHttp, fakePorts, fault } from "../../test/fakePorts";
import { loadRenewal } from "../base/session/loadRenewal";
import { ApiRuntime } from "../base/api/runtime";
import { settingsFrom } from "../base/api/settings";
import type { Language } from "../base/core/language/languages";
import { initialise } from "../base/core/site/application";
import { DEFAULT_SITE } from "../base/core/site/siteConfig";
import type { HttpResult } from "../base/core/wire/exchange";
import { START_TIMEOUT } from "../base/core/wire/request";
import type { Dictionary } from "../base/i18n/dictionary";
import { LanguageProvider } from "../base/i18n/LanguageProvider";
import { portalMessages } from "../base/i18n/portalMessages";
import type { Ports } from "../base/platform/ports";
import { createStore } from "../base/state/store";
import { askedWords } from "./askedWords";
import { storeWords } from "./storeWords";
import { useDictionaries, type WordSources } from "./useDictionaries";

function Page({ sources, language }: { readonly sources: WordSources; readonly language: Language }) {
  return (
    <LanguageProvider language={language} bundle={portalMessages} extra={useDictionaries(sources, language)}>
      <p>
        <FormattedMessage id="common.close" />, <FormattedMessage id="common.cancel" />,{" "}
        <FormattedMessage id="common.retry" />
      </p>
    </LanguageProvider>
  );
}

const application = initialise({ code: "base", appCode: "oa" });

const throughStore = (ports: Ports) => storeWords(createStore(ports));

function withoutStore(ports: Ports) {
  const page = { deviceType: "pc", appCode: "oa" } as const;
  return askedWords(new ApiRuntime(ports, settingsFrom(DEFAULT_SITE, page), () => null, loadRenewal));
}

const SHARED = answered({ "common.close": "Shut", "common.cancel": "Leave" });
const OWN = answered({ "common.cancel": "Stay", "common.retry": 7 });

beforeAll(() => portalMessages.load("en"));

describe.each([
  ["the portal", throughStore],
  ["an account page", withoutStore],
])("the words that lie over the catalogue of %s", (_, wordsOver) => {
  async function open(language: Language, supplied: readonly Dictionary[] = [], shared: HttpResult = SHARED) {
    const { http, requests } = fakeHttp(({ url }) => (url.startsWith("/common/") ? shared : OWN));
    const { ports, notices } = fakePorts({ http });
    const site = Promise.resolve(DEFAULT_SITE);
    const fetchWords = jest.fn(wordsOver(ports));
    const sources = { application, supplied, site, fetchWords };
    const { rerender } = render(<p />);
    const switchTo = (other: Language) =>
      act(async () => {
        rerender(<Page sources={sources} language={other} />);
        await Promise.resolve();
      });
    await switchTo(language);
    return { fetchWords, requests, notices, switchTo };
  }

  it("are the shared ones with the app's own over them, from addresses that caches know [I18N-02]", async () => {
    const { requests } = await open("en");
    expect(await screen.findByText("Shut, Stay, Try again")).toBeInTheDocument();
    expect(requests).toMatchObject([
      { url: "/common/plugins/common-ph/2.0.0/lang/en-ph.json", timeout: START_TIMEOUT },
      { url: "/pages/base/lang/en-oa.json", timeout: START_TIMEOUT },
    ]);
  });

  it.each([
    ["production", "/school/base/lang/en-oa.json"],
    ["development", "/pages/base/lang/en-oa.json"],
  ])("are looked for where a build of %s has them: %s [REDIR-07]", async (build, address) => {
    const usual = process.env["NODE_ENV"];
    process.env["NODE_ENV"] = build;
    window.history.replaceState(null, "", "/school/base/pc_desktop_all/index.html");
    const { requests } = await open("en");
    await screen.findByText("Shut, Stay, Try again");
    expect(requests.at(-1)?.url).toBe(address);
    window.history.replaceState(null, "", "/");
    process.env["NODE_ENV"] = usual;
  });

  it("are none in Chinese, also after English [I18N-02]", async () => {
    const { fetchWords, switchTo } = await open("zh-CN");
    expect(screen.getByText("关闭, 取消, 重试")).toBeInTheDocument();
    await switchTo("en");
    expect(await screen.findByText("Shut, Stay, Try again")).toBeInTheDocument();
    await switchTo("zh-CN");
    expect(screen.getByText("关闭, 取消, 重试")).toBeInTheDocument();
    expect(fetchWords).toHaveBeenCalledTimes(1);
  });

  it("are the supplied ones as they are, for which nothing is fetched [I18N-02]", async () => {
    const { fetchWords, switchTo } = await open("en", [
      { language: "en", words: { "common.close": "Begone" } },
      { language: "zh-CN", words: { "common.close": "离开" } },
    ]);
    expect(screen.getByText("Begone, Cancel, Try again")).toBeInTheDocument();
    await switchTo("zh-CN");
    expect(screen.getByText("离开, 取消, 重试")).toBeInTheDocument();
    await switchTo("en");
    expect(screen.getByText("Begone, Cancel, Try again")).toBeInTheDocument();
    expect(fetchWords).not.toHaveBeenCalled();
  });

  it("are fetched for a language that only the others are supplied of [I18N-02]", async () => {
    await open("en", [{ language: "zh-CN", words: { "common.close": "离开" } }]);
    expect(await screen.findByText("Shut, Stay, Try again")).toBeInTheDocument();
  });

  it.each([fault("network"), answered("", 404, "Not Found"), answered("<html>"), answered('{"a":"cut')])(
    "that fail are silent and leave the others and the built-in ones [I18N-02]",
    async (broken) => {
      const { notices } = await open("en", [], broken);
      expect(await screen.findByText("Close, Stay, Try again")).toBeInTheDocument();
      expect(notices).toEqual([]);
    },
  );
});
