import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { fn, userEvent, within } from "storybook/test";
import { ForgottenPassword } from "../../src/features/login/forgot";
import { failure, success } from "../../test/fakePorts";
import { AccountPageStory, type AccountWorld } from "../support/accountPage";

/** A platform on which all goes well, with other answers to some calls, by the ends of their paths. */
const platform =
  (others: Readonly<Record<string, ReturnType<typeof success>>> = {}): AccountWorld["answer"] =>
  (path) =>
    Object.entries(others).find(([end]) => path.endsWith(end))?.[1] ??
    success(path.endsWith("/code") ? { resetId: "r" } : path.endsWith("/check") ? { proof: "p" } : null);

const meta = {
  title: "Login/ForgottenPassword",
  parameters: { layout: "padded" },
  args: {
    answer: platform(),
    onRequest: fn(),
    onGo: fn(),
    onForget: fn(),
    href: "http://localhost/forgetPassword",
    trip: null,
    now: 0,
  },
  render: (world) => (
    <AccountPageStory world={world}>{(page) => <ForgottenPassword page={page} />}</AccountPageStory>
  ),
} satisfies Meta<AccountWorld>;

export default meta;
type Story = StoryObj<AccountWorld>;
type Play = NonNullable<Story["play"]>;

const ask = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText(/^(用户名|User name)$/), "wang");
  await userEvent.type(canvas.getByLabelText(/^(登记的手机号或邮箱|Mobile number)/), "139 0000 0000{Enter}");
};
const giveCode = async (canvasElement: HTMLElement) => {
  await ask(canvasElement);
  const field = await within(canvasElement).findByLabelText(/^(验证码|Code)$/);
  await userEvent.type(field, "123456{Enter}");
};
const setPassword = async (canvasElement: HTMLElement, password: string) => {
  await giveCode(canvasElement);
  const field = await within(canvasElement).findByLabelText(/^(新密码|New password)$/);
  await userEvent.type(field, password);
};
const alert: Play = async ({ canvasElement }) => {
  await within(canvasElement).findByRole("alert");
};

export const Who: Story = {};

export const NothingTyped: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    await within(canvasElement).findAllByRole("alert");
  },
};

export const TooManyTries: Story = {
  args: { answer: platform({ "/code": failure(429, { message: "尝试次数过多|||Too many attempts" }) }) },
  play: async (context) => {
    await ask(context.canvasElement);
    await alert(context);
  },
};

export const NotOffered: Story = {
  args: { answer: platform({ "/code": failure(501, { code: "not_implemented" }) }) },
  play: async ({ canvasElement }) => {
    await ask(canvasElement);
    await within(canvasElement).findByText(/学校管理员|school’s administrator/);
  },
};

export const Code: Story = {
  play: async ({ canvasElement }) => {
    await ask(canvasElement);
    await within(canvasElement).findByLabelText(/^(验证码|Code)$/);
  },
};

export const WrongCode: Story = {
  args: { answer: platform({ "/check": failure(400, { message: "验证码错误|||The code is wrong" }) }) },
  play: async (context) => {
    await giveCode(context.canvasElement);
    await alert(context);
  },
};

export const NewPassword: Story = {
  play: ({ canvasElement }) => setPassword(canvasElement, "12345678"),
};

export const GoodPassword: Story = {
  play: ({ canvasElement }) => setPassword(canvasElement, "river-boat-7"),
};

export const WeakPassword: Story = {
  play: async (context) => {
    await setPassword(context.canvasElement, "12345678{Enter}");
    await alert(context);
  },
};

export const TooLate: Story = {
  args: {
    answer: platform({
      "/reset": failure(400, { code: "expired", message: "验证已失效|||This has expired" }),
    }),
  },
  play: async (context) => {
    await setPassword(context.canvasElement, "river-boat-7{Enter}");
    await alert(context);
  },
};

export const Done: Story = {
  play: async ({ canvasElement }) => {
    await setPassword(canvasElement, "river-boat-7{Enter}");
    await within(canvasElement).findByRole("button", { name: /^(登录|Sign in)$/ });
  },
};
