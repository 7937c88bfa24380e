import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { RESEND_MS } from "../../src/sign-in/flow/password-reset/step";
import { ForgottenPassword } from "../../src/sign-in/forgot/ForgottenPassword";
import { failure, fakeClock, httpFailure, success } from "../../test/fakePorts";
import { AccountPageStory, answering, quietWorld, type AccountWorld } from "../support/accountPage";

/** A platform on which all goes well. */
const platform = answering((path) =>
  success(path.endsWith("/code") ? { resetId: "r" } : path.endsWith("/check") ? { proof: "p" } : null),
);

const meta = {
  title: "Login/ForgottenPassword",
  parameters: { layout: "padded" },
  args: {
    ...quietWorld,
    answer: platform(),
    href: "http://localhost/forgetPassword",
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
/** Goes so far, and is told what is wrong. */
const inVain =
  (go: (canvasElement: HTMLElement) => Promise<void>): Play =>
  async ({ canvasElement }) => {
    await go(canvasElement);
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
  play: inVain(ask),
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

const AGAIN = /^(重新发送|Send again)$/;

const waiting = fakeClock();

/** Another code can be requested later, in so many seconds. */
export const Waiting: Story = {
  args: { clock: waiting.clock },
  play: async ({ canvasElement }) => {
    await ask(canvasElement);
    const canvas = within(canvasElement);
    await canvas.findByLabelText(/^(验证码|Code)$/);
    waiting.advance(15_000);
    await canvas.findByText(/45/);
  },
};

const waited = fakeClock();

/** The wait is over. */
export const CanSendAgain: Story = {
  args: { clock: waited.clock },
  play: async ({ canvasElement }) => {
    await ask(canvasElement);
    const canvas = within(canvasElement);
    await canvas.findByRole("button", { name: AGAIN });
    waited.advance(RESEND_MS);
    await canvas.findByText(/现在可以重新发送|You can ask for another code now/);
  },
};

/** Answers the first two calls for a code, and refuses or keeps waiting the third. */
const askedThrice = (last: () => ReturnType<AccountWorld["answer"]>): AccountWorld["answer"] => {
  let asked = 0;
  return (path) => (path.endsWith("/code") && (asked += 1) % 3 === 0 ? last() : platform()(path));
};
const askAgain = async (canvasElement: HTMLElement, advance: (milliseconds: number) => void) => {
  await ask(canvasElement);
  const canvas = within(canvasElement);
  const press = async () => {
    const button = await canvas.findByRole("button", { name: AGAIN });
    advance(RESEND_MS);
    await waitFor(() => expect(button).toHaveAttribute("aria-disabled", "false"));
    await userEvent.click(button);
  };
  await press();
  await canvas.findByText(/已再次发送|Sent again/);
  await press();
};

const refusing = fakeClock();

export const SentTooOften: Story = {
  args: {
    clock: refusing.clock,
    answer: askedThrice(() => ({
      ...httpFailure(429, { message: "尝试次数过多|||Too many attempts" }),
      retryAfter: "300",
    })),
  },
  play: async ({ canvasElement }) => {
    await askAgain(canvasElement, refusing.advance);
    await within(canvasElement).findByText(/尝试次数过多|Too many attempts/);
  },
};

const sending = fakeClock();

export const SendingAgain: Story = {
  args: { clock: sending.clock, answer: askedThrice(() => new Promise(() => undefined)) },
  play: async ({ canvasElement }) => {
    await askAgain(canvasElement, sending.advance);
    await within(canvasElement).findByRole("button", { name: /^(请稍候…|One moment…)$/ });
  },
};

export const WrongCode: Story = {
  args: { answer: platform({ "/check": failure(400, { message: "验证码错误|||The code is wrong" }) }) },
  play: inVain(giveCode),
};

export const NewPassword: Story = {
  play: ({ canvasElement }) => setPassword(canvasElement, "12345678"),
};

export const GoodPassword: Story = {
  play: ({ canvasElement }) => setPassword(canvasElement, "river-boat-7"),
};

export const WeakPassword: Story = {
  play: inVain((canvasElement) => setPassword(canvasElement, "12345678{Enter}")),
};

export const TooLate: Story = {
  args: {
    answer: platform({
      "/reset": failure(400, { code: "expired", message: "验证已失效|||This has expired" }),
    }),
  },
  play: inVain((canvasElement) => setPassword(canvasElement, "river-boat-7{Enter}")),
};

export const Done: Story = {
  play: async ({ canvasElement }) => {
    await setPassword(canvasElement, "river-boat-7{Enter}");
    await within(canvasElement).findByRole("button", { name: /^(登录|Sign in)$/ });
  },
};
