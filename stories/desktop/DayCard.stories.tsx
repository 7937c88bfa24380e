import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { fn } from "storybook/test";
import type { DayItem } from "../../src/base/core/wire/dayItems";
import { DayCard } from "../../src/desktop/today/DayCard";
import { linkOf, linksOf } from "../support/apps";

const at = (time: string) => Date.parse(`2026-11-23T${time}:00+08:00`);

const lesson = (from: string, to: string, title: string, more: Partial<DayItem> = {}): DayItem => ({
  id: from,
  title,
  detail: "教学楼 B302|||Room B302",
  from: at(from),
  to: at(to),
  mark: "none",
  note: "",
  at: `/day?lesson=${from}`,
  with: [
    { title: "点名|||Register", app: "attendance", at: "/roll?lesson=3" },
    { title: "课件|||Slides", app: "drive", at: "" },
    { title: "实验|||Experiment", app: "laboratory", at: "" },
  ],
  ...more,
});

const DAY = [
  lesson("08:00", "08:40", "八（2）班 · 数学|||Class 8(2) · Mathematics"),
  lesson("08:55", "09:35", "八（3）班 · 数学|||Class 8(3) · Mathematics", { mark: "cancelled" }),
  lesson("10:15", "11:00", "八（3）班 · 数学|||Class 8(3) · Mathematics"),
  lesson("11:10", "11:50", "教研组会|||Subject meeting", {
    mark: "changed",
    note: "改在会议室|||In the meeting room",
  }),
  lesson("14:00", "14:40", "八（2）班 · 自习|||Class 8(2) · Study", {
    mark: "substitute",
    note: "代李老师|||For Mr Li",
  }),
  lesson("15:50", "16:30", "社团 · 数学建模|||Club · Modelling"),
];

const DAY_MS = 86_400_000;
const TOMORROW = DAY.filter(({ mark }) => mark === "none").map((each) => ({
  ...each,
  id: `next ${each.id}`,
  from: each.from + DAY_MS,
  to: each.to + DAY_MS,
}));

const meta: Meta<typeof DayCard> = {
  title: "Features/Day card",
  component: DayCard,
  args: {
    words: {
      title: "下一节|||Next lesson",
      none: "今天没有课|||No lessons today",
      over: "今天的课已结束|||Today's lessons are over",
      all: "完整课表|||Full timetable",
      error: "课表加载失败。|||The timetable could not be loaded.",
    },
    day: { status: "ready", data: { items: DAY, next: TOMORROW } },
    child: null,
    whole: linkOf({ name: "课表", code: "plan" }),
    links: linksOf({ name: "考勤", code: "attendance" }, { name: "云盘", code: "drive" }),
    now: at("10:03"),
    zone: "Asia/Shanghai",
    onOpen: fn(),
  },
};

export default meta;
type Story = StoryObj<typeof DayCard>;

/** Twelve minutes before a lesson, with the whole day below it. */
export const Next: Story = {};

/** A parent's card names the child whose day it is. */
export const OfChild: Story = { args: { child: "陈小雨" } };

/** A lesson runs. */
export const Running: Story = { args: { now: at("14:10") } };

/** Hours before the first lesson. */
export const Early: Story = { args: { now: at("06:30") } };

/** The next day takes the place of one that is over. */
export const Over: Story = { args: { now: at("20:00") } };

/** No lessons today, and some on another day. */
export const Free: Story = { args: { day: { status: "ready", data: { items: [], next: TOMORROW } } } };

/** No lessons today, and none are known. */
export const None: Story = { args: { day: { status: "ready", data: { items: [], next: [] } } } };

export const Loading: Story = { args: { day: { status: "loading" } } };

export const Failed: Story = { args: { day: { status: "error", retry: fn() } } };

export const English: Story = { globals: { language: "en" } };

export const Dark: Story = { globals: { scheme: "dark" } };

export const Ink: Story = { globals: { theme: "ink" } };

/** On a phone. */
export const Narrow: Story = {
  decorators: [
    (Shown) => (
      <div style={{ inlineSize: 320 }}>
        <Shown />
      </div>
    ),
  ],
};
