import Button from "@mui/material/Button";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import Moon from "lucide-react/icons/moon";
import LogOut from "lucide-react/icons/log-out";
import { useState, type ReactElement } from "react";
import { Provider } from "react-redux";
import { fn, screen, userEvent } from "storybook/test";
import { calls } from "../../contract/calls";
import type { AppItem } from "../../src/base/core/apps/apps";
import type { Health } from "../../src/base/core/apps/appHealth";
import type { AppLink } from "../../src/base/core/apps/links";
import type { HttpResult } from "../../src/base/core/wire/exchange";
import { PARENT, readUser, type UserType } from "../../src/base/core/wire/user";
import { createSearch } from "../../src/search/createSearch";
import { type SearchAction } from "../../src/search/rows";
import { ShellContext } from "../../src/base/kit/ShellContext";
import { createInertPorts } from "../../src/base/platform/inertPorts";
import { PortsContext } from "../../src/base/platform/PortsContext";
import { PersonContext } from "../../src/base/session/PersonContext";
import { createStore } from "../../src/base/state/store";
import { EMPTY_SHELL } from "../../test/emptyShell";
import { failure, success, wireUser } from "../../test/fakePorts";
import { linkOf, linksOf, LONG_NAMES } from "../support/apps";

const named = (name: string, code: string, english: string, index: number): AppLink => {
  const link = linkOf({ name, code }, index);
  return { ...link, app: { ...link.app, names: { ...link.app.names, english } } };
};

const APPS = [
  named("通知公告", "notices", "Notices", 0),
  named("课表", "timetable", "Timetable", 1),
  named("作业", "homework", "Homework", 2),
  named("问卷调查", "surveys", "Surveys", 3),
  named("校园云盘", "drive", "School Drive", 4),
];

const NOTICES = { code: "notices", keys: ["公告栏", "bulletin board"], path: "/api/notice/search" };
const DUTY = {
  code: "duty",
  name: "值班安排|||Duty Roster",
  reason: "userType",
  needs: "2,4",
  ask: ["陈志强", "周敏"],
};
const ITEMS = {
  items: [
    { id: "1", title: "消防演练|||Fire drill", detail: "安全办|||Safety Office", at: "/?notice=1" },
    {
      id: "2",
      title: "值班调整|||Changes of duties",
      detail: "教导处|||Academic Office",
      text: "周三下午进行消防演练，当天值班的老师请提前十分钟到岗。|||There is a fire drill on Wednesday: come ten minutes early.",
      at: "/?notice=2",
    },
  ],
};

interface Args {
  readonly apps: readonly AppLink[];
  /** Those that are not installed. */
  readonly coming?: readonly AppLink[];
  readonly recent: readonly string[];
  readonly hidden: readonly string[];
  /** What an application and the platform answer; null = not yet. */
  readonly items: HttpResult | null;
  readonly closed: HttpResult;
  /** How applications do that are not well. */
  readonly health?: Health;
  readonly query: string;
  readonly userType?: UserType;
  readonly onOpen: (app: AppItem) => void;
  readonly onAction: (id: string) => void;
  readonly onAsk: (address: string) => void;
  readonly onWindow: (address: string) => void;
}

function createWorld(args: Args) {
  const answers: Readonly<Record<string, HttpResult | null>> = {
    [NOTICES.path]: args.items,
    [calls.appAccess.path]: args.closed,
  };
  const ports = createInertPorts({
    http: {
      send: ({ url }) => {
        args.onAsk(decodeURIComponent(url));
        const answer = answers[url.split("?")[0] ?? ""];
        return answer ? Promise.resolve(answer) : new Promise(() => undefined);
      },
    },
    // Nothing that is typed has to rest in a story.
    clock: {
      now: () => 0,
      after: (_, job) => {
        const timer = setTimeout(job);
        return () => clearTimeout(timer);
      },
    },
  });
  const navigation = { ...ports.navigation, open: args.onWindow };
  const action = (id: string, words: SearchAction["words"], Icon: SearchAction["Icon"]): SearchAction => ({
    id,
    words,
    keys: id === "dark" ? ["夜间", "night"] : ["注销"],
    Icon,
    useOffer: () => ({ run: () => args.onAction(id) }),
  });
  const store = createStore(ports, {
    preferences: {
      recentApps: args.recent,
      arrangement: { pinned: ["notices", "timetable"], hidden: args.hidden, order: [], open: [] },
    },
  });
  const { Panel } = createSearch({
    actions: [action("dark", "search.action.dark", Moon), action("logout", "search.action.logout", LogOut)],
    sources: [],
    guests: [NOTICES],
  });
  return { ports: { ...ports, navigation }, store, Panel };
}

