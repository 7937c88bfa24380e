import Stack from "@mui/material/Stack";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { Avatar } from "../../src/kit/Avatar";

const meta = {
  title: "Kit/Avatar",
  component: Avatar,
  parameters: { layout: "padded" },
  args: { name: "王小明" },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChineseName: Story = {};

export const LatinName: Story = { args: { name: "anna Schmidt" } };

export const NoName: Story = { args: { name: "" } };

export const Picture: Story = { args: { src: "/favicon.svg" } };

export const PictureMissing: Story = {
  args: { src: "data:image/png;base64,bm90IGEgcGljdHVyZQ==" },
};

export const Sizes: Story = {
  render: ({ name }) => (
    <Stack direction="row" spacing={2} sx={{ alignItems: "center" }}>
      {[1.5, 2, 2.5, 4, 6].map((size) => (
        <Avatar key={size} name={name} size={size} />
      ))}
    </Stack>
  ),
};
