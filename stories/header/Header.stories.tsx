import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { useState } from "react";
import { fn, screen, userEvent, within } from "storybook/test";
import { LANGUAGES } from "../../src/core/language/languages";
import { FREQUENT, linkOf, linksOf, SIXTY, TEACHER_GROUPS } from "../support/apps";
import { HeaderOfStory } from "../support/HeaderOfStory";

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
    bell: linkOf({ name: "通知公告", code: "notices", unread: 12 }),
    language: "zh-CN",
    languages: LANGUAGES,
    appearance: {
      value: "#457cd6",
      scheme: "system",
      ownColor: null,
      onOwnColor: fn(),
      onTryTheme: fn(),
      onTheme: fn(),
      onScheme: fn(),
      layout: { name: "top", forced: false, unit: null },
      onLayout: fn(),
    },
    fullscreen: { active: false, toggle: fn() },
    onOpen: fn(),
    onLanguage: fn(),
    toastLog: { quiet: false, unread: 0, open: fn() },
  },
};

export default meta;
type Story = StoryObj<typeof HeaderOfStory>;

export const OnTheDesktop: Story = {};

export const InAnApplication: Story = { args: { current: "notices" } };

/** The panel of a teacher: every application under its category. */
export const AllApplications: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "更多" }));
    await screen.findByRole("dialog", { name: "全部应用" });
  },
};

/** The panel of all other people is flat. */
export const AllApplicationsFlat: Story = {
  args: {
    grouped: false,
    apps: SIXTY.flatMap((group) => group.links),
    groups: [{ code: "all", name: "", links: SIXTY.flatMap((group) => group.links) }],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "更多" }));
    await screen.findByRole("dialog", { name: "全部应用" });
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

export const FullScreen: Story = { args: { fullscreen: { active: true, toggle: fn() } } };

/** Where the platform's configuration asks for a dot rather than a number. */
export const Dots: Story = {
  args: {
    apps: linksOf({ name: "作业", unread: 12, badgeForm: "dot" }, "课表"),
    bell: linkOf({ name: "通知公告", code: "notices", unread: 120, badgeForm: "dot" }),
  },
};

/** A site that offers one language needs no switcher. */
export const OneLanguage: Story = { args: { languages: ["zh-CN"] } };

/** A page without a menu of its person. */
export const WithoutPersonMenu: Story = { args: { toastLog: null } };

/** The person wants quiet until after class. */
export const Quiet: Story = { args: { toastLog: { quiet: true, unread: 0, open: fn() } } };

export const QuietEnglish: Story = { ...Quiet, globals: { language: "en" } };

/** The menu below the person's name; its states are under Person menu. */
export const PersonMenu: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /林晓燕/ }));
    await screen.findByRole("menuitem", { name: "消息记录" });
  },
};

export const Appearance: Story = {
  play: async ({ canvas }) => {
    const [button] = canvas.getAllByRole("button", { name: "外观" });
    await userEvent.click(button ?? document.body);
    const panel = await screen.findByRole("dialog", { name: "外观" });
    within(panel).getByRole("radio", { name: "水墨" });
  },
};

/** A custom colour is none of the named ones. */
export const AppearanceOwnColour: Story = {
  ...Appearance,
  args: {
    appearance: {
      value: "#7a3fb0",
      scheme: "dark",
      ownColor: null,
      onOwnColor: fn(),
      onTryTheme: fn(),
      onTheme: fn(),
      onScheme: fn(),
      layout: { name: "left", forced: false, unit: "studio" },
      onLayout: fn(),
    },
  },
};

/** The choice is applied: a colour of the plain look or a whole look, never both. */
export const AppearanceChanging: Story = {
  ...AppearanceOwnColour,
  render: function Changing({ appearance, ...props }) {
    const [value, setValue] = useState(appearance.value);
    const choosing = (tell: (value: string) => void) => (chosen: string) => {
      setValue(chosen);
      tell(chosen);
    };
    const { onTryTheme, onTheme } = appearance;
    return (
      <HeaderOfStory
        {...props}
        appearance={{ ...appearance, value, onTryTheme: choosing(onTryTheme), onTheme: choosing(onTheme) }}
      />
    );
  },
};

/** A look whose art takes the whole page leaves no choice of layouts, and says so. */
export const AppearanceLayoutForced: Story = {
  ...Appearance,
  globals: { theme: "ink" },
  args: {
    appearance: {
      value: "ink",
      scheme: "light",
      ownColor: null,
      onOwnColor: fn(),
      onTryTheme: fn(),
      onTheme: fn(),
      onScheme: fn(),
      layout: { name: "top", forced: true, unit: null },
      onLayout: fn(),
    },
  },
};

/** In layouts with the applications elsewhere, the school's name uses the room. */
export const WithoutItsApplications: Story = { args: { appsShown: false } };

export const Dark: Story = { globals: { scheme: "dark" } };
export const Ink: Story = { globals: { theme: "ink" } };
export const Lotus: Story = { globals: { theme: "lotus" } };
export const Cartoon: Story = { globals: { theme: "cartoon" } };
export const English: Story = { globals: { language: "en" }, args: { language: "en" } };
