import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { PageSkeleton } from "../../src/base/kit/PageSkeleton";

const meta = { title: "Kit/PageSkeleton", component: PageSkeleton } satisfies Meta<typeof PageSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};

export const Long: Story = { args: { lines: 8 } };
