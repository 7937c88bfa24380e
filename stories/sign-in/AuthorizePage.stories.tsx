import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, userEvent, within } from "storybook/test";
import { AuthorizePage } from "../../src/sign-in/authorize/AuthorizePage";
import { failure, fault, success, wireUser } from "../../test/fakePorts";
import { AccountPageStory, answering, quietWorld, type AccountWorld } from "../support/accountPage";
import { readQuestion } from "../support/readQuestion";

const BACK = "https://library.example/back";
const QUERY = `client_id=library&redirect_uri=${encodeURIComponent(BACK)}&state=s%261&scope=profile`;
const ASKS = {
  clientId: "library",
  clientName: "城市图书馆|||City library",
  redirectMatched: true,
  scopes: [
    { scope: "profile", description: "您的姓名和用户名|||Your name and user name" },
    { scope: "school", description: "您所在的学校|||Your school" },
  ],
  consented: false,
};

/** A platform on which a person is signed in. */
const platform = answering((path) =>
  path.endsWith("/oauth/me")
    ? success(wireUser())
    : path.endsWith("/client")
      ? success(ASKS)
      : success({ code: "c", state: "s&1", redirect_uri: BACK }),
);
const signedOut = { "/oauth/me": failure(401), "/oauth/refresh": failure(401) };

const meta = {
  title: "Login/AuthorizePage",
  parameters: { layout: "padded" },
  args: {
    ...quietWorld,
    answer: platform(),
    href: `http://localhost/authorize/?${QUERY}`,
  },
  render: (world) => (
    <AccountPageStory world={world}>{(page) => <AuthorizePage page={page} />}</AccountPageStory>
  ),
} satisfies Meta<AccountWorld>;

export default meta;
type Story = StoryObj<AccountWorld>;

const button = (canvasElement: HTMLElement, name: RegExp) =>
  within(canvasElement).findByRole("button", { name });
const ALLOW = /^(允许|Allow)$/;
const DENY = /^(拒绝|Deny)$/;

const isAsking: Story["play"] = async ({ canvasElement }) => {
  await button(canvasElement, ALLOW);
};
const isTold: Story["play"] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole("alert");
};
const formIsThere: Story["play"] = async ({ canvasElement }) => {
  await within(canvasElement).findByLabelText(/^(用户名|User name)$/);
};

/** Answers the question; the page leaves or says why not. */
const answered =
  (name: RegExp, told: "status" | "alert"): NonNullable<Story["play"]> =>
  async ({ canvasElement, args }) => {
    const answer = await button(canvasElement, name);
    await readQuestion();
    await userEvent.click(answer);
    await within(canvasElement).findByRole(told);
    await expect(args.onGo).toHaveBeenCalledTimes(told === "status" ? 1 : 0);
  };

export const Asking: Story = { play: isAsking };

export const UnknownPlatform: Story = {
  args: { answer: platform({ "/client": failure(501, { code: "not_implemented" }) }) },
  play: isAsking,
};

export const WrongResponseType: Story = {
  args: {
    answer: platform(signedOut),
    href: `http://localhost/authorize/?${QUERY}&response_type=token`,
  },
  play: isTold,
};

export const WithoutAddress: Story = {
  args: { href: "http://localhost/authorize/?client_id=library&state=s" },
  play: isTold,
};

export const LongNames: Story = {
  args: {
    answer: platform({
      "/client": success({
        ...ASKS,
        clientName: "TheApplicationWithANameThatIsMuchLongerThanAnybodyWouldWishForAndHasNoSpaces",
      }),
    }),
  },
  play: isAsking,
};

export const NotSignedIn: Story = {
  args: { answer: platform(signedOut) },
  play: formIsThere,
};

export const NotSignedInButRemembered: Story = {
  args: {
    answer: platform({ ...signedOut, "/oauth/login": success({ unitType: 2, unitId: "2", userType: 2 }) }),
    remembered: { username: "wang", password: "a sealed one" },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByDisplayValue("wang");
  },
};

const NAMED = { providerAppId: "school-portal", providerAppLoginUrl: "/provider/campus", logo: null };

export const NotSignedInAtASchoolWithOtherWays: Story = {
  args: {
    answer: platform({
      ...signedOut,
      "/social/info": success([{ ...NAMED, providerId: "campus", providerName: "统一身份认证|||Campus ID" }]),
      "/sso/select/login/url": success("/launcher/"),
    }),
    site: { sso: true },
  },
  play: async ({ canvasElement }) => {
    await button(canvasElement, /^(使用统一身份认证登录|Sign in with Campus ID)$/);
  },
};

export const MissingClient: Story = { args: { href: "http://localhost/authorize/" }, play: isTold };

export const ForeignAddress: Story = {
  args: { answer: platform({ "/client": success({ ...ASKS, redirectMatched: false, consented: true }) }) },
  play: isTold,
};

export const AddressThatIsNone: Story = {
  args: { href: "http://localhost/authorize/?client_id=library&redirect_uri=javascript%3Aalert(1)" },
  play: isTold,
};

export const NoAnswer: Story = {
  args: { answer: platform({ "/oauth/me": fault("network") }) },
  play: isTold,
};

export const Allowed: Story = { play: answered(ALLOW, "status") };

export const AnsweredWithAnotherAddress: Story = {
  args: {
    answer: platform({ "/shiyue_webauth": success({ code: "c", redirect_uri: "https://evil.example/" }) }),
  },
  play: answered(ALLOW, "alert"),
};

export const AnotherPersonByNow: Story = {
  args: {
    answer: platform({
      "/shiyue_webauth": failure(409, {
        code: "other_person",
        message: "登录的账号已改变|||Another person is signed in by now",
      }),
    }),
  },
  play: answered(ALLOW, "alert"),
};

export const Denied: Story = { play: answered(DENY, "status") };

export const DeniedWhereTheAddressIsNotKnown: Story = {
  args: { answer: platform({ "/client": failure(501) }) },
  play: answered(DENY, "alert"),
};

export const NotMe: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await button(canvasElement, /^(不是您？|Not you\?)$/));
    await within(canvasElement).findByLabelText(/^(用户名|User name)$/);
  },
};
