import type { Meta, StoryObj } from "@storybook/react-webpack5";
import type { ComponentProps } from "react";
import { fn } from "storybook/test";
import { Snapshot } from "../../src/base/core/flow/Snapshot";
import { arrange } from "../../src/base/core/apps/arrange";
import { NOT_ARRANGED } from "../../src/base/core/apps/arrangement";
import type { AppLinkGroup } from "../../src/base/core/apps/links";
import { Desktop } from "../../src/desktop/Desktop";
import { RowsCard } from "../../src/desktop/RowsCard";
import { GridExtrasContext, type GridExtras } from "../../src/apps/GridExtras";
import { linkOf, linksOf, LONG_NAMES, PICTURES, SIXTY, TEACHER_GROUPS } from "../support/apps";

const NOW = Date.UTC(2026, 10, 21, 1, 30);
const ZONE = "Asia/Shanghai";
const HOUR = 3_600_000;

const ROWS = [
  { id: "1", title: "运动会安排调整", from: "德育处", time: String(NOW - HOUR), at: "/?notice=1" },
  { id: "2", title: "图书馆周末开放通知", from: "后勤处", time: String(NOW - 26 * HOUR), at: "/?notice=2" },
  { id: "3", title: "期中考试监考安排", from: "教务处", time: String(NOW - 400 * HOUR), at: "/?notice=3" },
];

/** Applications of which nothing was arranged. */
const appsOf = (groups: readonly AppLinkGroup[], grouped = true) =>
  ({ status: "ready", data: { grouped, ...arrange(groups, NOT_ARRANGED, []) } }) as const;

const DOTTED = linksOf({ name: "作业", unread: 12, badgeForm: "dot" });

const whole = linkOf({ name: "通知公告", code: "notices", unread: 3 });

const WORDS = {
  title: "最新通知|||Latest notices",
  all: "查看全部|||View all",
  empty: "暂时没有新通知。|||There are no notices at the moment.",
  error: "通知加载失败。|||The notices could not be loaded.",
};

/** The card of an application as far as its rows have come. */
const cards = (rows: ComponentProps<typeof RowsCard>["rows"]) => (
  <RowsCard words={WORDS} rows={rows} whole={whole} now={NOW} onOpen={fn()} />
);

const personOf = (realName: string, userType: 1 | 2 = 2) =>
  ({ realName, loginName: "", userType, unitType: 2, sex: "girl" }) as const;

const meta: Meta<typeof Desktop> = {
  title: "Features/Desktop",
  component: Desktop,
  args: {
    greeting: {
      zone: ZONE,
      part: "morning",
      person: personOf("林晓燕"),
      now: NOW,
      term: { year: "2026", term: 1, week: 12 },
    },
    apps: appsOf(TEACHER_GROUPS),
    open: ["administration"],
    rail: cards({ status: "ready", data: ROWS }),
    strip: null,
    onTurn: fn(),
    onOpen: fn(),
  },
};

export default meta;
type Story = StoryObj<typeof Desktop>;

/** A teacher's applications, grouped by category. */
export const Teacher: Story = {};

const None = () => null;

/** What comes to the grids once the page is at rest. */
const extras = (editing: boolean): GridExtras => ({
  Tile: None,
  Head: None,
  Empty: None,
  Foot: () => <p>已隐藏 1 个应用</p>,
  editing: new Snapshot(editing),
});

/** In a layout with a side menu, which has all applications; the hidden ones stay in reach. */
export const BesideTheSideMenu: Story = {
  args: { beside: true },
  decorators: (Shown) => (
    <GridExtrasContext value={extras(false)}>
      <Shown />
    </GridExtrasContext>
  ),
};

/** Those who arrange their applications choose from all of them. */
export const ArrangedBesideTheSideMenu: Story = {
  args: { beside: true },
  decorators: (Shown) => (
    <GridExtrasContext value={extras(true)}>
      <Shown />
    </GridExtrasContext>
  ),
};

/** Students and parents see one flat group. */
export const Student: Story = {
  args: {
    greeting: {
      zone: ZONE,
      part: "evening",
      person: personOf("王子涵", 1),
      now: NOW,
      term: { year: "2026", term: 2, week: null },
    },
    apps: appsOf([{ code: "all", name: "", links: TEACHER_GROUPS.flatMap(({ links }) => links) }], false),
  },
};

/** Applications that are not installed, in one closed group after all others. */
export const Coming: Story = {
  args: { coming: linksOf("食堂订餐", "考务管理", "成绩查询") },
  decorators: (Shown) => (
    <GridExtrasContext value={{ ...extras(false), Tile: () => <button type="button">更多</button> }}>
      <Shown />
    </GridExtrasContext>
  ),
};

/** Below those on top, the applications that were opened last. */
export const Recent: Story = {
  args: {
    apps: {
      status: "ready",
      data: { grouped: true, ...arrange(TEACHER_GROUPS, NOT_ARRANGED, ["app-成绩", "app-公文"]) },
    },
  },
};

export const SixtyApplications: Story = {
  args: { apps: appsOf(SIXTY), open: SIXTY.map(({ code }) => code) },
};

export const LongNames: Story = {
  args: {
    greeting: {
      zone: ZONE,
      part: "afternoon",
      person: personOf("Maximiliane Wolkenstein-Trostburg"),
      now: NOW,
      term: null,
    },
    apps: appsOf([{ code: "often", name: "Academics", links: LONG_NAMES }]),
    rail: cards({
      status: "ready",
      data: [
        { id: "1", title: "关于".repeat(40), from: "办公室".repeat(20), time: String(NOW), at: "/?notice=1" },
      ],
    }),
  },
};

/** Where the platform's configuration asks for a dot rather than a number. */
export const Dots: Story = {
  args: {
    apps: appsOf([{ code: "often", name: "常用应用", links: [...DOTTED, ...linksOf("课表")] }]),
    rail: cards({ status: "ready", data: ROWS }),
  },
};

export const DotsInEnglish: Story = { ...Dots, globals: { language: "en" } };

/** Pictures that do not come are replaced by the first letter of the name. */
export const WithoutPictures: Story = {
  args: {
    apps: appsOf([
      {
        code: "often",
        name: "常用应用",
        links: linksOf(
          { name: "作业", images: {} },
          { name: "课表", images: { color: "/missing.svg" } },
          { name: "校历", images: PICTURES },
        ),
      },
    ]),
  },
};

export const Loading: Story = {
  args: {
    apps: { status: "loading" },
    rail: cards({ status: "loading" }),
  },
};

export const Failed: Story = {
  args: {
    apps: { status: "error", retry: fn() },
    rail: cards({ status: "error", retry: fn() }),
  },
};

export const Empty: Story = {
  args: {
    apps: appsOf([]),
    rail: cards({ status: "ready", data: [] }),
  },
};

export const Dark: Story = { globals: { scheme: "dark" } };
export const Ink: Story = { globals: { theme: "ink" } };
export const Lotus: Story = { globals: { theme: "lotus" } };
export const Cartoon: Story = { globals: { theme: "cartoon" } };
export const English: Story = { globals: { language: "en" } };
