import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { Moment } from "../../src/base/kit/Moment";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = new Date(2026, 10, 21, 21).getTime();

/** Use it wherever a list says when something happened; pointing at it shows the whole date. */
const meta = {
  title: "Kit/Moment",
  component: Moment,
  parameters: { layout: "padded" },
  args: { now: NOW, time: NOW },
} satisfies Meta<typeof Moment>;

export default meta;
type Story = StoryObj<typeof meta>;

export const JustNow: Story = { args: { time: NOW - 20 * SECOND } };

export const MinutesAgo: Story = { args: { time: NOW - 5 * MINUTE } };

export const HoursAgo: Story = { args: { time: NOW - 3 * HOUR } };

export const Yesterday: Story = { args: { time: NOW - DAY } };

export const DaysAgo: Story = { args: { time: NOW - 5 * DAY } };

export const WeeksAgo: Story = { args: { time: NOW - 30 * DAY } };

export const LastYear: Story = { args: { time: NOW - 365 * DAY } };

/** What happened at a school is told by the reader's clock while it is near; the date is the school's. */
export const AtAnotherPlace: Story = { args: { time: NOW - 3 * HOUR, zone: "Pacific/Kiritimati" } };

export const ToCome: Story = { args: { time: NOW + 2 * HOUR } };
