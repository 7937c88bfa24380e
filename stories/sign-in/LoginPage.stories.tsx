import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, userEvent, within } from "storybook/test";
import { answered, failure, fault, success } from "../../test/fakePorts";
import type { Secrets } from "../../src/base/core/address/secrets";
import { stateOf } from "../../src/sign-in/core/social";
import { LoginPage } from "../../src/sign-in/LoginPage";
import { AccountPageStory, quietWorld, type AccountWorld } from "../support/accountPage";

interface Args extends AccountWorld {
  /** What the address carried. */
  readonly secrets: Secrets;
  readonly referrer: string;
}

const NOW = Date.UTC(2026, 8, 1);
const trip = {
  provider: "campus",
  nonce: "0123456789abcdef",
  at: NOW - 60_000,
  from: "/login/?redirect_uri=%2Fpages%2Fx",
};

const provider = (
  providerId: string,
  providerName: string,
  more: Readonly<Record<string, unknown>> = {},
) => ({
  providerId,
  providerName,
  providerType: "redirect",
  providerAppId: "school-portal",
  providerApplicationId: "1",
  providerAppLoginUrl: `/provider/${providerId}?response_type=code`,
  logo: null,
  ...more,
});
const CAMPUS = provider("campus", "统一身份认证|||Campus ID", { logo: "/favicon.svg" });

/** Answers the list of providers, and everything else with a success that says nothing. */
const offering = (list: unknown) => (path: string) => success(path.endsWith("/social/info") ? list : null);
const social = (answer: AccountWorld["answer"]) => (path: string) =>
  path.endsWith("/social/campus") ? answer(path) : offering([CAMPUS])(path);

const meta = {
  title: "Login/LoginPage",
  parameters: { layout: "padded" },
  args: {
    ...quietWorld,
    answer: offering([CAMPUS]),
    href: "http://localhost/login/?redirect_uri=%2Fpages%2Fx",
    secrets: {},
    referrer: "",
    now: NOW,
  },
  render: ({ secrets, referrer, ...world }) => (
    <AccountPageStory world={world}>
      {(page) => <LoginPage page={page} arrival={{ secrets, referrer }} />}
    </AccountPageStory>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

const group = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole("group", { name: /^(其他登录方式|Other ways to sign in)$/ });

const groupIsThere: Story["play"] = async ({ canvasElement }) => {
  await group(canvasElement);
};
const formIsThere: Story["play"] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole("button", { name: /^(登录|Sign in)$/ });
};
const statusIsThere: Story["play"] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole("status");
};
const alertIsThere: Story["play"] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole("alert");
};

export const OneProvider: Story = {
  play: groupIsThere,
};

export const ManyProviders: Story = {
  args: {
    answer: offering([
      CAMPUS,
      provider("city", "城市教育云|||City Education Cloud", { logo: "https://elsewhere.example/x.png" }),
      provider("lake", "A provider with a name much longer than anybody would wish for in a row of icons"),
      provider("unnamed", ""),
    ]),
  },
  play: groupIsThere,
};

export const NoProviders: Story = {
  args: { answer: offering([]) },
  play: formIsThere,
};

export const ProvidersNotToBeHad: Story = {
  args: { answer: (path) => (path.endsWith("/social/info") ? fault("network") : success(null)) },
  play: formIsThere,
};

export const ProvidersRefused: Story = {
  args: { answer: () => failure(500, { data: [CAMPUS] }) },
  play: formIsThere,
};

export const ProvidersAreAPage: Story = {
  args: { answer: () => answered("<!doctype html><h1>Bad gateway</h1>") },
  play: formIsThere,
};

export const ProvidersUnanswered: Story = {
  args: { answer: () => new Promise(() => undefined) },
  play: formIsThere,
};

export const Leaving: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(await group(canvasElement)).getByRole("button"));
    await expect(args.onGo).toHaveBeenCalledTimes(1);
  },
};

export const SigningIn: Story = {
  args: {
    trip,
    secrets: { state: stateOf(trip), code: "c" },
    answer: social(() => new Promise(() => undefined)),
  },
  play: statusIsThere,
};

export const SignedIn: Story = {
  args: {
    trip,
    secrets: { state: stateOf(trip), code: "c" },
    answer: social(() => success({ unitType: 2, unitId: "2", userType: 2 })),
  },
  play: statusIsThere,
};

export const Unlinked: Story = {
  args: {
    trip,
    secrets: { state: stateOf(trip), code: "c" },
    answer: social(() =>
      failure(400, { code: "not_bound", data: { openid: "o&1", unionid: "u", id: "i", deviceId: null } }),
    ),
  },
  play: statusIsThere,
};

export const StateRefused: Story = {
  args: { trip, secrets: { state: "campus.of-another-tab", code: "c" } },
  play: alertIsThere,
};

export const TripExpired: Story = {
  args: { trip: { ...trip, at: NOW - 10 * 60_000 - 1 }, secrets: { state: stateOf(trip), code: "c" } },
  play: alertIsThere,
};

export const Cancelled: Story = {
  args: { trip, secrets: { state: stateOf(trip) } },
  play: alertIsThere,
};

export const CodeRefused: Story = {
  args: {
    trip,
    secrets: { state: stateOf(trip), code: "c" },
    answer: social(() =>
      failure(400, { code: "invalid_grant", message: "第三方登录已失效|||That sign-in has expired" }),
    ),
  },
  play: alertIsThere,
};
