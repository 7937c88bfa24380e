import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { fn, screen, userEvent } from "storybook/test";
import { badgeOf } from "../../src/base/core/apps/unread";
import { FREQUENT, linksOf, SIXTY, TEACHER_GROUPS } from "../support/apps";
import { HeaderOfStory } from "../support/HeaderOfStory";

/** The panels come late: here before the story plays, however slow the machine is. */
const loadPanels = async () => ({ panels: await import("../../src/slots/panels") });

const all = TEACHER_GROUPS.flatMap((group) => group.links);

const meta: Meta<typeof HeaderOfStory> = {
  title: "Features/Header",
  component: HeaderOfStory,
  args: {
    unit: { name: "育才实验学校", logo: null },
    userName: "林晓燕",
    apps: all,
    grouped: true,
    groups: TEACHER_GROUPS,
    current: null,
    bell: badgeOf(4),
    layout: { name: "top", forced: false, unit: null },
    onOpen: fn(),
    toastLog: { quiet: false, unread: 0, open: fn() },
  },
};

export default meta;
type Story = StoryObj<typeof HeaderOfStory>;

export const OnTheDesktop: Story = {};

export const InAnApplication: Story = { args: { current: "notices" } };

/** The panel of a teacher: every application under its category. */
export const AllApplications: Story = {
  loaders: [loadPanels],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "更多" }));
    await screen.findByRole("dialog", { name: "全部应用" }, { timeout: 5_000 });
  },
};

/** The panel of all other people is flat. */
export const AllApplicationsFlat: Story = {
  loaders: [loadPanels],
  args: {
    grouped: false,
    apps: SIXTY.flatMap((group) => group.links),
    groups: [{ code: "all", name: "", links: SIXTY.flatMap((group) => group.links) }],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "更多" }));
    await screen.findByRole("dialog", { name: "全部应用" }, { timeout: 5_000 });
  },
};

export const FewApplications: Story = { args: { apps: FREQUENT.slice(0, 2) } };

export const WithoutApplications: Story = { args: { apps: [], groups: [], bell: null } };

export const LongNames: Story = {
  args: {
    unit: { name: "中国人民大学附属中学丰台实验学校国际部（西校区）", logo: null },
    userName: "Maximiliane Wolkenstein-Trostburg",
  },
};

/** A logo that does not load is replaced by the first letter of the school. */
export const LogoFails: Story = { args: { unit: { name: "育才实验学校", logo: "/missing-logo.svg" } } };

/** Where the platform's configuration asks for a dot rather than a number. */
export const Dots: Story = {
  args: {
    apps: linksOf({ name: "作业", unread: 12, badgeForm: "dot" }, "课表"),
    bell: badgeOf(120, "dot"),
  },
};

/** A page without a menu of its person. */
export const WithoutPersonMenu: Story = { args: { toastLog: null } };

/** The person wants quiet until after class. */
export const Quiet: Story = { args: { toastLog: { quiet: true, unread: 0, open: fn() } } };

export const QuietEnglish: Story = { ...Quiet, globals: { language: "en" } };

/** The menu below the person's name; its states are under Person menu. */
export const PersonMenu: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /林晓燕/ }));
    await screen.findByRole("menuitem", { name: "提示记录" });
  },
};

/** Its keyboard has another key for the search. */
export const OnAMac: Story = { args: { userAgent: "Macintosh; Intel Mac OS X 10_15_7" } };

/** In layouts with the applications elsewhere, the school's name uses the room. */
export const WithoutItsApplications: Story = { args: { appsShown: false } };

export const Dark: Story = { globals: { scheme: "dark" } };
export const Ink: Story = { globals: { theme: "ink" } };
export const Lotus: Story = { globals: { theme: "lotus" } };
export const Cartoon: Story = { globals: { theme: "cartoon" } };
export const English: Story = { globals: { language: "en" } };
