import Box from "@mui/material/Box";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { useState, type ComponentProps, type ReactElement } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { DEFAULT_FONT_STYLE } from "../../../src/base/core/font/fontStyle";
import { CardPlace } from "../../../src/base/kit/CardPlace";
import { ColorFontPicker } from "../../../src/base/kit/font/ColorFontPicker";

function Kept({ value, onChange, ...props }: ComponentProps<typeof ColorFontPicker>): ReactElement {
  const [style, setStyle] = useState(value);
  return (
    <ColorFontPicker
      {...props}
      value={style}
      onChange={(next) => {
        setStyle(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: "Kit/ColorFontPicker",
  component: ColorFontPicker,
  parameters: { layout: "padded" },
  args: { value: DEFAULT_FONT_STYLE, onChange: fn() },
  render: (props) => (
    <CardPlace>
      <Box sx={{ padding: { mobile: "1rem", pc: "1.5rem" } }}>
        <Kept {...props} />
      </Box>
    </CardPlace>
  ),
} satisfies Meta<typeof ColorFontPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chosen: Story = {
  args: { value: { color: "#7446b8", fontSize: "20px", fontFamily: "KaiTi" } },
};

export const AnyColor: Story = {
  args: { value: { color: "#a3195b", fontSize: "18px", fontFamily: "SimSun" } },
};

export const HardToRead: Story = {
  args: { value: { color: "#f5e663", fontSize: "16px", fontFamily: "STXingkai" } },
};

export const OnDarkPaper: Story = {
  args: {
    value: { color: "#f5e663", fontSize: "16px", fontFamily: "LiSu" },
    paper: "#12324a",
    sample: "校运会倒计时三天|||Three days to sports day",
  },
};

export const WrongCode: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole("textbox");
    await userEvent.clear(field);
    await userEvent.type(field, "#12");
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
