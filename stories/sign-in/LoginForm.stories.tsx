import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent, within } from "storybook/test";
import { LoginForm } from "../../src/sign-in/LoginForm";
import type { Credentials } from "../../src/base/core/session/credentials";
import type { LoginProblem } from "../../src/base/core/session/loginOutcome";

type SignIn = (credentials: Credentials) => Promise<LoginProblem | null>;

const meta = {
  title: "Login/LoginForm",
  component: LoginForm,
  parameters: { layout: "padded" },
  args: { canRemember: true, onSubmit: fn<SignIn>(() => Promise.resolve(null)) },
} satisfies Meta<typeof LoginForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const fields = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    username: canvas.getByRole("textbox"),
    password: canvas.getByLabelText(/^(密码|Password)$/),
    submit: canvas.getByRole("button", { name: /^(登录|Sign in)$/ }),
  };
};

export const Empty: Story = {};

export const Remembered: Story = { args: { remembered: { username: "wang", password: "a sealed one" } } };

export const CannotRemember: Story = { args: { canRemember: false } };

export const Unfilled: Story = {
  play: async ({ canvasElement, args }) => {
    const { username, submit } = fields(canvasElement);
    await userEvent.click(submit);
    await expect(username).toHaveFocus();
    await expect(username).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: {
    onSubmit: fn<SignIn>(() =>
      Promise.resolve({ password: "用户名或密码错误|||Wrong user name or password" }),
    ),
  },
  play: async ({ canvasElement }) => {
    const { username, password } = fields(canvasElement);
    await userEvent.type(username, " wang {Enter}");
    await expect(password).toHaveFocus();
    await userEvent.type(password, "wrong{Enter}");
    await expect(password).toHaveAccessibleDescription(/用户名或密码错误|Wrong user name/);
    await expect(password).toHaveFocus();
  },
};

/** No fault of what was typed: the form says it, and the focus stays on the button. */
export const Unreachable: Story = {
  args: { onSubmit: fn<SignIn>(() => Promise.resolve({ form: { id: "api.network" } })) },
  play: async ({ canvasElement }) => {
    const { username, password, submit } = fields(canvasElement);
    await userEvent.type(username, "wang");
    await userEvent.type(password, "right");
    await userEvent.click(submit);
    await within(canvasElement).findByRole("alert");
    await expect(password).toBeValid();
    await expect(submit).toHaveFocus();
  },
};

export const Submitting: Story = {
  args: { onSubmit: fn<SignIn>(() => new Promise(() => undefined)) },
  play: async ({ canvasElement }) => {
    const { username, password } = fields(canvasElement);
    await userEvent.type(username, "wang");
    await userEvent.type(password, "right{Enter}");
    await within(canvasElement).findByRole("button", { name: /^(正在登录…|Signing in…)$/ });
  },
};
