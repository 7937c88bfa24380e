import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { useEffect, useState } from "react";
import { Provider } from "react-redux";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { calls } from "../../contract/calls";
import { failure, httpFailure, success, wireUser } from "../../test/fakePorts";
import type { HttpResult } from "../../src/base/core/wire/exchange";
import { readUser, type User } from "../../src/base/core/wire/user";
import { SignInSheet, type SheetAnswer } from "../../src/sign-in/sheet/SignInSheet";
import type { DialogQueue, Question } from "../../src/base/kit/DialogQueue";
import { useKit } from "../../src/base/kit/KitContext";
import { createInertPorts } from "../../src/base/platform/inertPorts";
import type { RememberedLogin } from "../../src/base/platform/credentialVault";
import type { TabMessage } from "../../src/base/platform/ports";
import { PortsContext } from "../../src/base/platform/PortsContext";
import { signedIn } from "../../src/base/state/session";
import { createStore } from "../../src/base/state/store";

interface Args {
  /** Whose page it is. */
  readonly here: Readonly<Record<string, unknown>>;
  /** Who signs in, as the platform says afterwards. */
  readonly next: Readonly<Record<string, unknown>>;
  /** The platform's answer to the sign-in. */
  readonly answer: HttpResult;
  /** The sign-in that this device remembers. */
  readonly remembered: RememberedLogin | null;
  /** Whether passwords can be kept here. */
  readonly secure: boolean;
  /** Whether the browser keeps cookies. */
  readonly cookies: boolean;
  /** Hears what the sheet came to. */
  readonly onAnswer: (answer: SheetAnswer | undefined) => void;
  /** Called when the page reloads. */
  readonly onReload: () => void;
  /** Hears what the other tabs are told. */
  readonly onPost: (message: TabMessage) => void;
}

const userOf = (wire: Readonly<Record<string, unknown>>): User => {
  const user = readUser(wire);
  if (!user) throw new Error("a record without a person");
  return user;
};

/** Another tab, which the stories speak for. */
const listeners = new Set<(message: TabMessage) => void>();
const tellFromElsewhere = (message: TabMessage) => {
  for (const hear of listeners) hear(message);
};

