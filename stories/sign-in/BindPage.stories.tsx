import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { userEvent, within } from "storybook/test";
import { failure, httpFailure, success } from "../../test/fakePorts";
import { BindPage } from "../../src/sign-in/BindPage";
import { AccountPageStory, quietWorld, type AccountWorld } from "../support/accountPage";

const meta = {
  title: "Login/BindPage",
  parameters: { layout: "padded" },
  args: {
    ...quietWorld,
    answer: () => success({ unitType: 2, unitId: "2", userType: 2 }),
    href: "http://localhost/bind/?id=i&openid=o%261&unionid=u&deviceId=d&redirect_uri=%2Fpages%2Fx",
  },
  render: (world) => <AccountPageStory world={world}>{(page) => <BindPage page={page} />}</AccountPageStory>,
} satisfies Meta<AccountWorld>;

export default meta;
type Story = StoryObj<AccountWorld>;

const submit = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByRole("textbox"), "wang");
  await userEvent.type(canvas.getByLabelText(/^(密码|Password)$/), "secret{Enter}");
};

export const Told: Story = {};

const offering =
  (answer: AccountWorld["answer"]): AccountWorld["answer"] =>
  (path) =>
    path.endsWith("/social/info")
      ? success([
          {
            providerId: "campus",
            providerName: "统一身份认证|||Campus ID",
            providerAppLoginUrl: "/provider/campus",
          },
        ])
      : answer(path);

const isNamed = async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
  await within(canvasElement).findByText(/统一身份认证|Campus ID/);
};

/** The tab has been at the provider. */
export const Named: Story = {
  args: { answer: offering(() => success(null)), provenBy: "campus" },
  play: isNamed,
};

export const NamedByTheAddress: Story = {
  args: {
    answer: offering(() => success(null)),
    href: "http://localhost/bind/?id=campus&openid=o",
  },
  play: isNamed,
};

export const WrongPassword: Story = {
  args: {
    answer: () => failure(400, { code: "invalid_grant", message: "用户名或密码错误|||Wrong password" }),
  },
  play: (context) => submitInVain(context),
};

export const NotTold: Story = { args: { href: "http://localhost/bind/?openid=o" } };

export const Linked: Story = { play: ({ canvasElement }) => submit(canvasElement) };

const submitInVain = async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
  await submit(canvasElement);
  await within(canvasElement).findByRole("alert");
};

export const Expired: Story = {
  args: {
    answer: () => failure(400, { code: "expired", message: "绑定已失效|||This link has expired" }),
  },
  play: submitInVain,
};

/** By the status of HTTP as well. */
export const ExpiredByHttp: Story = {
  args: {
    answer: () => httpFailure(400, { code: "expired", message: "绑定已失效|||This link has expired" }),
  },
  play: submitInVain,
};

export const StillUnlinked: Story = {
  args: { answer: () => failure(400, { code: "not_bound", message: "尚未绑定|||Not linked yet" }) },
  play: submitInVain,
};
