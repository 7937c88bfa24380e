import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { fn } from "storybook/test";
import { OfflineBanner } from "../../src/offline/OfflineBanner";

const MINUTE = 60_000;
const NOW = new Date(2026, 10, 23, 8, 30).getTime();

const meta: Meta<typeof OfflineBanner> = {
  title: "Desktop/Offline banner",
  component: OfflineBanner,
  args: {
    now: NOW,
    asOf: NOW - 18 * MINUTE,
    stale: [{ id: "offline.messages" }, { id: "offline.todos" }, "最新通知|||Latest notices"],
    trying: false,
    onRetry: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof OfflineBanner>;

/** The page was drawn from what the device has kept. */
export const LastDesktop: Story = {};

/** Kept on an earlier day, so that the day is named too. */
export const OfAnEarlierDay: Story = { args: { asOf: NOW - 3 * 24 * 60 * MINUTE } };

/** Only what does not change by itself is there. */
export const NothingStale: Story = { args: { stale: [] } };

/** The page was open when the network was lost. */
export const LostMeanwhile: Story = { args: { stale: null } };

/** The platform is being asked whether it answers again. */
export const Trying: Story = { args: { trying: true } };
