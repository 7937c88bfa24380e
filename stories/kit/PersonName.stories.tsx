import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { PersonName } from "../../src/base/kit/PersonName";

/** Use it wherever the name of a person is shown. */
const meta = {
  title: "Kit/PersonName",
  component: PersonName,
  parameters: { layout: "padded" },
  args: { name: "李思涵" },
} satisfies Meta<typeof PersonName>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On an English page in pinyin, with the Chinese name in the tooltip. */
export const InATooltip: Story = {};

/** Where there is room, the Chinese name follows. */
export const Beside: Story = { args: { beside: true } };

/** A name of another language stays as it is. */
export const NotChinese: Story = { args: { name: "Zoë Schön" } };

export const LongName: Story = { args: { name: "阿卜杜热合曼·阿卜杜克热木", beside: true } };
