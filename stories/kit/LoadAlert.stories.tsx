import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent, within } from "storybook/test";
import { LoadAlert } from "../../src/base/kit/LoadAlert";

const failed = {
  status: "failed",
  data: null,
  text: "平台正在维护，请稍后再试|||The platform is being maintained; please try later",
  reload: fn(),
} as const;

const meta = {
  title: "Kit/LoadAlert",
  component: LoadAlert,
  parameters: { layout: "padded" },
  args: { what: "课表加载失败。|||The timetable could not be loaded.", of: failed },
} satisfies Meta<typeof LoadAlert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ canvasElement, args }) => {
    const alert = within(within(canvasElement).getByRole("alert"));
    await expect(alert.getByText(/课表加载失败|could not be loaded/)).toBeVisible();
    await userEvent.click(alert.getByRole("button"));
    await expect(args.of.reload).toHaveBeenCalledTimes(1);
  },
};

/** An earlier answer still shows below it. */
export const Stale: Story = {
  args: { of: { ...failed, data: {} } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/没有更新成功|Could not be loaded again/)).toBeVisible();
  },
};

/** The answer could not be read, and the platform said nothing. */
export const WithoutReason: Story = { args: { of: { ...failed, text: null } } };
