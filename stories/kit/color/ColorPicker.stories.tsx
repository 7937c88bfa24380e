import Box from "@mui/material/Box";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { useState, type ComponentProps, type ReactElement } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { CardPlace } from "../../../src/base/kit/CardPlace";
import { ColorPicker } from "../../../src/base/kit/color/ColorPicker";

function Kept({ color: first, onColor, ...props }: ComponentProps<typeof ColorPicker>): ReactElement {
  const [color, setColor] = useState(first);
  return (
    <ColorPicker
      {...props}
      color={color}
      onColor={(next) => {
        setColor(next);
        onColor(next);
      }}
    />
  );
}

const meta = {
  title: "Kit/ColorPicker",
  component: ColorPicker,
  parameters: { layout: "padded" },
  args: { label: "颜色|||Colour", color: "#7a4fb5", onColor: fn() },
  render: (props) => (
    <CardPlace>
      <Box sx={{ padding: "1rem", maxInlineSize: "24rem" }}>
        <Kept {...props} />
      </Box>
    </CardPlace>
  ),
} satisfies Meta<typeof ColorPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithRecentColors: Story = {
  args: { color: "#457cd6", recent: ["#c0392b", "#457cd6", "#f5e663", "#101820"] },
};

export const WrongCode: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole("textbox");
    await userEvent.clear(field);
    await userEvent.type(field, "#12");
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(args.onColor).not.toHaveBeenCalled();
  },
};
