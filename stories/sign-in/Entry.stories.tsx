import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { within } from "storybook/test";
import type { Secrets } from "../../src/base/core/address/secrets";
import { readUser } from "../../src/base/core/wire/user";
import { LoginPage } from "../../src/sign-in/LoginPage";
import { failure, success, wireUser } from "../../test/fakePorts";
import { AccountPageStory, quietWorld, type AccountWorld } from "../support/accountPage";

interface Args extends AccountWorld {
  /** What the address carried. */
  readonly secrets: Secrets;
  readonly lapsed: boolean;
}

/** No person is signed in, and every sign-in works. */
const signedOut = (path: string) => {
  if (/\/(me|refresh)$/.test(path)) return failure(401);
  return success(path.endsWith("/social/info") ? [] : { unitType: 2, unitId: "2", userType: 2 });
};
const wangIsHere = (path: string) => (path.endsWith("/me") ? success(wireUser()) : signedOut(path));
const known = readUser(wireUser());

const meta = {
  title: "Login/Entry",
  parameters: { layout: "padded" },
  args: {
    ...quietWorld,
    answer: signedOut,
    href: "http://localhost/login/?redirect_uri=%2Fpages%2Fx",
    secrets: {},
    lapsed: false,
    now: Date.UTC(2026, 8, 1),
    site: { loginTickitConifg: { apipath: "/api/uaa/ticket/login" } },
  },
  render: ({ secrets, lapsed, ...world }) => (
    <AccountPageStory world={world}>
      {(page) => <LoginPage page={page} arrival={{ secrets, referrer: "" }} lapsed={lapsed} />}
    </AccountPageStory>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

const questionIsThere: Story["play"] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole("heading", { level: 2 });
};
const alertIsThere: Story["play"] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole("alert");
};
const formIsThere: Story["play"] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole("button", { name: /^(登录|Sign in)$/ });
};

/** Their password has been changed since. */
export const RememberedRefused: Story = {
  args: {
    answer: (path) =>
      path.endsWith("/login")
        ? failure(400, { code: "invalid_grant", message: "用户名或密码错误|||Wrong name or password" })
        : signedOut(path),
    remembered: { username: "wang", password: "an old one" },
    autoLogin: true,
  },
  play: alertIsThere,
};

/** The address names no person who is to be signed in. */
export const Here: Story = {
  args: { answer: wangIsHere, known },
  play: questionIsThere,
};

export const HereAfterARefusal: Story = {
  args: { answer: wangIsHere, known, secrets: { userClientId: "c" } },
  play: questionIsThere,
};

export const SwitchToAPerson: Story = {
  args: { answer: wangIsHere, secrets: { username: "li", password: "p" } },
  play: questionIsThere,
};

export const SwitchByTicket: Story = {
  args: { answer: wangIsHere, secrets: { ticket: "t" } },
  play: questionIsThere,
};

export const ConfirmAPerson: Story = {
  args: { secrets: { username: "li", password: "p" } },
  play: questionIsThere,
};

export const ConfirmALongName: Story = {
  args: { secrets: { username: `wang.${"x".repeat(200)}\u202E`, password: "p" } },
  play: questionIsThere,
};

export const ConfirmTicket: Story = {
  args: { secrets: { ticket: "t" } },
  play: questionIsThere,
};

export const ClientRefused: Story = {
  args: { secrets: { userClientId: "c" } },
  play: alertIsThere,
};

export const SsoUnavailable: Story = {
  args: {
    site: { sso: true },
    answer: (path) => (path.includes("/sso/") ? failure(500) : signedOut(path)),
  },
  play: alertIsThere,
};

export const SessionLapsed: Story = {
  args: { lapsed: true },
  play: formIsThere,
};