/** A page on which the search is open. */
function Page(args: Args): ReactElement {
  const [{ ports, store, Panel }] = useState(() => createWorld(args));
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <PortsContext value={ports}>
      <Provider store={store}>
        <PersonContext value={readUser(wireUser(args.userType && { userType: args.userType }))}>
          <ShellContext
            value={{
              ...EMPTY_SHELL,
              links: args.apps,
              coming: args.coming ?? [],
              health: args.health ?? {},
              onOpen: args.onOpen,
            }}
          >
            <>
              <main>
                <h1>门户 Portal</h1>
                <Button onClick={({ currentTarget }) => setAnchor(currentTarget)}>搜索 Search</Button>
              </main>
              <Panel anchor={anchor} onClose={() => setAnchor(null)} labelledBy="" />
            </>
          </ShellContext>
        </PersonContext>
      </Provider>
    </PortsContext>
  );
}

const meta = {
  title: "Features/Search",
  component: Page,
  args: {
    apps: APPS,
    recent: ["homework"],
    hidden: ["surveys"],
    items: success(ITEMS),
    closed: success([]),
    query: "",
    onOpen: fn(),
    onAction: fn(),
    onAsk: fn(),
    onWindow: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "搜索 Search" }));
    const field = await screen.findByRole("combobox");
    if (args.query !== "") await userEvent.type(field, args.query);
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing typed yet: what was opened last, what is on top, and what one can do. */
export const Empty: Story = {};

/** By the first letters of its pinyin; the hidden one is marked, and an application adds what it has found. */
export const Found: Story = { args: { query: "tz" } };

/** In English; one notice says it in its title, the other in its text. */
export const English: Story = { args: { query: "fire" }, globals: { language: "en" } };

/** One that is not installed is found too, below all that can be used. */
export const NotInstalled: Story = {
  args: { query: "通知", coming: linksOf({ name: "通知", code: "coming-notices" }) },
};

/** Applications have not answered. */
export const Waiting: Story = { args: { query: "xiaoyuan", items: null } };

export const Nothing: Story = { args: { query: "zzqq", items: success({ items: [] }) } };

/** One application exists that the person may not open, and they have asked why. */
export const NotPermitted: Story = {
  args: {
    query: "值班",
    closed: success([
      DUTY,
      {
        ...DUTY,
        code: "finance",
        name: "财务|||Finance",
        reason: "permission",
        needs: "finance_read",
        ask: [],
      },
    ]),
  },
  play: async (context) => {
    await meta.play(context);
    await userEvent.click(
      await screen.findByRole("button", { name: /^(为什么我看不到？|Why can’t I see this\?)$/ }),
    );
  },
};

/** A parent can do nothing with the code of a permission. */
export const NotPermittedToParent: Story = {
  ...NotPermitted,
  args: { ...NotPermitted.args, userType: PARENT },
  globals: { language: "en" },
};

/** An application fails, and the platform knows nothing of closed ones: both say nothing. */
export const Failing: Story = { args: { query: "kebiao", items: failure(500), closed: failure(404) } };

export const LongNames: Story = { args: { apps: LONG_NAMES, query: "e" } };

/** What was typed is marked in a title and in a text, where it stands in the other language too. */
export const Dark: Story = { args: { query: "消防" }, globals: { scheme: "dark" } };
export const Ink: Story = { args: { query: "drill" }, globals: { theme: "ink" } };
export const Cartoon: Story = { ...NotPermitted, globals: { theme: "cartoon", language: "en" } };
