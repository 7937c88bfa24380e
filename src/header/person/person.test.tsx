import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as stories from "../../../stories/header/PersonMenu.stories";
import { prepareStories, storiesOf } from "../../../test/stories";
import { calls } from "../../../contract/calls";
import { failure, success, wireUser } from "../../../test/fakePorts";

const composed = storiesOf(stories);
const { TeacherWithALink, ParentWithALink, Changing, Refused, NoAnswer, AnswerLost, WithHelp } = composed;

beforeAll(prepareStories);
afterEach(() => {
  jest.restoreAllMocks();
  jest.clearAllMocks();
});

const EN = "Switch to English";
const items = () => screen.getAllByRole("menuitem").map((item) => item.textContent);
const asked = (onCall: unknown) =>
  (onCall as jest.Mock<void, [string]>).mock.calls
    .map(([path]) => path)
    .filter((path) => path === calls.parentTeacherLink.path).length;
/** Gives pending answers the time to change the menu. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

describe("the person's menu", () => {
  it("offers their other account to a linked teacher and to a linked parent [WHO-02]", async () => {
    await TeacherWithALink.run();
    expect(items()).toEqual([
      "主题",
      EN,
      "提示记录",
      "头像",
      "人脸",
      "切换为家长身份：王妈妈",
      "关于",
      "退出登录",
    ]);
    await ParentWithALink.run();
    expect(items()).toEqual([
      "主题",
      EN,
      "提示记录",
      "头像",
      "人脸",
      "切换为教师身份：王老师",
      "关于",
      "退出登录",
    ]);
  }, 30_000);

  it.each(["WithoutALink", "LinkUnknown", "InAnApplicationForTeachers"] as const)(
    "offers none: %s [WHO-02]",
    async (name) => {
      await composed[name].run();
      await settled();
      expect(asked(composed[name].args.onCall)).toBe(1);
      expect(items()).toEqual(["主题", EN, "提示记录", "头像", "人脸", "关于", "退出登录"]);
    },
  );

  it("requests the link only for teachers and parents [WHO-02]", async () => {
    await composed.Student.run();
    await settled();
    expect(asked(composed.Student.args.onCall)).toBe(0);
    expect(items()).toEqual(["主题", EN, "提示记录", "头像", "人脸", "关于", "退出登录"]);
  });

  it("offers no logout in clients that sign in and out by themselves; in the desktop client the other account always [DESK-05, WHO-02]", async () => {
    await composed.InTheDesktopClient.run();
    expect(items()).toEqual(["主题", EN, "提示记录", "头像", "人脸", "切换为家长身份：王妈妈", "关于"]);
    await composed.InTheWorkChatClient.run();
    expect(items()).toEqual(["主题", EN, "提示记录", "头像", "人脸", "关于"]);
  });

  it("opens the help centre in a window of its own, with the return address and the unit and no secret [REDIR-06]", async () => {
    await WithHelp.run();
    const help = screen.getByRole("menuitem", { name: /^帮助中心 ?（在新窗口打开）$/ });
    expect(help).toHaveAttribute("target", "_blank");
    expect(help).toHaveAttribute("rel", "noopener");
    const address = new URL(help.getAttribute("href") ?? "");
    expect([...address.searchParams]).toEqual([
      ["redUrl", "https://school.example/pages/base/pc_desktop_all/index.html#/viewport?app=notices"],
      ["unitId", "100"],
    ]);
  });

  describe("opens the help centre on the click itself", () => {
    const press = async (init: MouseEventInit = {}) => {
      const replace = jest.fn();
      const opened = { opener: window, location: { replace } };
      const open = jest.spyOn(window, "open").mockReturnValue(opened as unknown as Window);
      await WithHelp.run();
      const goesBy = !fireEvent.click(screen.getByRole("menuitem", { name: /^帮助中心/ }), init);
      return { opened, open, replace, prevented: goesBy };
    };

    it("in a window without access to this one, with a ticket once it arrives [REDIR-06]", async () => {
      const { opened, open, replace, prevented } = await press();
      expect([prevented, open.mock.calls, opened.opener]).toEqual([true, [["", "_blank"]], null]);
      await waitFor(() => expect(replace).toHaveBeenCalledTimes(1));
      const { searchParams } = new URL(String(replace.mock.calls[0]));
      expect([...searchParams.keys()]).toEqual(["redUrl", "unitId", "accessToken"]);
      expect(searchParams.get("accessToken")).toBe("help-ticket");
    });

    it.each([
      ["has no such call", failure(404)],
      ["answers in another way", success("x")],
      ["says nothing", { kind: "fault", fault: "timeout" } as const],
    ])("without one if the platform %s [REDIR-06]", async (_, ticket) => {
      const replace = jest.fn();
      jest.spyOn(window, "open").mockReturnValue({ location: { replace } } as unknown as Window);
      await WithHelp.run({ args: { ...WithHelp.args, ticket } });
      fireEvent.click(screen.getByRole("menuitem", { name: /^帮助中心/ }));
      await waitFor(() => expect(replace).toHaveBeenCalledTimes(1));
      expect([...new URL(String(replace.mock.calls[0])).searchParams.keys()]).toEqual(["redUrl", "unitId"]);
    });

    it("by the link alone if no window opens, or a modifier key requests another kind [REDIR-06]", async () => {
      const { open } = await press({ ctrlKey: true });
      expect(open).not.toHaveBeenCalled();
      open.mockReturnValue(null);
      await WithHelp.run();
      const help = screen.getAllByRole("menuitem", { name: /^帮助中心/ }).at(-1);
      expect(help && fireEvent.click(help)).toBe(true);
      expect(open).toHaveBeenCalledTimes(1);
    });
  });

  it("says who is signed in, as what and where, and parts its lines into groups [DESK-04, A11Y-03]", async () => {
    await TeacherWithALink.run();
    expect(screen.getByRole("menu")).toHaveAccessibleDescription("王老师 教师 · 第一中学");
    const shown = screen
      .getAllByRole("separator")
      .filter((rule) => getComputedStyle(rule).display !== "none");
    expect(shown.map((rule) => rule.nextElementSibling?.textContent)).toEqual(["头像", "关于", "退出登录"]);
  });

  it("has lines for administrators and for the desktop client, each in its place [LIC-02, DESK-13, VOICE-01]", async () => {
    await composed.Administrator.run();
    expect(items()).toEqual([
      "主题",
      EN,
      "提示记录",
      "头像",
      "人脸",
      "切换为家长身份：王妈妈",
      "键盘快捷键",
      "应用授权",
      "设置语音助手",
      "下载桌面客户端",
      expect.stringMatching(/^帮助中心/),
      "关于",
      "退出登录",
    ]);
  });

  it("tells administrators how voice commands are set up, where there is no recogniser [VOICE-01]", async () => {
    await composed.Administrator.run();
    await userEvent.click(screen.getByRole("menuitem", { name: "设置语音助手" }));
    const dialog = await screen.findByRole("dialog", { name: "语音助手尚未设置" });
    expect(dialog).toHaveTextContent(/npm run voice:setup/);
    expect(dialog).toHaveTextContent(/VOICE_URL、VOICE_APP_KEY 和 VOICE_TOKEN/);
    await userEvent.keyboard("{Escape}");
    const { site } = composed.Administrator.args;
    await composed.Administrator.run({
      args: { ...composed.Administrator.args, site: { ...site, voice: true } },
    });
    expect(items()).not.toContain("设置语音助手");
  });

  it("offers the desktop client only where the site names one, and not in that client [DESK-13]", async () => {
    const { site } = composed.Administrator.args;
    await composed.InTheDesktopClient.run({
      args: { ...composed.InTheDesktopClient.args, site: site ?? {} },
    });
    expect(items()).not.toContain("下载桌面客户端");
    await WithHelp.run();
    expect(items()).not.toContain("下载桌面客户端");
  });

  it("opens the list of keys, and closes [A11Y-07]", async () => {
    await composed.WithKeys.run();
    await userEvent.click(screen.getByRole("menuitem", { name: "键盘快捷键" }));
    expect(composed.WithKeys.args.onKeys).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  });

  it("opens the recent notifications, with the unread count [MORE-03]", async () => {
    await composed.UnreadToasts.run();
    await userEvent.click(screen.getByRole("menuitem", { name: /^提示记录 ?3 条未读$/ }));
    expect(composed.UnreadToasts.args.toastLog?.open).toHaveBeenCalledTimes(1);
  });

  it("asks before signing out, and returns the focus when the person stays [AUTH-11, A11Y-02]", async () => {
    await composed.WithoutALink.run();
    await userEvent.click(screen.getByRole("menuitem", { name: "退出登录" }));
    const question = within(await screen.findByRole("dialog", { name: "退出登录？" }));
    await userEvent.click(question.getByRole("button", { name: "取消" }));
    await waitFor(() => expect(screen.getByRole("button", { name: "王老师" })).toHaveFocus());
  }, 30_000);
});

describe("leaving while files are uploaded", () => {
  it("says before signing out how many uploads are given up [UP-04, AUTH-11]", async () => {
    await composed.Uploading.run();
    await userEvent.click(screen.getByRole("menuitem", { name: "退出登录" }));
    const question = await screen.findByRole("dialog", { name: "退出登录？" });
    expect(question).toHaveTextContent(/还有 2 个上传未完成/);
  }, 30_000);

  it("says it before a change of account as well [UP-04, WHO-02]", async () => {
    await composed.Uploading.run();
    await userEvent.click(screen.getByRole("menuitem", { name: /^切换为家长身份/ }));
    const question = await screen.findByRole("dialog", { name: /^切换为家长/ });
    expect(question).toHaveTextContent(/还有 2 个上传未完成/);
  }, 30_000);
});

describe("the person's page on phones", () => {
  it("says who it is, and has the menu's lines as buttons and links of lists [DESK-08, A11Y-03]", async () => {
    await composed.OnAPage.run({
      args: { ...composed.OnAPage.args, here: wireUser({ administrator: true }) },
    });
    expect(screen.getByText(/^管理员 · 第一中学$/)).toBeVisible();
    await composed.OnAPage.run();
    expect(screen.getByRole("heading", { level: 1, name: "王老师" })).toBeVisible();
    expect(screen.getByText(/^教师 · 第一中学$/)).toBeVisible();
    expect(screen.queryByRole("menuitem")).toBeNull();
    const groups = screen.getAllByRole("list").map((list) =>
      within(list)
        .queryAllByRole("listitem")
        .map(({ textContent }) => textContent),
    );
    expect(groups.filter(({ length }) => length > 0)).toEqual([
      ["主题", EN, "提示记录"],
      ["头像", "人脸", "切换为家长身份：王妈妈"],
      ["键盘快捷键", "帮助中心（在新窗口打开）", "关于"],
      ["退出登录"],
    ]);
    await userEvent.click(screen.getByRole("button", { name: "键盘快捷键" }));
    expect(composed.OnAPage.args.onKeys).toHaveBeenCalledTimes(1);
  });

  it("leaves out what is not there for a person, and marks quiet [DESK-08, MORE-03]", async () => {
    await composed.OnAPageQuiet.run();
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "主题",
      EN,
      expect.stringMatching(/^提示记录/),
      "头像",
      "人脸",
      "关于",
      "退出登录",
    ]);
    expect(document.querySelector("[data-quiet]")).toBeVisible();
  });
});

describe("the person's picture", () => {
  it("is shown in place of their letter, and can be taken away [UP-08]", async () => {
    await composed.OnAPageWithAPicture.run();
    expect(document.querySelector("header img")).toHaveAttribute("src", expect.stringMatching(/^data:/));
    await composed.PictureRemoved.run();
    expect(composed.PictureRemoved.args.onCall).toHaveBeenCalledWith(calls.setPortrait.path);
    expect(composed.PictureRemoved.args.onPost).toHaveBeenCalledWith(
      expect.objectContaining({ kind: "changed", what: "portrait" }),
    );
  }, 30_000);
});

describe("switching to the other account", () => {
  it("removes everything of the first person, notifies the other tabs and goes to the other's own desktop [WHO-02, SEC-03, AUTH-08]", async () => {
    await Changing.run();
    const { onLeave, onPost, onForget } = Changing.args;
    expect(onLeave).toHaveBeenCalledWith("https://school.example/pages/base/pc_desktop_all/index.html");
    expect(onForget).toHaveBeenCalledTimes(1);
    expect(onPost).toHaveBeenLastCalledWith({ kind: "signedIn", person: "100:9" });
    expect((onPost as jest.Mock).mock.invocationCallOrder.at(-1)).toBeLessThan(
      (onLeave as jest.Mock).mock.invocationCallOrder[0] ?? 0,
    );
  }, 30_000);

  it("does nothing when the person declines [WHO-02]", async () => {
    await TeacherWithALink.run();
    await userEvent.click(screen.getByRole("menuitem", { name: /^切换为家长身份/ }));
    const question = within(await screen.findByRole("dialog", { name: "切换为家长身份“王妈妈”？" }));
    await userEvent.click(question.getByRole("button", { name: "取消" }));
    await settled();
    expect(TeacherWithALink.args.onCall).not.toHaveBeenCalledWith(calls.switchLogin.path);
  }, 30_000);

  it.each(["Refused", "NoAnswer"] as const)(
    "says why it did not go, and nothing is lost: %s [WHO-02]",
    async (name) => {
      const { [name]: story } = { Refused, NoAnswer };
      await story.run();
      await settled();
      expect(story.args.onCall).toHaveBeenCalledWith(calls.switchLogin.path);
      expect(story.args.onLeave).not.toHaveBeenCalled();
      expect(story.args.onForget).not.toHaveBeenCalled();
      expect(story.args.onPost).not.toHaveBeenCalledWith({ kind: "signedIn", person: "100:9" });
    },
    30_000,
  );

  it("reloads the page if its answer was lost and the session is the other's [WHO-02, SEC-03]", async () => {
    await AnswerLost.run();
    expect(AnswerLost.args.onLeave).toHaveBeenCalledWith("the same page");
    expect(AnswerLost.args.onForget).toHaveBeenCalledTimes(1);
  }, 30_000);
});

describe("under development", () => {
  const production = process.env["NODE_ENV"];
  beforeEach(() => void Object.assign(process.env, { NODE_ENV: "development" }));
  afterEach(() => void Object.assign(process.env, { NODE_ENV: production }));

  it("any demo account may be switched to by its id [AUTH-15]", async () => {
    const { Student } = composed;
    await Student.run();
    expect(items()).toEqual([
      "主题",
      EN,
      "提示记录",
      "头像",
      "人脸",
      "切换账号（开发用）",
      "关于",
      "退出登录",
    ]);
    await userEvent.click(screen.getByRole("menuitem", { name: "切换账号（开发用）" }));
    const dialog = within(await screen.findByRole("dialog", { name: "切换账号（开发用）" }));
    await userEvent.type(await dialog.findByLabelText(/用户编号/), "9{Enter}");
    await waitFor(() => expect(Student.args.onCall).toHaveBeenCalledWith(calls.switchLogin.path));
    await waitFor(() => expect(Student.args.onLeave).toHaveBeenCalled());
    expect(screen.queryByRole("dialog")).toBeNull();
  }, 30_000);
});
