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
    branding: {
      name: "育才实验学校",
      logo: null,
      motto: "敬业乐群，日新又新|||Learn together, grow every day",
    },
    languages: LANGUAGES,
    onLanguage: fn(),
    children: <LoginForm canRemember onSubmit={() => Promise.resolve(null)} />,
  },
} satisfies Meta<typeof LoginLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const School: Story = {};

export const BeforeTheSchoolIsKnown: Story = { args: { branding: { name: null, logo: null, motto: "" } } };

export const LongName: Story = {
  args: {
    branding: {
      name: "The Experimental Bilingual Boarding School of the Eastern Lake District Attached to the Normal University",
      logo: null,
      motto: "",
    },
  },
};

/** A site that offers one language needs no way to another. */
export const OneLanguage: Story = { args: { languages: ["zh-CN"] } };
