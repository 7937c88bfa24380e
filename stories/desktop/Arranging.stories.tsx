import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { useState } from "react";
import { Provider } from "react-redux";
import { fn, screen, userEvent, within } from "storybook/test";
import type { Health } from "../../src/base/core/apps/appHealth";
import { arrange } from "../../src/base/core/apps/arrange";
import { NOT_ARRANGED, type Arrangement } from "../../src/base/core/apps/arrangement";
import type { AppLinkGroup } from "../../src/base/core/apps/links";
import { gridExtras } from "../../src/desktop/arranging";
import { Desktop } from "../../src/desktop/Desktop";
import { GridExtrasContext } from "../../src/apps/GridExtras";
import { ShellContext } from "../../src/base/kit/ShellContext";
import { createInertPorts } from "../../src/base/platform/inertPorts";
import { useAppSelector } from "../../src/base/state/hooks";
import { appsArranged } from "../../src/base/state/preferences";
import { createStore } from "../../src/base/state/store";
import { EMPTY_SHELL } from "../../test/emptyShell";
import { LONG_NAMES, TEACHER_GROUPS } from "../support/apps";

const NOW = Date.UTC(2026, 10, 21, 1, 30);
const ZONE = "Asia/Shanghai";
const OLD_SERVER = { kind: "version", older: "server", has: "1.0.0", needs: "1.1.0" } as const;

interface Args {
  readonly groups: readonly AppLinkGroup[];
  readonly arrangement: Arrangement;
  readonly health: Health;
  readonly onOpen: (code: string) => void;
}

const TEACHER = {
  realName: "林晓燕",
  loginName: "",
  userType: 2,
  unitType: 2,
  sex: "girl",
} as const;

function Arranged({ groups, onOpen }: Args) {
  const { arrangement } = useAppSelector((state) => state.preferences);
  return (
    <Desktop
      greeting={{ zone: ZONE, part: "morning", person: TEACHER, now: NOW, term: null }}
      strip={null}
      rail={null}
      apps={{ status: "ready", data: { grouped: true, ...arrange(groups, arrangement, []) } }}
      open={arrangement.open}
      onTurn={fn()}
      onOpen={({ code }) => onOpen(code)}
    />
  );
}

/** A desktop that can be arranged, with a store that keeps nothing. */
function Page(args: Args) {
  const { groups, arrangement, health, onOpen } = args;
  const [store] = useState(() => {
    const made = createStore(createInertPorts());
    made.dispatch(appsArranged(arrangement));
    return made;
  });
  const [extras] = useState(gridExtras);
  const shell = {
    ...EMPTY_SHELL,
    apps: { status: "ready", data: { grouped: true, groups } } as const,
    links: groups.flatMap(({ links }) => links),
    health,
    onOpen: ({ code }: { readonly code: string }) => onOpen(code),
  };
  return (
    <Provider store={store}>
      <ShellContext value={shell}>
        <GridExtrasContext value={extras}>
          <Arranged {...args} />
        </GridExtrasContext>
      </ShellContext>
    </Provider>
  );
}

const meta: Meta<Args> = {
  title: "Features/Arranging",
  args: {
    groups: TEACHER_GROUPS,
    arrangement: { ...NOT_ARRANGED, open: ["administration"] },
    health: {},
    onOpen: fn(),
  },
  render: (args) => <Page {...args} />,
};

export default meta;
type Story = StoryObj<Args>;

/** Tiles have a button for their menu while the pointer or the focus is on them. */
export const AtRest: Story = {};

const edit: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole("button", { name: /^(编辑|Edit)$/ }));
};

export const Editing: Story = { play: edit };

export const EditingInEnglish: Story = { play: edit, globals: { language: "en" } };

export const MenuOpen: Story = {
  play: async ({ canvasElement }) => {
    const [more] = within(canvasElement).getAllByRole("button", { name: "作业：更多操作" });
    if (more) await userEvent.click(more, { pointerEventsCheck: 0 });
    await screen.findByRole("menu");
  },
};

/** A tile on its way: it goes with the pointer, and a stroke shows where it lands. */
export const Dragging: Story = {
  play: async (context) => {
    await edit(context);
    const [tile, , , target] = within(context.canvasElement).getAllByRole("link");
    if (!tile || !target) return;
    const from = tile.getBoundingClientRect();
    const to = target.getBoundingClientRect();
    const at = (box: DOMRect) => ({ clientX: box.x + 20, clientY: box.y + 20 });
    await userEvent.pointer([
      { keys: "[MouseLeft>]", target: tile, coords: at(from) },
      { target, coords: at(to) },
    ]);
  },
};

export const HiddenOnes: Story = {
  args: { arrangement: { ...NOT_ARRANGED, hidden: ["app-课表", "app-公文"] } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText(/^已隐藏/));
  },
};

export const NothingPinned: Story = { args: { arrangement: { ...NOT_ARRANGED, pinned: [] } } };

/** Licences, versions and files: an icon says what is wrong, and the tile's menu in words. */
export const NotWell: Story = {
  args: {
    health: {
      notices: { kind: "expiring", days: 12 },
      "app-课表": { kind: "expired" },
      "app-作业": OLD_SERVER,
      "app-考勤": { kind: "unreachable" },
    },
  },
};

export const NotWellInkDark: Story = { ...NotWell, globals: { theme: "ink", scheme: "dark" } };

export const LongNames: Story = {
  args: {
    groups: [{ code: "often", name: "Academics", links: LONG_NAMES }],
    health: Object.fromEntries(LONG_NAMES.map(({ app }) => [app.code, OLD_SERVER])),
  },
  play: edit,
  globals: { language: "en" },
};
