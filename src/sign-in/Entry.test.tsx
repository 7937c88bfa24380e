import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fn } from "storybook/test";
import * as formStories from "../../stories/sign-in/LoginForm.stories";
import * as stories from "../../stories/sign-in/Entry.stories";
import { readQuestion } from "../../stories/support/readQuestion";
import { prepareStories, storiesOf } from "../../test/stories";
import type { HttpRequest } from "../base/core/wire/exchange";
import type { LoginProblem } from "../base/core/session/loginOutcome";
import type { Credentials } from "../base/core/session/credentials";

const entry = storiesOf(stories);
const form = storiesOf(formStories);

beforeAll(prepareStories);

const watch = () => {
  const asked: HttpRequest[] = [];
  const onGo = fn<(address: string) => void>();
  return { asked, onGo, onRequest: fn((request: HttpRequest) => void asked.push(request)) };
};
const signIns = (asked: readonly HttpRequest[]) => asked.filter(({ url }) => url.includes("login"));

describe("the question before a link signs in", () => {
  it("replaces the login box, and takes the focus [AUTH-01, A11Y-02]", async () => {
    await entry.SwitchToAPerson.run();
    const heading = screen.getByRole("heading", { level: 2 });
    expect(heading).toHaveTextContent("您已以 王老师 登录，要改为以 li 登录吗？");
    expect(heading).toHaveFocus();
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "继续以 王老师 使用",
      "以 li 登录",
    ]);
  });

  it("names no person if the link does not [AUTH-01]", async () => {
    await entry.SwitchByTicket.run();
    expect(screen.getByRole("button", { name: "用此链接登录" })).toBeVisible();
    await entry.ConfirmTicket.run();
    expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("此链接要在这里登录一个账号");
  });

  it("answered with no, keeps the current person, and sends nothing [AUTH-01]", async () => {
    const { asked, onGo, onRequest } = watch();
    await entry.SwitchToAPerson.run({ args: { ...entry.SwitchToAPerson.args, onGo, onRequest } });
    await userEvent.click(screen.getByRole("button", { name: "继续以 王老师 使用" }));
    await waitFor(() => expect(onGo.mock.calls).toEqual([["http://localhost/pages/x"]]));
    expect(signIns(asked)).toEqual([]);
  });

  it("answered with no without a person, shows the login box again [AUTH-01]", async () => {
    const { asked, onGo, onRequest } = watch();
    await entry.ConfirmAPerson.run({ args: { ...entry.ConfirmAPerson.args, onGo, onRequest } });
    await userEvent.click(screen.getByRole("button", { name: "不，在此登录" }));
    expect(screen.getByRole("textbox")).toBeVisible();
    expect(screen.queryByRole("heading", { level: 2 })).toBeNull();
    expect([signIns(asked), onGo.mock.calls]).toEqual([[], []]);
    await waitFor(() => expect(screen.getByRole("textbox")).toHaveFocus());
  });

  it.each(["ConfirmAPerson", "SwitchToAPerson"] as const)(
    "is not answered with yes by a click that was on its way before it could be read: %s [AUTH-01, SEC-04]",
    async (name) => {
      const time = jest.spyOn(performance, "now").mockReturnValue(1_000);
      const { asked, onGo, onRequest } = watch();
      await entry[name].run({ args: { ...entry[name].args, onGo, onRequest } });
      const yes = screen.getByRole("button", { name: "以 li 登录" });
      await userEvent.dblClick(yes);
      await userEvent.keyboard("{Enter}");
      expect([signIns(asked), onGo.mock.calls]).toEqual([[], []]);
      expect(yes).toBeEnabled();
      expect(yes).not.toHaveAttribute("aria-disabled");
      time.mockRestore();
    },
  );

  it("answered with yes, signs in [AUTH-01, AUTH-02]", async () => {
    const { asked, onGo, onRequest } = watch();
    await entry.ConfirmAPerson.run({ args: { ...entry.ConfirmAPerson.args, onGo, onRequest } });
    await readQuestion();
    await userEvent.click(screen.getByRole("button", { name: "以 li 登录" }));
    await waitFor(() => expect(onGo.mock.calls).toEqual([["http://localhost/pages/x"]]));
    expect(signIns(asked)).toHaveLength(1);
  });
});

