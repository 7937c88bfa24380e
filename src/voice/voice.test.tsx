import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as stories from "../../stories/voice/Voice.stories";
import { answered, fakeHttp, fakeNavigation, fakePorts, success } from "../../test/fakePorts";
import { FAULTS, SORTS } from "../../test/faults";
import { KitPage } from "../../test/KitPage";
import { prepareStories, storiesOf } from "../../test/stories";
import { DEFAULT_SITE } from "../base/core/site/siteConfig";
import { createStore } from "../base/state/store";
import type { HttpResult } from "../base/core/wire/exchange";
import { recogniseBy } from "./flow/recogniseSound";
import { Voice } from "./flow/Voice";
import { createVoicePorts } from "./createVoicePorts";
import { VoiceView } from "./VoiceView";

const all = storiesOf(stories);
const { Idle, English, Recording, NearlyOver, Found, NotLearned, Unheard, TokenFailure, Refused, Slow } = all;

beforeAll(prepareStories);
beforeEach(() => jest.clearAllMocks());

const said = () => document.getElementById("announcer")?.textContent ?? "";
/** What stands there, and not what is spoken. */
const shown = (words: string | RegExp) => within(screen.getByRole("main")).getByText(words);
const talk = () => screen.getByRole("button", { name: /^(说话|说完了|Speak|Finish speaking)$/ });

it("shows what may be said before anything was, and has the focus on its button [VOICE-01, A11Y-02]", async () => {
  await Idle.run();
  expect(shown("试试说：“打开作业”")).toBeInTheDocument();
  expect(shown(/任意一个应用的名称（共 24 个），例如课表、通知公告/)).toBeInTheDocument();
  expect(talk()).toHaveFocus();
});

it("is pressed and let go by the keys and by a pointer, and toggled by a click alone [VOICE-01, A11Y-02]", async () => {
  await Idle.run();
  const { onPress, onRelease, onToggle } = Idle.args;
  await userEvent.keyboard("{Enter>3/}");
  expect([onPress, onRelease, onToggle].map((each) => jest.mocked(each!).mock.calls.length)).toEqual([
    1, 1, 0,
  ]);
  await userEvent.keyboard("[Space]");
  expect(onPress).toHaveBeenCalledTimes(2);
  await userEvent.pointer([{ keys: "[MouseLeft>]", target: talk() }, { keys: "[/MouseLeft]" }]);
  expect([onPress, onToggle].map((each) => jest.mocked(each!).mock.calls.length)).toEqual([3, 0]);
  fireEvent.click(talk());
  expect(onToggle).toHaveBeenCalledTimes(1);
});

it("counts down, speaks that it listens, ends by a press, and is thrown away by its button [VOICE-01, A11Y-05]", async () => {
  await Recording.run();
  expect(screen.getByRole("timer")).toHaveTextContent("还剩 52 秒");
  expect(said()).toContain("请说话，说完松开。");
  expect(talk()).toHaveAttribute("aria-pressed", "true");
  await userEvent.keyboard("{Enter}");
  expect(Recording.args.onToggle).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole("button", { name: "放弃（Esc）" }));
  expect(Recording.args.onCancel).toHaveBeenCalledTimes(1);
});

it("says in English too when it is nearly over [VOICE-01]", async () => {
  await NearlyOver.run();
  expect(screen.getByRole("timer")).toHaveTextContent("5 seconds left");
  expect(shown("Speak, and press again when you have finished.")).toBeInTheDocument();
});

it("opens what was found by its link, once [VOICE-01, LIC-02]", async () => {
  await Found.run();
  expect(screen.getByRole("link", { name: "作业" })).toHaveAttribute(
    "href",
    "#/viewport?app=homework&fileId=homework",
  );
  expect(Found.args.onOpen).toHaveBeenCalledTimes(1);
  expect(said()).toContain("打开作业 正在打开： 作业");
});

it("says what it has not learned, what it has not heard, and what is wrong [VOICE-01, A11Y-03]", async () => {
  await NotLearned.run();
  expect(shown("Oh, I haven't learned this skill yet, let's put it another way!")).toBeInTheDocument();
  expect(shown("open the window")).toBeInTheDocument();
  await Unheard.run();
  expect(shown("我好像没听懂，能再说一遍吗？")).toBeInTheDocument();
  await TokenFailure.run();
  expect(shown("请检查服务器配置")).toBeInTheDocument();
  expect(shown("此平台未配置语音识别，请检查服务器配置")).toBeInTheDocument();
  expect(said()).toContain("请检查服务器配置");
  await Refused.run();
  expect(shown(/^The microphone is not allowed/)).toBeInTheDocument();
  await English.run();
  expect(shown("Try: “open Homework”")).toBeInTheDocument();
});

