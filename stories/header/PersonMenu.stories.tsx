import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { useState } from "react";
import { Provider } from "react-redux";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { calls } from "../../contract/calls";
import type { HttpResult } from "../../src/base/core/wire/exchange";
import { deviceOf } from "../../src/base/core/site/device";
import { readUser, type User } from "../../src/base/core/wire/user";
import { MePage } from "../../src/header/person/MePage";
import { PersonMenu } from "../../src/header/person/PersonMenu";
import { useKit, type Kit } from "../../src/base/kit/KitContext";
import { ShellContext } from "../../src/base/kit/ShellContext";
import type { ToastLogEntry } from "../../src/base/flow/toast/ToastPolicy";
import { createInertPorts } from "../../src/base/platform/inertPorts";
import type { TabMessage } from "../../src/base/platform/ports";
import { PortsContext } from "../../src/base/platform/PortsContext";
import { PersonContext } from "../../src/base/session/PersonContext";
import { personLines } from "../../src/slots/personLines";
import { signedIn } from "../../src/base/state/session";
import { createStore } from "../../src/base/state/store";
import { failure, fault, success, wireUser } from "../../test/fakePorts";
import { linkOf } from "../support/apps";
import { useLogOfStory } from "../support/useLogOfStory";

const PAGE = "https://school.example/pages/base/pc_desktop_all/index.html#/viewport?app=notices";

interface Args {
  /** Whose menu it is, as the platform says. */
  readonly here: Readonly<Record<string, unknown>>;
  /** What the platform answers about a linked account. */
  readonly link: HttpResult;
  /** What it answers to the change, and who is signed in afterwards. */
  readonly change: HttpResult;
  readonly after: Readonly<Record<string, unknown>>;
  /** The answer to the request for a help centre's ticket. */
  readonly ticket: HttpResult;
  /** Whether the platform says that the person administers the school. */
  readonly administers?: boolean;
  readonly shell: "desktop" | null;
  readonly userAgent: string;
  /** User types that may open the application on the screen; null on the desktop. */
  readonly openTo: readonly number[] | null;
  readonly site: Readonly<Record<string, unknown>>;
  readonly toastLog: ToastLogEntry | null;
  /** Whether the lines are on the page of phones. */
  readonly onPage?: boolean;
  readonly onKeys?: () => void;
  readonly onLeave: (address: string) => void;
  readonly onPost: (message: TabMessage) => void;
  readonly onForget: () => void;
  readonly onCall: (path: string) => void;
  /** Uploads that are not over on this device. */
  readonly uploads?: number;
}

const userOf = (wire: Readonly<Record<string, unknown>>): User => {
  const user = readUser(wire);
  if (!user) throw new Error("a record without a person");
  return user;
};

/** The world of a page of this person. */
function createWorld(args: Args, { dialogs, toasts }: Kit) {
  const inert = createInertPorts();
  const answers: Readonly<Record<string, HttpResult>> = {
    [calls.parentTeacherLink.path]: args.link,
    [calls.switchLogin.path]: args.change,
    [calls.me.path]: success(args.after),
    [calls.helpTicket.path]: args.ticket,
    [calls.setPortrait.path]: success({ avatar: null }),
    [calls.adminRole.path.replace("{userId}", userOf(args.here).userId)]: success(args.administers ?? false),
    [calls.siteConfig.path]: { ...success(null), body: { text: JSON.stringify(args.site) } } as HttpResult,
  };
  const ports = createInertPorts({
    http: {
      send: ({ url }) => {
        const path = url.split("?")[0] ?? "";
        args.onCall(path);
        return Promise.resolve(answers[path] ?? success(null));
      },
    },
    navigation: {
      ...inert.navigation,
      href: () => PAGE,
      replace: args.onLeave,
      reload: () => args.onLeave("the same page"),
    },
    broadcast: { post: args.onPost, listen: () => () => undefined },
    vault: { ...inert.vault, forget: () => Promise.resolve().then(args.onForget) },
    database: { run: () => Promise.resolve({ data: Array.from({ length: args.uploads ?? 0 }) as never }) },
    notify: toasts.notify,
    clearScreen: dialogs.closeAll,
  });
  const store = createStore(ports);
  store.dispatch(signedIn(userOf(args.here)));
  ports.storage.of("100:7").write("recentApps", ["notices"]);
  return { ports, store };
}

