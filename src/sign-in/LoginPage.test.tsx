import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fn } from "storybook/test";
import * as bindStories from "../../stories/sign-in/BindPage.stories";
import * as stories from "../../stories/sign-in/LoginPage.stories";
import { prepareStories, storiesOf } from "../../test/stories";
import type { HttpRequest } from "../base/core/wire/exchange";

const login = storiesOf(stories);
const bind = storiesOf(bindStories);

beforeAll(prepareStories);

/** Runs a story with some of its args replaced; `run` alone would drop the others. */
const run = <Args extends object>(
  story: { readonly args: Args; readonly run: (context: { readonly args: Args }) => Promise<void> },
  args: Partial<Args>,
) => story.run({ args: { ...story.args, ...args } });

/** The page itself, without the live regions beside it. */
const app = () => within(document.getElementById("app") ?? document.body);
const icons = () => screen.queryByRole("group", { name: "其他登录方式" });
const hear = () => {
  const asked: HttpRequest[] = [];
  return { asked, onRequest: fn((request: HttpRequest) => void asked.push(request)) };
};
const bodyOf = ({ body }: HttpRequest) => new URLSearchParams(body?.form === "form" ? body.text : "");

describe("the other ways of signing in", () => {
  it("are buttons with the provider's name and logo, in the page's language [AUTH-03, AUTH-13]", async () => {
    await login.OneProvider.run();
    const button = screen.getByRole("button", { name: "使用统一身份认证登录" });
    expect(button).toHaveTextContent("统一身份认证");
    expect(button).toHaveAttribute("type", "button");
  });

  it("show a provider without a name by its id, and no picture from an origin that the site does not trust [SEC-02]", async () => {
    await login.ManyProviders.run();
    expect(within(icons() ?? document.body).getAllByRole("button")).toHaveLength(4);
    expect(screen.getByRole("button", { name: "使用unnamed登录" })).toBeInTheDocument();
    expect(document.querySelector("img[src*=elsewhere]")).toBeNull();
  });

  it.each([
    "NoProviders",
    "ProvidersNotToBeHad",
    "ProvidersRefused",
    "ProvidersAreAPage",
    "ProvidersUnanswered",
  ] as const)("are absent, and the form stays as it is: %s [AUTH-03, REL-01]", async (name) => {
    await login[name].run();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(icons()).toBeNull();
    expect(app().queryByRole("alert")).toBeNull();
    expect(screen.getByRole("button", { name: "登录" })).toBeEnabled();
  });

  it("leave for the provider with a state of its id and random text, and our own login page as return address [AUTH-13]", async () => {
    const onGo = fn<(address: string) => void>();
    await run(login.Leaving, { onGo });
    const address = new URL(onGo.mock.calls[0]?.[0] ?? "");
    expect(address.origin + address.pathname).toBe("http://localhost/provider/campus");
    expect(Object.fromEntries(address.searchParams)).toEqual({
      response_type: "code",
      client_id: "school-portal",
      redirect_uri: "http://localhost/login/",
      state: expect.stringMatching(/^campus\.[0-9a-f]{32}$/) as string,
      ui_locales: "zh-CN",
    });
  });
});

