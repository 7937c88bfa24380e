import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, userEvent, within } from "storybook/test";
import { SkipLink } from "../../src/base/kit/SkipLink";

const meta = {
  title: "Kit/SkipLink",
  component: SkipLink,
  parameters: { layout: "padded" },
  args: { target: "main" },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <nav aria-label="Apps">
        <a href="#apps">应用 Apps</a>
      </nav>
      <main id="main" tabIndex={-1}>
        <h1>正文 Content</h1>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};

export const Focused: Story = {
  play: async () => {
    await userEvent.tab();
  },
};

export const Used: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(within(canvasElement).getByRole("main")).toHaveFocus();
  },
};
