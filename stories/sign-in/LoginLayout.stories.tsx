import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { fn } from "storybook/test";
import { LANGUAGES } from "../../src/base/core/language/languages";
import { DEFAULT_SITE } from "../../src/base/core/site/siteConfig";
import { LoginForm } from "../../src/sign-in/LoginForm";
import { LoginLayout } from "../../src/sign-in/LoginLayout";

const UNIT = {
  decorationSet: {
    footerMsg: {
      copyright: "© 2026 育才实验学校|||© 2026 Yucai Experimental School",
      baList: [{ baUrl: "https://beian.miit.gov.cn/", baContent: "演示备 20260002 号" }],
    },
  },
};

const meta = {
  title: "Login/LoginLayout",
  component: LoginLayout,
  args: {
    title: "login.title",
    branding: {
      name: "育才实验学校",
      logo: null,
      motto: "敬业乐群，日新又新|||Learn together, grow every day",
      foot: { config: UNIT, site: DEFAULT_SITE, origin: "https://school.example" },
    },
    languages: LANGUAGES,
    onLanguage: fn(),
    children: <LoginForm canRemember onSubmit={() => Promise.resolve(null)} />,
  },
} satisfies Meta<typeof LoginLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const School: Story = {};

/** As long as nothing is known of the school. */
const UNKNOWN = { name: null, logo: null, motto: "", foot: null } as const;

export const BeforeTheSchoolIsKnown: Story = { args: { branding: UNKNOWN } };

export const LongName: Story = {
  args: {
    branding: {
      ...UNKNOWN,
      name: "The Experimental Bilingual Boarding School of the Eastern Lake District Attached to the Normal University",
    },
  },
};

/** A site that offers one language needs no way to another. */
export const OneLanguage: Story = { args: { languages: ["zh-CN"] } };
