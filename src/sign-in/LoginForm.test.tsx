import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fn } from "storybook/test";
import * as stories from "../../stories/sign-in/LoginForm.stories";
import type { LoginProblem } from "../base/core/session/loginOutcome";
import { prepareStories, storiesOf } from "../../test/stories";
import type { Credentials } from "../base/core/session/credentials";

const { Empty, Remembered, CannotRemember, Unfilled, Refused, Unreachable, Submitting } = storiesOf(stories);

type SignIn = (credentials: Credentials) => Promise<LoginProblem | null>;

beforeAll(prepareStories);

const username = () => screen.getByLabelText("用户名");
const password = () => screen.getByLabelText("密码");

it("submits trimmed values once, however often Enter is pressed [AUTH-03]", async () => {
  const onSubmit = fn<SignIn>(() => new Promise(() => undefined));
  await Empty.run({ args: { onSubmit } });
  await userEvent.type(username(), "  wang ");
  await userEvent.type(password(), " secret {Enter}{Enter}");
  expect(onSubmit.mock.calls).toEqual([
    [{ username: "wang", password: "secret", remember: false, autoLogin: false }],
  ]);
});

it("moves from the name to the password on Enter and does not submit [AUTH-03]", async () => {
  const onSubmit = fn<SignIn>(() => Promise.resolve(null));
  await Empty.run({ args: { onSubmit } });
  await userEvent.type(username(), "wang{Enter}");
  expect(password()).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

it("says which field is missing, tied to the field [AUTH-03]", async () => {
  await Unfilled.run();
  expect(username()).toHaveAccessibleDescription("用户名不能为空！");
  expect(password()).toHaveAccessibleDescription("密码不能为空！");
});

it("shows the platform's answer under the password in the page's language and selects what was typed [AUTH-04, API-08]", async () => {
  await Refused.run();
  expect(password()).toHaveAccessibleDescription("用户名或密码错误");
  expect(screen.getByText("用户名或密码错误")).toHaveAttribute("role", "alert");
  const field = password() as HTMLInputElement;
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, "wrong".length]);
});

it("says what is no fault of what was typed in the same place, once, and finds no field wrong for it [AUTH-04, API-09]", async () => {
  await Unreachable.run();
  expect(password()).toHaveAccessibleDescription("网络错误");
  const told = screen.getAllByText("网络错误");
  expect(told.map((words) => words.getAttribute("role"))).toEqual(["alert"]);
  // Directly below the field, above what one may choose.
  expect(password().parentElement?.nextElementSibling).toBe(told[0]);
  expect(username()).not.toHaveAccessibleDescription();
  for (const field of [username(), password()]) expect(field).toHaveAttribute("aria-invalid", "false");
  expect(screen.getByRole("button", { name: "登录" })).toHaveFocus();
});

it("is busy while it waits, and keeps the focus [AUTH-03]", async () => {
  await Submitting.run();
  expect(screen.getByRole("button", { name: "正在登录…" })).toHaveAttribute("aria-disabled", "true");
  expect(password()).toHaveFocus();
});

it("fills in a remembered sign-in, with the box checked [AUTH-08]", async () => {
  await Remembered.run();
  expect(username()).toHaveValue("wang");
  expect(password()).toHaveValue("a sealed one");
  expect(screen.getByRole("checkbox", { name: "记住密码" })).toBeChecked();
});

it("says why a password cannot be kept where it cannot [AUTH-08]", async () => {
  await CannotRemember.run();
  expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
  expect(screen.getByText(/无法安全保存密码/)).toBeVisible();
});

it("shows and hides the password on demand [AUTH-03]", async () => {
  await Empty.run();
  expect(password()).toHaveAttribute("type", "password");
  await userEvent.click(screen.getByRole("button", { name: "显示密码" }));
  expect(password()).toHaveAttribute("type", "text");
  await userEvent.click(screen.getByRole("button", { name: "隐藏密码" }));
  expect(password()).toHaveAttribute("type", "password");
});

it("opens the way to a new password in a window that knows nothing of this one [AUTH-06]", async () => {
  await Empty.run();
  const link = screen.getByRole("link", { name: /忘记密码.*在新窗口打开/ });
  expect(link).toHaveAttribute("href", "/forgetPassword");
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noopener");
});
