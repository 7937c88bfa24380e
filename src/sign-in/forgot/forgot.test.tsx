import { fireEvent, within } from "@testing-library/react";
import { fn } from "storybook/test";
import * as stories from "../../../stories/sign-in/ForgottenPassword.stories";
import { prepareStories, storiesOf } from "../../../test/stories";
import type { HttpRequest } from "../../base/core/wire/exchange";

const story = storiesOf(stories);

/** The page itself, without the live regions beside it. */
const app = () => within(document.getElementById("app") ?? document.body);

beforeAll(prepareStories);

const field = (name: string) => app().getByLabelText(name);

it("asks for the account and a contact, and says what is wrong beside each field [AUTH-06]", async () => {
  await story.NothingTyped.run();
  expect(field("用户名")).toHaveAccessibleDescription("用户名不能为空！");
  expect(field("用户名")).toHaveFocus();
  expect(field("登记的手机号或邮箱")).toHaveAccessibleDescription(/请填写 11 位手机号或邮箱地址/);
});

it.each([
  ["TooManyTries", "登记的手机号或邮箱", "139 0000 0000", "尝试次数过多"],
  ["WrongCode", "验证码", "123456", "验证码错误"],
  ["WeakPassword", "新密码", "12345678", "新密码还不符合要求"],
] as const)("keeps what was typed when it is refused: %s [AUTH-06]", async (name, label, value, words) => {
  await story[name].run();
  expect(field(label)).toHaveValue(value);
  expect(field(label)).toHaveAccessibleDescription(new RegExp(words));
});

it("says beside the button that sends again what became of it, and leaves the code alone [AUTH-06, A11Y-03]", async () => {
  await story.SentTooOften.run();
  const said = app().getByText("尝试次数过多");
  expect(said).toHaveAttribute("role", "status");
  expect(app().queryByText(/已再次发送/)).toBeNull();
  expect(app().queryByRole("alert")).toBeNull();
  expect(field("验证码")).toHaveAttribute("aria-invalid", "false");
});

it("keeps the focus on the button that waits, whose name no second changes [AUTH-06, A11Y-03]", async () => {
  await story.Waiting.run();
  const button = app().getByRole("button", { name: "重新发送" });
  expect(button).toHaveTextContent("重新发送(45 秒)");
  expect(button).toHaveAttribute("aria-disabled", "true");
  expect(button).toHaveAccessibleDescription("60 秒后才能重新发送验证码。");
  button.focus();
  expect(button).toHaveFocus();
  for (const region of app().queryAllByRole("status")) expect(region).not.toHaveTextContent("45");
  expect(button.closest("[aria-live], [role=status], [role=alert]")).toBeNull();
});

it("says when another code can be sent, in the place where its outcome is said [AUTH-06, A11Y-03]", async () => {
  await story.CanSendAgain.run();
  expect(app().getByText("现在可以重新发送验证码。")).toHaveAttribute("role", "status");
  const button = app().getByRole("button", { name: "重新发送" });
  expect(button).toHaveTextContent(/^重新发送$/);
  expect(button).not.toHaveAccessibleDescription();
});

it("waits as long as the platform's refusal says [AUTH-06]", async () => {
  await story.SentTooOften.run();
  const button = app().getByRole("button", { name: "重新发送" });
  expect(button).toHaveTextContent("(300 秒)");
  expect(button).toHaveAttribute("aria-disabled", "true");
});

it("shows that it is busy on the button that is [AUTH-06]", async () => {
  await story.SendingAgain.run();
  expect(app().getByRole("button", { name: "请稍候…" })).toHaveAttribute("type", "button");
  expect(app().getByRole("button", { name: "下一步" })).toHaveAttribute("aria-disabled", "true");
});

it("leads to the administrator where the platform sends no codes [AUTH-06]", async () => {
  await story.NotOffered.run();
  expect(app().getByRole("status")).toHaveTextContent("请联系学校管理员");
  expect(app().queryByRole("textbox")).toBeNull();
  expect(app().getByRole("link", { name: "返回登录" })).toHaveAttribute("href", "/login/");
});

it("says that the code is on its way, and moves the focus to its field [AUTH-06]", async () => {
  await story.Code.run();
  const [step] = app().getAllByRole("status");
  expect(step).toHaveTextContent("第 2 步，共 3 步");
  expect(step).toHaveTextContent("139****0000");
  expect(field("验证码")).toHaveFocus();
  expect(field("验证码")).toHaveAttribute("autocomplete", "one-time-code");
});

it("shows what the rule asks and speaks what is missing as it is typed [AUTH-07]", async () => {
  await story.NewPassword.run();
  const list = app().getAllByRole("list").at(-1);
  const demands = list ? within(list).getAllByRole("listitem") : [];
  expect(demands.map((item) => item.textContent)).toEqual([
    "8 至 20 个字符已满足",
    "数字与其他字符混用，或字母与其他字符混用尚未满足",
    "不含空格已满足",
    "不含中文已满足",
  ]);
  const live = app()
    .getAllByRole("status")
    .map((status) => status.textContent);
  expect(live).toContain("还需要：数字与其他字符混用，或字母与其他字符混用");
});

it("shows and enforces the second rule where the site has it [AUTH-07]", async () => {
  const args = { ...story.NewPassword.args, site: { passwordRule: 2 } };
  await story.NewPassword.run({ args });
  fireEvent.change(field("新密码"), { target: { value: "has+plus1" } });
  const demand = app().getByText(/^只含字母、数字和/);
  expect(demand.closest("li")).toHaveTextContent(/尚未满足$/);
  fireEvent.change(field("新密码"), { target: { value: "onlyletters" } });
  expect(demand.closest("li")).toHaveTextContent(/已满足$/);
  expect(app().getByText("密码符合要求")).toBeInTheDocument();
});

it("announces that the password meets the rules [AUTH-07]", async () => {
  await story.GoodPassword.run();
  expect(
    app()
      .getAllByRole("status")
      .map((status) => status.textContent),
  ).toContain("密码符合要求");
});

it("begins again with what was typed when it took too long [AUTH-06]", async () => {
  await story.TooLate.run();
  expect(field("用户名")).toHaveValue("wang");
  expect(app().getByRole("alert")).toHaveTextContent("验证已失效");
});

it("ends at the login box with the account filled in, and keeps no secret in an address [AUTH-06]", async () => {
  const onGo = fn<(address: string) => void>();
  const asked: HttpRequest[] = [];
  const onRequest = fn((request: HttpRequest) => void asked.push(request));
  await story.Done.run({ args: { ...story.Done.args, onGo, onRequest } });
  expect(field("用户名")).toHaveValue("wang");
  expect(field("密码")).toHaveValue("");
  expect(app().getByRole("heading", { level: 1 })).toHaveTextContent("密码已设置");
  expect(app().queryByRole("link")).toBeNull();
  expect(app().getByRole("checkbox")).not.toBeChecked();
  expect(onGo.mock.calls.flat()).toEqual(["#code", "#password", "#done"]);
  expect(asked.map(({ method }) => method)).toEqual(["POST", "POST", "POST"]);
  for (const { url } of asked) expect(url).not.toMatch(/wang|139|123456|river/);
});
