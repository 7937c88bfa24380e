import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { useState, type ComponentProps, type CSSProperties, type ReactElement } from "react";
import { fn, userEvent } from "storybook/test";
import { LAYOUT_MEASURES } from "../../theme/layouts";
import { SideMenu } from "../../src/side-menu/SideMenu";
import { LONG_NAMES, SIXTY, TEACHER_GROUPS } from "../support/apps";

type MenuProps = ComponentProps<typeof SideMenu>;

/** A page with the menu at its side, which remembers whether it is locked. */
function Beside({ onLock, ...props }: MenuProps): ReactElement {
  const [locked, setLocked] = useState(props.locked);
  const place = {
    ...LAYOUT_MEASURES.left,
    "--header-height": "0rem",
    position: "relative",
    inlineSize: locked ? "var(--side-open)" : "var(--side-rail)",
  } as CSSProperties;
  return (
    <div className="look-page" style={{ display: "flex" }}>
      <div style={place}>
        <SideMenu
          {...props}
          locked={locked}
          onLock={(value) => {
            onLock(value);
            setLocked(value);
          }}
        />
      </div>
      <main style={{ padding: "2rem" }}>
        <h1>课表</h1>
        <a href="#/elsewhere">本周</a>
      </main>
    </div>
  );
}

const meta: Meta<typeof SideMenu> = {
  title: "Shell/SideMenu",
  component: SideMenu,
  render: (args) => <Beside {...args} />,
  args: {
    grouped: true,
    groups: TEACHER_GROUPS,
    current: null,
    locked: true,
    onLock: fn(),
    onOpen: fn(),
  },
};

export default meta;
type Story = StoryObj<typeof SideMenu>;

/** Locked: open beside the page. */
export const Locked: Story = {};

/** A strip of icons, which opens over the page. */
export const Strip: Story = { args: { locked: false } };

/** Open over the page, as after a press of its button. */
export const OpenOverThePage: Story = {
  args: { locked: false },
  play: async ({ canvas }) => userEvent.click(canvas.getByRole("button", { name: /^(应用菜单|App menu)$/ })),
};

/** The page on the screen is marked once, also where it is frequently used and in its category. */
export const InAnApplication: Story = {
  args: {
    current: "notices",
    groups: [...TEACHER_GROUPS, { code: "again", name: "办公", links: TEACHER_GROUPS[0]?.links ?? [] }],
  },
};

/** A category may be folded; one that holds the page on the screen stays in its colour. */
export const Folded: Story = {
  args: { current: "app-公文" },
  play: async ({ canvas }) => userEvent.click(canvas.getByRole("button", { name: "行政办公" })),
};

/** In the strip a closed category is its first letter, in colour where it holds the page on the screen. */
export const FoldedStrip: Story = {
  args: { locked: false, current: "app-公文" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "应用菜单" }));
    await userEvent.click(canvas.getByRole("button", { name: "行政办公" }));
    await userEvent.keyboard("{Escape}");
  },
};

/** Everybody but teachers has one group without a name. */
export const Flat: Story = {
  args: {
    grouped: false,
    groups: [{ code: "all", name: "", links: TEACHER_GROUPS.flatMap((group) => group.links).slice(0, 9) }],
  },
};

export const Full: Story = { args: { groups: SIXTY } };

/** Names take two lines at most; the whole one is in the tooltip. */
export const LongNames: Story = {
  args: { groups: [{ code: "long", name: "Teacher management and development", links: LONG_NAMES }] },
};

export const Loading: Story = { args: { groups: null } };

export const Empty: Story = { args: { groups: [] } };

export const Dark: Story = { globals: { scheme: "dark" }, args: { current: "notices" } };
export const English: Story = { globals: { language: "en" }, args: { current: "notices" } };
export const PaleColour: Story = { globals: { theme: "#f5e663" }, args: { current: "notices" } };