describe("the question to a person who is signed in already", () => {
  const shown = () => ({
    heading: screen.getByRole("heading", { level: 2 }).textContent,
    buttons: screen.getAllByRole("button").map(({ textContent }) => textContent),
    alert: document.querySelector("#app [role=alert]")?.textContent ?? null,
  });

  it("stands in the place of the login box, and takes the focus [AUTH-17, A11Y-02]", async () => {
    await entry.Here.run();
    const buttons = ["继续以 王老师 使用", "用其他账号登录"];
    expect(shown()).toEqual({ heading: "您已以 王老师 登录", buttons, alert: null });
    expect(screen.getByRole("heading", { level: 2 })).toHaveFocus();
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("says why they were not signed in by what the link brought [AUTH-15, AUTH-17]", async () => {
    await entry.HereAfterARefusal.run();
    const buttons = ["继续以 王老师 使用", "用其他账号登录"];
    const alert = "此客户端不能用地址中的标识登录，请输入用户名和密码。";
    expect(shown()).toEqual({ heading: "您已以 王老师 登录", buttons, alert });
  });

  it("is asked in English too [AUTH-17, I18N-03]", async () => {
    await entry.HereAfterARefusal.run({ globals: { language: "en" } });
    expect(shown()).toEqual({
      heading: "You are signed in as Wang Laoshi",
      buttons: ["Go on as Wang Laoshi", "Sign in with another account"],
      alert: "This client may not sign in with the id in its address. Please sign in with your password.",
    });
  });
});

it("a failure is shown in the login box, which can be used [AUTH-01, AUTH-15]", async () => {
  await entry.ClientRefused.run();
  expect(screen.getByText(/此客户端不能用地址中的标识登录/)).toHaveAttribute("role", "alert");
  expect(screen.getByRole("textbox")).toBeVisible();
});

it.each([
  ["zh-CN", "用此链接登录", "缺少 loginTickitConifg.apipath"],
  ["en", "Sign in with the link", "Missing loginTickitConifg.apipath"],
])(
  "says what is missing if the site configures no call for tickets: %s [AUTH-14]",
  async (language, go, words) => {
    const args = { ...entry.ConfirmTicket.args, site: { loginTickitConifg: null } };
    await entry.ConfirmTicket.run({ args, globals: { language } });
    await readQuestion();
    await userEvent.click(screen.getByRole("button", { name: go }));
    expect(await screen.findByText(new RegExp(words))).toHaveAttribute("role", "alert");
  },
);

it("if single sign-on fails, the box still has a button for it [AUTH-19]", async () => {
  await entry.SsoUnavailable.run();
  expect(screen.getByRole("button", { name: "统一身份登录" })).toBeEnabled();
});

it("says that the remembered password is no longer valid, and selects it to be replaced [AUTH-09, A11Y-02]", async () => {
  await entry.RememberedRefused.run();
  expect(screen.getByText("记住的密码已不再有效，请重新输入密码。")).toHaveAttribute("role", "alert");
  const field = screen.getByLabelText<HTMLInputElement>("密码");
  expect(field).toHaveFocus();
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, "an old one".length]);
});

it("the page of a lapsed session says why it is there [AUTH-16]", async () => {
  await entry.SessionLapsed.run();
  expect(screen.getByText(/登录已过期/)).toBeVisible();
});

describe("signing in automatically next time", () => {
  const submitted = async (prepare: () => Promise<void>, autoLogin: boolean | null) => {
    const onSubmit = fn<(credentials: Credentials) => Promise<LoginProblem | null>>(() =>
      Promise.resolve(null),
    );
    await form.Empty.run({ args: { ...form.Empty.args, onSubmit, autoLogin } });
    await prepare();
    await userEvent.type(screen.getByLabelText("用户名"), "wang");
    await userEvent.type(screen.getByLabelText("密码"), "secret{Enter}");
    return onSubmit.mock.calls[0]?.[0];
  };
  const check = (name: string) => userEvent.click(screen.getByRole("checkbox", { name }));

  it("is offered if the password is remembered, and shows the choice [AUTH-09]", async () => {
    const both = async () => {
      expect(screen.queryByRole("checkbox", { name: "下次自动登录" })).toBeNull();
      await check("记住密码");
      await check("下次自动登录");
    };
    expect(await submitted(both, false)).toMatchObject({ remember: true, autoLogin: true });
    const alone = async () => {
      await check("记住密码");
      expect(screen.getByRole("checkbox", { name: "下次自动登录" })).toBeChecked();
      await check("记住密码");
    };
    expect(await submitted(alone, true)).toMatchObject({ remember: false, autoLogin: false });
  });

  it("is not offered if the site does not allow it [AUTH-09]", async () => {
    const remember = async () => {
      await check("记住密码");
      expect(screen.queryByRole("checkbox", { name: "下次自动登录" })).toBeNull();
    };
    expect(await submitted(remember, null)).toMatchObject({ remember: true, autoLogin: false });
  });
});
