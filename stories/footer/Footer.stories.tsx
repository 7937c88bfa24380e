import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { fn } from "storybook/test";
import { Footer } from "../../src/footer/Footer";

const RECORD = {
  text: "演示备 20260002 号",
  href: "https://beian.miit.gov.cn/",
  image: null,
};

const meta = {
  title: "Features/Footer",
  component: Footer,
  args: {
    copyright: "© 2026 育才实验学校|||© 2026 Yucai Experimental School",
    filings: [RECORD],
    zone: "Asia/Shanghai",
    help: "https://school.example/help/",
    onHelp: fn(),
    onVersion: fn(),
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const English: Story = { globals: { language: "en" } };

/** With the picture of a register, and a record whose link is not allowed. */
export const SeveralRecords: Story = {
  args: {
    filings: [
      { ...RECORD, image: "/favicon.svg" },
      { text: "演示公网安备 11010102000001 号", href: null, image: null },
    ],
  },
};

export const VersionAlone: Story = { args: { copyright: "", filings: [], help: null } };