/** A page with the menu open below its button. */
function Opened(args: Args) {
  const kit = useKit();
  const [{ ports, store }] = useState(() => createWorld(args, kit));
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { here, shell, userAgent, openTo, toastLog, onPage = false, onKeys } = args;
  const lines = onKeys ? personLines : WITHOUT_KEYS;
  const app = linkOf({ name: "课表", code: "timetable" });
  useLogOfStory(toastLog);
  return (
    <Provider store={store}>
      <PortsContext value={ports}>
        <PersonContext value={userOf(here)}>
          <ShellContext
            value={{
              apps: { status: "loading" },
              links: [{ ...app, app: { ...app.app, menu: { ...app.app.menu, userTypes: openTo ?? [] } } }],
              coming: [],
              cards: [],
              day: null,
              tools: [],
              lines: [],
              onOpen: fn(),
              device: deviceOf({ userAgent, width: 1440, shell }),
              current: openTo ? "timetable" : null,
              path: openTo ? "/viewport" : "/",
              layout: { name: "top", forced: false, unit: null },
              appsInHeader: true,
              openKeys: onKeys ?? fn(),
              installed: [],
              health: {},
              onHealth: fn(),
            }}
          >
            {onPage ? (
              <main>
                <MePage lines={lines} titleRef={null} />
              </main>
            ) : (
              <>
                <main>
                  <button id="who" type="button" onClick={(event) => setAnchor(event.currentTarget)}>
                    {userOf(here).realName}
                  </button>
                </main>
                <PersonMenu anchor={anchor} onClose={() => setAnchor(null)} labelledBy="who" lines={lines} />
              </>
            )}
          </ShellContext>
        </PersonContext>
      </PortsContext>
    </Provider>
  );
}

/** Most stories are about other lines. */
const WITHOUT_KEYS = personLines.filter(({ id }) => id !== "keys");

/** A person's picture, as an address that needs no server. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path fill="#bcd7ee" d="M0 0h100v100H0z"/>
<circle cx="50" cy="42" r="20" fill="#c98f6b"/><path fill="#35506e" d="M15 100a35 32 0 0 1 70 0z"/></svg>`,
)}`;

const LINK = { parentId: "9", parentName: "王妈妈", teacherId: "7", teacherName: "王老师" };
const TEACHER = wireUser();
const PARENT = wireUser({ userId: "9", userType: 3, realName: "王妈妈", loginName: "wang-home" });

const meta = {
  title: "Features/Person menu",
  args: {
    here: TEACHER,
    link: success(LINK),
    change: success({ unitType: 2, unitId: "100", userType: 3 }),
    after: PARENT,
    shell: null,
    userAgent: "Chrome",
    openTo: null,
    ticket: success({ ticket: "help-ticket" }),
    site: { helpCentre: "none" },
    toastLog: { quiet: false, unread: 0, open: fn() },
    onLeave: fn(),
    onPost: fn(),
    onForget: fn(),
    onCall: fn(),
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

const open = async () => {
  await userEvent.click(screen.getByRole("button", { name: /^王/ }));
  const menu = within(await screen.findByRole("menu"));
  await menu.findAllByRole("menuitem", { name: /^(提示记录|Recent notifications|退出登录|Sign out)/ });
  return menu;
};
const isOpen: Story["play"] = async () => {
  await open();
};
const change = async () => {
  const menu = await open();
  await userEvent.click(await menu.findByRole("menuitem", { name: /^(切换为|Switch to (parent|teacher))/ }));
  const question = within(
    await screen.findByRole("dialog", { name: /^(切换为|Switch to (parent|teacher))/ }),
  );
  await userEvent.click(question.getByRole("button", { name: /^(切换身份|Switch)$/ }));
};
/** Once the question has closed, a toast says why nothing has changed; the announcer says it as well. */
const told = async (words: RegExp) => {
  await screen.findByText(words, { selector: "p" });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
};
const offers: Story["play"] = async () => {
  const menu = await open();
  await menu.findByRole("menuitem", { name: /^(切换为|Switch to (parent|teacher))/ });
};

/** Only a linked teacher or parent has another account. */
export const WithoutALink: Story = { args: { link: success(null) }, play: isOpen };

