import { createContext, use, type ReactElement } from "react";
import type { AppItem } from "../../src/base/core/apps/apps";
import type { AppLink, AppLinkGroup } from "../../src/base/core/apps/links";
import type { Badge } from "../../src/base/core/apps/unread";
import type { LayoutChoice } from "../../src/base/core/preferences/layout";
import { deviceOf } from "../../src/base/core/site/device";
import { readUser } from "../../src/base/core/wire/user";
import type { HeaderTool } from "../../src/header/rows";
import type { Unit } from "../../src/header/Brand";
import { TopApps } from "../../src/header/apps/TopApps";
import { Header } from "../../src/header/Header";
import { personPanel } from "../../src/header/person/personPanel";
import { Person } from "../../src/header/person/Person";
import { PersonTool } from "../../src/header/person/PersonTool";
import { BellButton } from "../../src/inbox/bell/BellButton";
import { BellLink } from "../../src/inbox/bell/BellLink";
import { VoiceButton } from "../../src/voice/VoiceButton";
import type { ToastLogEntry } from "../../src/base/flow/toast/ToastPolicy";
import { ShellContext } from "../../src/base/kit/ShellContext";
import { PersonContext } from "../../src/base/session/PersonContext";
import { headerTools } from "../../src/slots/headerTools";
import { personLines } from "../../src/slots/personLines";
import { wireUser } from "../../test/fakePorts";
import { useLogOfStory } from "./useLogOfStory";

/** What a header shows and tells in a story: what the portal takes from the platform, the device and the site. */
export interface HeaderArgs {
  readonly unit: Unit;
  readonly userName: string;
  readonly apps: readonly AppLink[];
  /** Whether they stand in the header. */
  readonly appsShown?: boolean;
  readonly grouped: boolean;
  readonly groups: readonly AppLinkGroup[];
  readonly current: string | null;
  /** How many messages are unread. */
  readonly bell: Badge | null;
  readonly layout: LayoutChoice;
  readonly onOpen: (app: AppItem) => void;
  /** The way to the toasts that were shown; null leaves the person without a menu. */
  readonly toastLog: ToastLogEntry | null;
  readonly userAgent?: string;
  /** Tools that a story adds. */
  readonly more?: readonly HeaderTool[];
}

const Args = createContext<HeaderArgs | null>(null);

function useArgs(): HeaderArgs {
  const args = use(Args);
  if (!args) throw new Error("A tool of a story's header stands outside of it");
  return args;
}

/** The tools that ask a store, over what the story says. */
const OF_STORY: Readonly<Record<string, Partial<HeaderTool>>> = {
  // Its dialog asks the platform; stories of its own show it.
  search: { load: () => Promise.resolve({ Panel: () => null }) },
  apps: {
    Tool: (props) => {
      const { apps, appsShown = true } = useArgs();
      return appsShown ? <TopApps {...props} apps={apps} /> : null;
    },
  },
  voice: { Tool: VoiceButton },
  child: { Tool: () => null },
  bell: {
    Tool: ({ panel }) => <BellButton panel={panel} badge={useArgs().bell} />,
    Entry: () => <BellLink badge={useArgs().bell} />,
    load: () => Promise.resolve({ Panel: () => null }),
  },
  person: {
    Tool: (props) => {
      const { userName, toastLog } = useArgs();
      return toastLog ? (
        <PersonTool {...props} />
      ) : (
        <Person name={userName} avatar={null} personRole={null} quiet={false} panel={null} />
      );
    },
    load: () => Promise.resolve(personPanel(personLines.filter(({ id }) => id === "toastLog"))),
  },
};

const TOOLS = headerTools.map((row) => ({ ...row, ...OF_STORY[row.id] }));

/** The portal's header, with the rows of the portal, over what a story says. */
export function HeaderOfStory(args: HeaderArgs): ReactElement {
  const { apps, appsShown = true, grouped, groups, current, onOpen, userAgent = "Chrome", more = [] } = args;
  useLogOfStory(args.toastLog);
  return (
    <Args value={args}>
      <PersonContext value={readUser(wireUser({ realName: args.userName }))}>
        <ShellContext
          value={{
            apps: { status: "ready", data: { grouped, groups } },
            links: apps,
            coming: [],
            cards: [],
            day: null,
            tools: [],
            lines: [],
            current,
            path: current === null ? "/" : "/viewport",
            device: deviceOf({ userAgent, width: 1440, shell: null }),
            layout: args.layout,
            appsInHeader: appsShown,
            onOpen,
            openKeys: () => undefined,
            installed: [],
            health: {},
            onHealth: () => undefined,
          }}
        >
          <Header unit={args.unit} tools={[...TOOLS, ...more]} />
        </ShellContext>
      </PersonContext>
    </Args>
  );
}
