import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { fn } from "storybook/test";
import { LANGUAGES } from "../../src/core/language/languages";
import { LoginForm } from "../../src/features/login/LoginForm";
import { LoginLayout } from "../../src/features/login/LoginLayout";

const meta = {
  title: "Login/LoginLayout",
  component: LoginLayout,
  args: {
    title: "login.title",
    branding: { name: "育才实验学校", logo: null },
    languages: LANGUAGES,
    onLanguage: fn(),
    children: <LoginForm canRemember onSubmit={() => Promise.resolve(null)} />,
  },
} satisfies Meta<typeof LoginLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const School: Story = {};

export const BeforeTheSchoolIsKnown: Story = { args: { branding: { name: null, logo: null } } };

export const LongName: Story = {
  args: {
    branding: {
      name: "The Experimental Bilingual Boarding School of the Eastern Lake District Attached to the Normal University",
      logo: null,
    },
  },
};

/** A site that offers one language needs no way to another. */
export const OneLanguage: Story = { args: { languages: ["zh-CN"] } };