export const Student: Story = { args: { here: wireUser({ userType: 1 }) }, play: isOpen };

/** Leaving would give up what is not sent. */
export const Uploading: Story = { args: { uploads: 2 }, play: offers };

export const TeacherWithALink: Story = { play: offers };

export const ParentWithALink: Story = { args: { here: PARENT }, play: offers };

export const English: Story = { globals: { language: "en" }, play: offers };

export const LongName: Story = {
  args: {
    link: success({
      ...LINK,
      parentName: "Wolfeschlegelsteinhausenbergerdorff-Montgomery-Featherstonehaugh",
    }),
  },
  play: offers,
};

/** The application on the screen is closed to parents. */
export const InAnApplicationForTeachers: Story = { args: { openTo: [2, 4] }, play: isOpen };

/** The desktop client signs in and out by itself, and offers the other account everywhere. */
export const InTheDesktopClient: Story = { args: { shell: "desktop", openTo: [2] }, play: offers };

/** The work-chat client signs in and out by itself too. */
export const InTheWorkChatClient: Story = {
  args: { userAgent: "wxwork", link: success(null) },
  play: isOpen,
};

/** A platform that knows of no links. */
export const LinkUnknown: Story = { args: { link: failure(501) }, play: isOpen };

export const WithHelp: Story = {
  args: { site: { helpCentre: "https://help.example/start" } },
  play: async () => {
    const menu = await open();
    await menu.findByRole("menuitem", { name: /^(帮助中心|Help centre)/ });
  },
};

/** An administrator finds the modules' licences, and everybody the client that the site offers. */
export const Administrator: Story = {
  args: {
    administers: true,
    onKeys: fn(),
    site: { helpCentre: "/help/", downloads: { portable: "/files/portal.zip" } },
  },
  play: async () => {
    const menu = await open();
    await menu.findByRole("menuitem", { name: /^(应用授权|Licences)$/ });
    await menu.findByRole("menuitem", { name: /^(下载桌面客户端|Download the desktop client)$/ });
  },
};

/** A page with the list of its keys. */
export const WithKeys: Story = { args: { onKeys: fn() }, play: isOpen };

/** On phones the lines are a page of the bar. */
export const OnAPage: Story = {
  args: { onPage: true, onKeys: fn(), site: { helpCentre: "https://help.example/start" } },
  play: async () => {
    await screen.findByRole("button", { name: /^(切换为|Switch to (parent|teacher))/ });
    await screen.findByRole("link", { name: /^(帮助中心|Help centre)/ });
  },
};

export const OnAPageQuiet: Story = {
  args: { onPage: true, here: wireUser({ userType: 1 }), toastLog: { quiet: true, unread: 3, open: fn() } },
};

/** A person who has a picture is shown by it. */
export const OnAPageWithAPicture: Story = {
  args: { onPage: true, here: wireUser({ avatar: PICTURE }) },
  play: async () => {
    await screen.findByRole("button", { name: /^(头像|Profile picture)$/ });
  },
};

/** The platform takes the picture away. */
export const PictureRemoved: Story = {
  args: OnAPageWithAPicture.args ?? {},
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: /^(头像|Profile picture)$/ }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: /^(移除图片|Remove picture)$/ }));
    await told(/^(头像已移除|Profile picture removed)$/);
  },
};

export const UnreadToasts: Story = {
  args: { toastLog: { quiet: true, unread: 3, open: fn() } },
  play: isOpen,
};

/** The platform agrees: everything of the first person goes. */
export const Changing: Story = {
  play: async ({ args }) => {
    await change();
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledTimes(1));
  },
};

/** The platform has unlinked the two meanwhile. */
export const Refused: Story = {
  args: { change: failure(403, { message: "您没有权限执行此操作|||You are not allowed to do this" }) },
  play: async () => {
    await change();
    await told(/您没有权限执行此操作|You are not allowed to do this/);
  },
};

/** The network is gone. */
export const NoAnswer: Story = {
  args: { change: fault("network"), after: TEACHER },
  play: async () => {
    await change();
    await told(/^(没有切换账号|The account was not switched)/);
  },
};

/** The platform has changed the session, and its answer was lost. */
export const AnswerLost: Story = {
  args: { change: fault("network") },
  play: async ({ args }) => {
    await change();
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledTimes(1));
  },
};