it("says on a Chinese page, before anybody speaks, that English names alone are heard, whom to ask for Chinese, and that a name can be typed [VOICE-01, A11Y-03]", async () => {
  await Unheard.run();
  const note =
    "这里的语音识别只能听懂应用的英文名称。需要用中文说，请联系学校管理员；也可以在搜索中输入应用名称。";
  expect(shown(note)).toBeInTheDocument();
  expect(talk()).toHaveAccessibleDescription(note);
  expect(shown("试试说：“open Homework”")).toBeInTheDocument();
  expect(
    shown(/其他应用的英文名称（共 24 个应用），例如Timetable、Notices，前面可以加“open”/),
  ).toBeInTheDocument();
  await Idle.run();
  expect(screen.queryByText(/只能听懂/)).toBeNull();
  expect(talk()).not.toHaveAccessibleDescription();
});

it("says on an English page that Chinese names alone are heard [VOICE-01]", async () => {
  await English.run({ args: { ...English.args, isForeign: true, examples: ["作业"] } });
  expect(
    shown(/recognise only the Chinese names.*ask your administrator, or type a name/),
  ).toBeInTheDocument();
  expect(within(screen.getByRole("main")).getByText("“打开作业”")).toHaveAttribute("lang", "zh-CN");
});

it("sends a recording again that could not be recognised [VOICE-01]", async () => {
  await Slow.run();
  expect(shown("语音识别用时过长。录音还在，请重新发送。")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "重新发送" }));
  expect(Slow.args.onResend).toHaveBeenCalledTimes(1);
});

it("keeps a recording for another try, and says why, whatever becomes of the recogniser's answer [VOICE-01, REL-01]", async () => {
  let now: HttpResult = FAULTS["no network"].result;
  const { http, requests } = fakeHttp(() => now);
  const { ports } = fakePorts({ http, navigation: fakeNavigation().navigation });
  const { dispatch } = createStore(ports);
  const site = DEFAULT_SITE;
  const voice = new Voice({
    ...createVoicePorts({ ports, dispatch, language: "zh-CN", site, go: () => undefined }),
    clock: { now: () => 0, after: () => () => undefined },
    token: () => Promise.resolve({ token: "t", appKey: "k", url: "http://localhost/recogniser" }),
    find: () => Promise.resolve({ address: null }),
    record: () =>
      Promise.resolve({
        level: () => 0,
        stop: () => Promise.resolve(new Blob(["sound"])),
        discard: () => undefined,
      }),
    recognise: recogniseBy({ http, site, origin: "http://localhost" }),
  });
  const { container } = render(
    <KitPage unstyled>
      <VoiceView voice={voice} examples={[]} count={0} found={null} onOpen={() => undefined} />
    </KitPage>,
  );
  const page = within(container);
  fireEvent.click(page.getByRole("button", { name: "说话" }));
  fireEvent.click(await page.findByRole("button", { name: "说完了" }));
  const resend = () => page.findByRole("button", { name: "重新发送" });
  for (const sort of SORTS) {
    const button = await resend();
    now = FAULTS[sort].result;
    const before = requests.length;
    fireEvent.click(button);
    await waitFor(() => expect(requests.length).toBeGreaterThan(before));
    await resend();
    const said = container.querySelector(".reply p")?.textContent;
    expect([sort, said]).toEqual([sort, expect.stringMatching(/请.*(重新发送|再试|检查服务器配置)/)]);
  }
  now = answered({ status: 20000000, result: "打开作业" });
  fireEvent.click(await resend());
  expect(await page.findByText("打开作业")).toBeVisible();
});

it.each(["en", "zh-CN"] as const)(
  "asks for a token in the language of the page: %s [API-16]",
  async (language) => {
    const { http, requests } = fakeHttp(() => success(null));
    const { ports } = fakePorts({ http, navigation: fakeNavigation().navigation });
    const { dispatch } = createStore(ports);
    const voice = createVoicePorts({ ports, dispatch, language, site: DEFAULT_SITE, go: () => undefined });
    await voice.token(new AbortController().signal);
    expect(requests.map(({ url }) => url.replace(/&_=.*/, ""))).toEqual([
      `/api/base/get_ali_token?language=${language}`,
    ]);
  },
);
