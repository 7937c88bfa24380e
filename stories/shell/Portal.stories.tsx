import type { Meta, StoryObj } from "@storybook/react-webpack5";
import type { ReactElement } from "react";
import { fn } from "storybook/test";
import { Desktop } from "../../src/desktop/Desktop";
import { NoData } from "../../src/base/kit/empty/NoData";
import { PageSkeleton } from "../../src/base/kit/PageSkeleton";
import { LAYOUTS } from "../../src/shell/layouts";
import desktop, { Empty as EmptyDesktop, Loading as LoadingDesktop } from "../desktop/Desktop.stories";
import { useStoryLayout } from "../support/storyChoice";
import { PortalPage } from "../support/PortalPage";

/** Whole pages, in the toolbar's layout. Browser tests look at them in everything that a person can choose. */
const meta = {
  title: "Shell/Portal",
  component: PortalPage,
  tags: ["page"],
  args: { children: null },
} satisfies Meta<typeof PortalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

type DesktopArgs = Parameters<typeof Desktop>[0];

/** A side menu has all applications beside the desktop. */
function DesktopOfLayout(args: DesktopArgs): ReactElement {
  const { name } = useStoryLayout();
  return <Desktop {...args} beside={!LAYOUTS[name].appsInHeader} />;
}

const withDesktop = (args: Partial<DesktopArgs> = {}): Story => ({
  args: {
    children: <DesktopOfLayout {...({ ...desktop.args, onOpen: fn(), ...args } as DesktopArgs)} />,
  },
});

/** A teacher's desktop. */
export const TeachersDesktop: Story = withDesktop();

/** This person has no application yet. */
export const Empty: Story = withDesktop(EmptyDesktop.args);

export const Coming: Story = withDesktop(LoadingDesktop.args);

/** An application on the screen, which is still coming. */
export const Application: Story = {
  args: { current: "notices", children: <PageSkeleton lines={8} /> },
};

/** An application that has nothing to show. */
export const NothingToShow: Story = {
  args: {
    current: "notices",
    children: <NoData drawing={null} what="还没有通知。|||There are no notices yet." />,
  },
};
