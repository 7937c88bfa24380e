import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fn } from "storybook/test";
import * as stories from "../../stories/sign-in/LoginPage.stories";
import { fault, success } from "../../test/fakePorts";
import { expectAccessible, prepareStories, storiesOf } from "../../test/stories";

const login = storiesOf(stories);

/** How the network delivers the code of the dialog. */
const mockNetwork = { qr: (): Promise<void> => Promise.resolve() };

jest.mock("./loadQr", () => ({
  loadQr: () => mockNetwork.qr().then(() => jest.requireActual<object>("./qr/openQr")),
}));

const lost = () => Promise.reject(new Error("ChunkLoadError: qr"));

beforeAll(prepareStories);
afterEach(() => {
  mockNetwork.qr = () => Promise.resolve();
});

/** A network that delivers nothing until it is told to. */
function slowNetwork() {
  const arrivals: (() => void)[] = [];
  const code = new Promise<void>((resolve) => arrivals.push(resolve));
  mockNetwork.qr = fn(() => code);
  const arrive = () =>
    act(() => {
      arrivals.forEach((resolve) => resolve());
      return code;
    });
  return { asked: mockNetwork.qr, arrive };
}

const PROVIDERS = [
  { providerId: "app", providerName: "校园通|||Campus app", providerType: "qr" },
  { providerId: "second", providerName: "城市通", providerType: "qr" },
  {
    providerId: "campus",
    providerName: "校园",
    providerType: "redirect",
    providerAppLoginUrl: "/provider/campus",
  },
];
const answer = (path: string) => success(path.endsWith("/social/info") ? PROVIDERS : null);

/** The login page with these providers, rendered. */
async function show(onGo: (address: string) => void = fn()) {
  await login.OneProvider.run({ args: { ...login.OneProvider.args, answer, onGo } });
}
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const app = () => within(document.getElementById("app") ?? document.body);
const FAILED = "未能打开校园通，请检查网络后重试，或使用密码登录。";

describe("a provider that cannot be opened", () => {
  it("is reported in an alert below the form, and can be tried again [AUTH-13, REL-01]", async () => {
    mockNetwork.qr = lost;
    await show();
    await press("使用校园通登录");
    const alert = await app().findByRole("alert");
    expect(alert).toHaveTextContent(FAILED);
    expect(document.querySelector("form")?.compareDocumentPosition(alert)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(screen.getByRole("button", { name: "使用校园通登录" })).toHaveAttribute("aria-busy", "false");
    await expectAccessible();
    mockNetwork.qr = () => Promise.resolve();
    await press("使用校园通登录");
    await screen.findByRole("dialog", { name: "使用校园通登录" });
    expect(screen.queryByText(FAILED)).toBeNull();
  });

  it("is reported in the same way if the page has to leave for it [AUTH-13, REL-01]", async () => {
    await show(() => {
      throw new Error("out of reach");
    });
    await press("使用校园登录");
    expect(await app().findByRole("alert")).toHaveTextContent("未能打开校园，");
  });

  it("is not opened without a network, and is reported [AUTH-13, REL-03]", async () => {
    const network = { up: true };
    const onLine = jest.spyOn(navigator, "onLine", "get").mockImplementation(() => network.up);
    const onGo = fn();
    await login.OneProvider.run({
      args: {
        ...login.OneProvider.args,
        answer: (path: string) => (network.up ? answer(path) : fault("network")),
        onGo,
      },
    });
    network.up = false;
    await press("使用校园登录");
    expect(await app().findByRole("alert")).toHaveTextContent("未能打开校园，请检查网络后重试");
    expect(onGo).not.toHaveBeenCalled();
    network.up = true;
    await press("使用校园登录");
    await waitFor(() => expect(onGo).toHaveBeenCalledTimes(1));
    onLine.mockRestore();
  });

  it("is no longer reported once the person signs in by the form [AUTH-13, REL-01]", async () => {
    mockNetwork.qr = lost;
    await show();
    await press("使用校园通登录");
    await app().findByRole("alert");
    await press("登录");
    expect(screen.queryByText(FAILED)).toBeNull();
  });
});

describe("a provider whose code to scan loads slowly", () => {
  it("has a busy button that works once, until the dialog is there [AUTH-13, REL-01]", async () => {
    const { asked, arrive } = slowNetwork();
    await show();
    const button = screen.getByRole("button", { name: "使用校园通登录" });
    await userEvent.dblClick(button);
    expect(button).toHaveAttribute("aria-busy", "true");
    expect(button).toHaveAttribute("aria-disabled", "true");
    expect(button).toHaveAccessibleName("正在打开校园通…");
    expect(button).toHaveTextContent("正在打开校园通…");
    expect(button).toHaveFocus();
    expect(asked).toHaveBeenCalledTimes(1);
    await expectAccessible();
    await arrive();
    expect(await screen.findAllByRole("dialog")).toHaveLength(1);
    expect(button).toHaveAttribute("aria-busy", "false");
    expect(button).toHaveTextContent(/^校园通$/);
  });

  it("is replaced by another one that is chosen meanwhile [AUTH-13, REL-01]", async () => {
    const { arrive } = slowNetwork();
    const onGo = fn();
    await show(onGo);
    await press("使用校园通登录");
    await press("使用城市通登录");
    expect(screen.getByRole("button", { name: "使用校园通登录" })).toHaveAttribute("aria-busy", "false");
    await arrive();
    expect(await screen.findAllByRole("dialog")).toHaveLength(1);
    expect(screen.getByRole("dialog", { name: "使用城市通登录" })).toBeVisible();
  });

  it.each(["使用校园登录", "登录"])(
    "opens no dialog over another way in that was taken meanwhile: %s [AUTH-13, REL-01]",
    async (other) => {
      const { arrive } = slowNetwork();
      await show();
      await press("使用校园通登录");
      await press(other);
      await waitFor(() => expect(screen.queryByText("正在打开校园通…")).toBeNull());
      await arrive();
      expect(screen.queryByRole("dialog")).toBeNull();
    },
  );
});