describe("returning from a provider", () => {
  it("signs in with the code, only the provider in the path, and goes to the login page's target [AUTH-02, AUTH-13, REDIR-01]", async () => {
    const onGo = fn<(address: string) => void>();
    const onForget = fn();
    const { asked, onRequest } = hear();
    await run(login.SignedIn, { onGo, onForget, onRequest, href: "http://localhost/login/" });
    await waitFor(() => expect(onGo.mock.calls).toEqual([["http://localhost/pages/x"]]));
    const sent = asked.filter(({ method }) => method === "POST");
    expect(sent.map(({ url }) => url)).toEqual(["/api/uaa/social/campus"]);
    expect(Object.fromEntries(sent.flatMap((request) => [...bodyOf(request)]))).toEqual({
      code: "c",
      unitHost: "localhost",
      deviceId: expect.stringMatching(/^\S+$/) as string,
    });
    expect(onForget).toHaveBeenCalledTimes(1);
  });

  it("says that it signs in, and offers nothing else meanwhile [AUTH-01]", async () => {
    await login.SigningIn.run();
    expect(app().getByRole("status")).toHaveTextContent("正在登录…");
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("sends an account that is not linked to the bind page, with the person's target [AUTH-04, AUTH-05]", async () => {
    const onGo = fn<(address: string) => void>();
    const onForget = fn();
    await run(login.Unlinked, { onGo, onForget });
    await waitFor(() =>
      expect(onGo.mock.calls).toEqual([["/bind/?id=i&openid=o%261&unionid=u&redirect_uri=%2Fpages%2Fx"]]),
    );
    expect(onForget).not.toHaveBeenCalled();
  });

  it.each([
    ["StateRefused", /已失效，或不是从本页发起/],
    ["TripExpired", /已失效，或不是从本页发起/],
    ["Cancelled", /未完成/],
  ] as const)("is refused in the login box, and nothing is sent: %s [AUTH-13]", async (name, words) => {
    const { asked, onRequest } = hear();
    const onGo = fn();
    await run(login[name], { onRequest, onGo });
    expect(app().getByRole("alert")).toHaveTextContent(words);
    await screen.findByRole("group", { name: "其他登录方式" });
    expect(screen.getByRole("button", { name: "登录" })).toBeEnabled();
    expect(asked.filter(({ method }) => method === "POST")).toEqual([]);
    expect(onGo).not.toHaveBeenCalled();
  });

  it("shows the platform's refusal in the login box and tries no other way [AUTH-01, AUTH-04]", async () => {
    await login.CodeRefused.run();
    expect(app().getByRole("alert")).toHaveTextContent("第三方登录已失效");
    expect(screen.getByLabelText("密码")).not.toHaveAttribute("aria-invalid", "true");
  });
});

it.each([
  [{}, 1],
  [{ autologin: false }, 0],
])(
  "offers to sign in by itself next time unless the site says otherwise: %j [AUTH-09]",
  async (site, count) => {
    await run(login.NoProviders, { site });
    await userEvent.click(await screen.findByRole("checkbox", { name: "记住密码" }));
    expect(screen.queryAllByRole("checkbox", { name: "下次自动登录" })).toHaveLength(count);
  },
);

describe("the bind page", () => {
  it("sends the social account with the name and the password, and goes to the person's target [AUTH-05, REDIR-01]", async () => {
    const onGo = fn<(address: string) => void>();
    const { asked, onRequest } = hear();
    await run(bind.Linked, { onGo, onRequest });
    await waitFor(() => expect(onGo.mock.calls).toEqual([["http://localhost/pages/x"]]));
    const request = asked.find(({ method }) => method === "POST");
    expect(request?.url).toBe("/api/uaa/oauth/login");
    expect(request && Object.fromEntries(bodyOf(request))).toEqual({
      username: "wang",
      password: "secret",
      noIntercept: "true",
      id: "i",
      openid: "o&1",
      unionid: "u",
      deviceId: "d",
    });
  });

  it("offers no form if the address does not say what to link, and links back with the person's target [AUTH-05]", async () => {
    await bind.NotTold.run();
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.getByText(/请重新选择登录方式/)).toBeVisible();
    await bind.Told.run();
    expect(screen.getByRole("link", { name: "返回登录" })).toHaveAttribute(
      "href",
      "/login/?redirect_uri=%2Fpages%2Fx",
    );
  });

  it.each(["Named", "NamedByTheAddress"] as const)(
    "names the provider of the account to be tied: %s [AUTH-05, AUTH-13]",
    async (name) => {
      await bind[name].run();
      expect(app().getByText(/即可用统一身份认证直接登录/)).toBeVisible();
    },
  );

  it("shows the platform's refusal of the password under it and stays [AUTH-04]", async () => {
    const onGo = fn();
    await run(bind.WrongPassword, { onGo });
    expect(screen.getByLabelText("密码")).toHaveAccessibleDescription("用户名或密码错误");
    expect(onGo).not.toHaveBeenCalled();
  });

  it("shows the platform's other refusals under the password, and stays [AUTH-04, AUTH-05]", async () => {
    const onGo = fn();
    await run(bind.StillUnlinked, { onGo });
    expect(app().getByRole("alert")).toHaveTextContent("尚未绑定");
    expect(screen.getByLabelText("密码")).toHaveAccessibleDescription(/尚未绑定/);
    expect(screen.getByLabelText("密码")).toHaveAttribute("aria-invalid", "false");
    expect(onGo).not.toHaveBeenCalled();
  });

  it.each(["Expired", "ExpiredByHttp"] as const)(
    "puts the reason in the place of the form where nothing can be tied any more, with the way back: %s [AUTH-05, A11Y-02]",
    async (name) => {
      const onGo = fn();
      await run(bind[name], { onGo });
      expect(app().getByRole("alert")).toHaveTextContent("绑定已失效");
      expect(app().getByRole("alert")).toHaveFocus();
      expect(screen.queryByLabelText("密码")).toBeNull();
      expect(screen.getByRole("link", { name: "返回登录" })).toBeVisible();
      expect(onGo).not.toHaveBeenCalled();
    },
  );
});