/** The world of a page whose session has ended. */
function createWorld(
  { here, next, answer, remembered, secure, cookies, onReload, onPost }: Args,
  dialogs: DialogQueue,
) {
  const inert = createInertPorts();
  const ports = createInertPorts({
    http: {
      send: ({ url }) => Promise.resolve(url.startsWith(calls.login.path) ? answer : success(next)),
    },
    navigation: { ...inert.navigation, reload: onReload },
    broadcast: {
      post: onPost,
      listen: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    vault: {
      ...inert.vault,
      canKeep: () => Promise.resolve(secure),
      read: () => Promise.resolve(remembered),
    },
    keepsCookies: () => cookies,
    clearScreen: dialogs.closeAll,
  });
  const store = createStore(ports);
  store.dispatch(signedIn(userOf(here)));
  return { ports, store };
}

/** A page with the sheet over it. */
function Opened(args: Args) {
  const { dialogs } = useKit();
  const [{ ports, store }] = useState(() => createWorld(args, dialogs));
  const { here, onAnswer } = args;
  useEffect(() => {
    const Sheet = (question: Question<SheetAnswer>) => (
      <Provider store={store}>
        <PortsContext value={ports}>
          <SignInSheet {...question} user={userOf(here)} />
        </PortsContext>
      </Provider>
    );
    void dialogs.open(Sheet, {}).then(onAnswer);
    return dialogs.closeAll;
  }, [dialogs, here, onAnswer, ports, store]);
  return <main>校园门户 School Portal</main>;
}

const WANG = wireUser();
const OTHER = wireUser({ userId: "8", realName: "李同学", loginName: "li", userType: 1 });

const meta = {
  title: "Login/SignInSheet",
  args: {
    here: WANG,
    next: WANG,
    answer: success({ unitType: 2 }),
    remembered: null,
    secure: true,
    cookies: true,
    onAnswer: fn(),
    onReload: fn(),
    onPost: fn(),
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

const sheet = async () => {
  const dialog = await screen.findByRole("dialog", { name: /^(用户登录|User login)$/ });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};
const isThere: Story["play"] = async () => {
  await sheet();
};
const signIn = async () => {
  const box = await sheet();
  await userEvent.type(box.getByLabelText(/^(密码|Password)$/), "school{Enter}");
  return box;
};

export const Asking: Story = {
  play: async () => {
    const box = await sheet();
    await expect(box.getByLabelText(/^(用户名|User name)$/)).toHaveValue("wang");
    await waitFor(() => expect(box.getByLabelText(/^(密码|Password)$/)).toHaveFocus());
  },
};

export const Remembered: Story = {
  args: { remembered: { username: "Wang", password: "school" } },
  play: async () => {
    const box = await sheet();
    await waitFor(() => expect(box.getByLabelText(/^(密码|Password)$/)).toHaveValue("school"));
  },
};

/** Signing in as them would lose the work of the person on the page. */
export const AnotherPersonRemembered: Story = {
  args: { remembered: { username: "li", password: "school" } },
  play: async () => {
    const box = await sheet();
    await expect(box.getByLabelText(/^(用户名|User name)$/)).toHaveValue("wang");
    await expect(box.getByLabelText(/^(密码|Password)$/)).toHaveValue("");
  },
};

export const WithoutKeepingPasswords: Story = { args: { secure: false }, play: isThere };

export const LongName: Story = {
  args: { here: wireUser({ realName: "Wolfeschlegelsteinhausenbergerdorff-Montgomery-Featherstonehaugh" }) },
  play: isThere,
};

export const WrongPassword: Story = {
  args: {
    answer: failure(400, { code: "invalid_grant", message: "用户名或密码错误|||Wrong name or password" }),
  },
  play: async ({ args }) => {
    const box = await signIn();
    await expect(await box.findByRole("alert")).toHaveTextContent(/用户名或密码错误|Wrong name or password/);
    await expect(args.onAnswer).not.toHaveBeenCalled();
  },
};

/** By the status of HTTP as well. */
export const WrongPasswordByHttp: Story = {
  args: {
    answer: httpFailure(400, { code: "invalid_grant", message: "密码错误|||Wrong password" }),
  },
  play: async () => {
    const box = await signIn();
    await expect(await box.findByRole("alert")).toHaveTextContent(/密码错误|Wrong password/);
    await expect(box.getByLabelText(/^(密码|Password)$/)).toBeInvalid();
  },
};

export const WithoutCookies: Story = {
  args: { cookies: false },
  play: async ({ args }) => {
    const box = await signIn();
    await expect(await box.findByRole("alert")).toHaveTextContent(/不保存 Cookie|keeps no cookies/);
    await expect(args.onAnswer).not.toHaveBeenCalled();
  },
};

export const SamePerson: Story = {
  play: async ({ args }) => {
    await signIn();
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith("signedIn"));
    await expect(args.onPost).toHaveBeenCalledWith({ kind: "signedIn", person: "100:7" });
    await expect(args.onReload).not.toHaveBeenCalled();
  },
};

export const AnotherPerson: Story = {
  args: { next: OTHER },
  play: async ({ args }) => {
    await signIn();
    await waitFor(() => expect(args.onReload).toHaveBeenCalledTimes(1));
    await expect(args.onAnswer).toHaveBeenCalledWith(undefined);
    await expect(args.onPost).not.toHaveBeenCalledWith({ kind: "signedIn", person: "100:8" });
  },
};

export const SignedInOnAnotherTab: Story = {
  play: async ({ args }) => {
    await sheet();
    tellFromElsewhere({ kind: "signedIn", person: "100:8" });
    await expect(args.onAnswer).not.toHaveBeenCalled();
    tellFromElsewhere({ kind: "signedIn", person: "100:7" });
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith("signedIn"));
  },
};

export const AnotherWay: Story = {
  play: async ({ args }) => {
    const box = await sheet();
    await userEvent.click(box.getByRole("button", { name: /^(其他登录方式|Other ways to sign in)$/ }));
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith("otherWay"));
  },
};
