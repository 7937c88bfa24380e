import { waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fn } from "storybook/test";
import * as stories from "../../../stories/sign-in/AuthorizePage.stories";
import { prepareStories, storiesOf } from "../../../test/stories";
import type { HttpRequest } from "../../base/core/wire/exchange";

const story = storiesOf(stories);

/** The page itself, without the live regions beside it. */
const app = () => within(document.getElementById("app") ?? document.body);

beforeAll(prepareStories);

const hear = () => {
  const asked: HttpRequest[] = [];
  return { asked, onRequest: fn((request: HttpRequest) => void asked.push(request)) };
};
const posted = (asked: readonly HttpRequest[]) =>
  asked.flatMap(({ method, url, body }) =>
    method === "POST" && body?.form === "form"
      ? [[url.split("?")[0], Object.fromEntries(new URLSearchParams(body.text))] as const]
      : [],
  );

it("names the application, what it would learn, who would be signed in and the return address [AUTH-12]", async () => {
  const { asked, onRequest } = hear();
  await story.Asking.run({ args: { ...story.Asking.args, onRequest } });
  expect(app().getByRole("heading", { level: 1 })).toHaveTextContent("“城市图书馆”请求用您的账号登录");
  expect(app().getByText("王老师（wang）")).toBeInTheDocument();
  expect(
    app()
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(["您的姓名和用户名", "您所在的学校"]);
  expect(app().getByText("之后将前往 library.example。")).toBeInTheDocument();
  expect(posted(asked)).toEqual([]);
});

it("posts the request once it is allowed, and returns with code, state and source [AUTH-12]", async () => {
  const { asked, onRequest } = hear();
  const onGo = fn();
  await story.Allowed.run({ args: { ...story.Allowed.args, onRequest, onGo } });
  expect(posted(asked)).toEqual([
    [
      "/api/uaa/shiyue_webauth",
      {
        response_type: "code",
        client_id: "library",
        redirect_uri: "https://library.example/back",
        state: "s&1",
        scope: "profile",
        unitHost: "localhost",
        userId: "7",
      },
    ],
  ]);
  expect(onGo.mock.calls).toEqual([["https://library.example/back?code=c&state=s%261&source=pc"]]);
});

it("is not allowed by a click made before the question could be read [AUTH-12, SEC-04]", async () => {
  const time = jest.spyOn(performance, "now").mockReturnValue(1_000);
  const { asked, onRequest } = hear();
  await story.Asking.run({ args: { ...story.Asking.args, onRequest } });
  await userEvent.dblClick(app().getByRole("button", { name: "允许" }));
  expect(posted(asked)).toEqual([]);
  time.mockRestore();
});

it("returns with OAuth's error code for a refusal, and sends no request [AUTH-12]", async () => {
  const { asked, onRequest } = hear();
  const onGo = fn();
  await story.Denied.run({ args: { ...story.Denied.args, onRequest, onGo } });
  expect(posted(asked)).toEqual([]);
  expect(onGo.mock.calls).toEqual([["https://library.example/back?error=access_denied&state=s%261"]]);
});

it.each([
  ["MissingClient", "缺少 client_id，请返回重试！"],
  ["WrongResponseType", "response_type 只能是 code"],
  ["WithoutAddress", "缺少 redirect_uri"],
  ["ForeignAddress", "该应用给出的返回地址不是它登记的地址"],
  ["AddressThatIsNone", "该应用给出的返回地址不是它登记的地址"],
  ["AnsweredWithAnotherAddress", "该应用给出的返回地址不是它登记的地址"],
  ["AnotherPersonByNow", "登录的账号已改变"],
  ["NoAnswer", "暂时无法确认是哪个应用请求登录"],
  ["DeniedWhereTheAddressIsNotKnown", "您没有同意登录"],
] as const)("stays and says why: %s [AUTH-12, REDIR-05]", async (name, words) => {
  const onGo = fn();
  await story[name].run({ args: { ...story[name].args, onGo } });
  expect(app().getByRole("alert")).toHaveTextContent(words);
  expect(onGo).not.toHaveBeenCalled();
});

it.each([
  ["MissingClient", "Missing client_id"],
  ["WrongResponseType", "response_type has to be code"],
  ["WithoutAddress", "Missing redirect_uri"],
] as const)("says so in English too: %s [AUTH-12, I18N-03]", async (name, words) => {
  await story[name].run({ globals: { language: "en" } });
  expect(app().getByRole("alert")).toHaveTextContent(words);
});

it("says word for word that the client_id is missing, in English [AUTH-12]", async () => {
  await story.MissingClient.run({ globals: { language: "en" } });
  expect(app().getByRole("alert").textContent).toBe("Missing client_id, please go back and try again!");
});

it("shows id and scopes as they are if the platform cannot describe the application [AUTH-12]", async () => {
  await story.UnknownPlatform.run();
  expect(app().getByRole("heading", { level: 1 })).toHaveTextContent("“library”");
  expect(app().getByRole("listitem")).toHaveTextContent("profile");
});

it("shows the login box, with the application's name, to a person who is not signed in [AUTH-12]", async () => {
  await story.NotSignedIn.run();
  expect(app().getByText(/“城市图书馆”请求用您的账号登录。请先登录/)).toBeInTheDocument();
});

it("fills in the remembered person, and does not forget them after the sign-in [AUTH-08, AUTH-12]", async () => {
  const { asked, onRequest } = hear();
  const onForget = fn();
  const { NotSignedInButRemembered: remembered } = story;
  await remembered.run({ args: { ...remembered.args, onRequest, onForget } });
  await userEvent.click(app().getByRole("button", { name: "登录" }));
  await waitFor(() => expect(posted(asked).map(([path]) => path)).toContain("/api/uaa/oauth/login"));
  await app().findByRole("heading");
  expect(onForget).not.toHaveBeenCalled();
});

it("has the other ways of signing in, which return to it with the application's whole request [AUTH-12, AUTH-13, AUTH-19]", async () => {
  const onGo = fn<(address: string) => void>();
  const many = story.NotSignedInAtASchoolWithOtherWays;
  await many.run({ args: { ...many.args, onGo } });
  await userEvent.click(app().getByRole("button", { name: "使用统一身份认证登录" }));
  await userEvent.click(app().getByRole("button", { name: "统一身份登录" }));
  await waitFor(() => expect(onGo).toHaveBeenCalledTimes(2));
  for (const [address] of onGo.mock.calls)
    expect(new URL(address).searchParams.get("redirect_uri")).toBe("http://localhost/login/");
});

it("signs the wrong person out, forgets them, and lets another person sign in [AUTH-11, AUTH-12]", async () => {
  const onForget = fn();
  const { asked, onRequest } = hear();
  await story.NotMe.run({ args: { ...story.NotMe.args, onRequest, onForget } });
  expect(posted(asked).map(([path]) => path)).toEqual(["/api/uaa/oauth/logout"]);
  expect(onForget).toHaveBeenCalledTimes(1);
  expect(app().getByRole("heading", { level: 1 })).toHaveFocus();
});
