import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MESSAGES } from "../../stories/inbox/Messages.stories";
import { InboxWorld, type Answers } from "../../stories/support/InboxWorld";
import { failure, success } from "../../test/fakePorts";
import { KitPage, type TestKit } from "../../test/KitPage";
import { LOOK_NAMES, WHOLE_LOOKS } from "../../theme/lookNames";
import type { Language } from "../base/core/language/languages";
import { createSearch } from "../search/createSearch";
import en from "../base/i18n/compiled/catalogue.en.json";
import zh from "../base/i18n/compiled/catalogue.zh-CN.json";
import type { PortalStore } from "../base/state/store";
import { searchActions } from "./searchActions";
import { searchSources } from "./searchSources";

// jsdom has no layout.
beforeAll(() => (Element.prototype.scrollIntoView = jest.fn()));

const { Panel } = createSearch({ actions: searchActions, sources: searchSources, guests: [] });

/** As a clock does whose time is short, so that nothing that is typed has to rest. */
const clock = {
  now: () => 0,
  after: (_: number, job: () => void) => {
    const timer = setTimeout(job);
    return () => clearTimeout(timer);
  },
};

interface World {
  readonly language?: Language;
  readonly answers?: Answers;
}

/** Opens the search over everything that the portal puts into it, and types. */
async function search(typed: string, { language = "zh-CN", answers = {} }: World = {}) {
  let store: PortalStore | undefined;
  let kit: TestKit | undefined;
  const kept: string[] = [];
  render(
    <KitPage language={language} onKit={(created) => (kit = created)} unstyled>
      <InboxWorld
        answers={{ unreadMessages: success(MESSAGES), ...answers }}
        ports={{ clock }}
        onStore={(created) => (store = created)}
        onCall={(name, { body }) => name === "setTheme" && kept.push(JSON.stringify(body))}
      >
        <Panel anchor={document.body} onClose={() => undefined} labelledBy="" />
      </InboxWorld>
    </KitPage>,
  );
  // The table of pinyin comes later.
  await act(() => import("pinyin-match"));
  await userEvent.type(await screen.findByRole("combobox"), typed);
  return {
    kept,
    theme: () => store?.getState().preferences.theme,
    toasts: () => kit?.toasts.getSnapshot().map(({ text }) => text) ?? [],
  };
}

const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
const first = async (words: string) => waitFor(() => expect(options()[0]).toContain(words));

describe("a look", () => {
  it.each(["水墨", "ink", "shuimo", "sm"])(
    "is found by %s, and worn at once [DESK-10, THEME-05]",
    async (typed) => {
      const { kept, theme } = await search(typed);
      await first("主题：水墨");
      await userEvent.keyboard("{Enter}");
      expect(theme()).toBe("ink");
      await waitFor(() => expect(kept).toEqual([expect.stringMatching(/\bink\b/)]));
    },
  );

  it("says that it is the one that is worn [DESK-10, THEME-05]", async () => {
    await search("主题");
    await waitFor(() => expect(options()).toContain("主题：纯色当前主题"));
    expect(options().filter((words) => words.includes("当前主题"))).toHaveLength(1);
  });

  it.each(LOOK_NAMES)("%s has a name in the search in both languages [I18N-03]", async (look) => {
    // The dialog and the search call each by the same name.
    const name = zh[`appearance.look.${look}`];
    await search(en[`appearance.look.${look}`]);
    await first(`主题：${name}`);
  });

  it.each(WHOLE_LOOKS)("%s is found by its Chinese name on an English page, too [DESK-10]", async (look) => {
    await search(zh[`appearance.look.${look}`], { language: "en" });
    await first(`Theme: ${en[`appearance.look.${look}`].toLowerCase()}`);
  });

  it("that the platform has not kept is worn all the same, says so, and is sent again [THEME-05, REL-03]", async () => {
    const { theme, toasts, kept } = await search("荷", { answers: { setTheme: failure(500) } });
    await first("主题：荷韵");
    await userEvent.keyboard("{Enter}");
    expect(theme()).toBe("lotus");
    await waitFor(() => expect(toasts()).toEqual([{ id: "search.look.notSaved" }]));
    await userEvent.click(screen.getByRole("button", { name: "重试" }));
    await waitFor(() => expect(kept).toHaveLength(2));
  });
});

describe("what people can do", () => {
  const message = {
    ...MESSAGES[1],
    id: "sign",
    messageMeno: "如何 sign out，如何退出登录：深色、语言和孩子|||sign out",
  };
  const answers = { unreadMessages: success([message]) };

  it.each([
    ["退出登录", "退出登录"],
    ["tcdl", "退出登录"],
    ["sign out", "退出登录"],
    ["深色", "使用深色"],
    ["dark mode", "使用深色"],
    ["语言", "Switch to English"],
  ])("stands by %s above messages that only say so [DESK-10]", async (typed, words) => {
    await search(typed, { answers });
    await waitFor(() => expect(screen.queryByText("正在各应用中搜索…")).toBeNull());
    expect(options()[0]).toContain(words);
    if (typed !== "tcdl" && typed !== "dark mode") expect(options().at(-1)).toContain("如何");
  });

  it("stands below messages where its name only has the letters somewhere [DESK-10]", async () => {
    await search("out", { answers, language: "en" });
    await waitFor(() => expect(options()[0]).toContain("Sign out"));
    await userEvent.clear(screen.getByRole("combobox"));
    await userEvent.type(screen.getByRole("combobox"), "ign");
    await waitFor(() => expect(options()[0]).toMatch(/^sign out/));
  });

  it("that is so already is not listed before anything is typed, and looks neither [DESK-10]", async () => {
    await search("x{Backspace}");
    expect(options()).toContain("使用深色");
    expect(options().filter((words) => /^主题：(?!选择)|跟随系统/.test(words))).toEqual([]);
  });
});

describe("a message", () => {
  it("is found by its text, with the words around it [DESK-10, MSG-01]", async () => {
    await search("不再需要");
    expect(await screen.findByText("不再需要", { selector: "mark" })).toBeInTheDocument();
    expect(options()).toEqual([expect.stringMatching(/^云盘空间已使用 80%.*请清理不再需要的文件。$/)]);
  });

  it("stands once, where its title has the words as well [DESK-10, MSG-01]", async () => {
    const both = { ...MESSAGES[0], messageMeno: "文件太多", content: ["请清理不再需要的文件。"] };
    await search("文件", { answers: { unreadMessages: success([both]) } });
    await waitFor(() => expect(options()).toHaveLength(1));
    expect(screen.getAllByText("文件", { selector: "mark" })).toHaveLength(1);
  });
});
