import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { Phrase } from "../../src/base/kit/Phrase";

/** Use it for every text that comes from the platform or from a person. */
const meta = {
  title: "Kit/Phrase",
  component: Phrase,
  parameters: { layout: "padded" },
  args: { text: "运动会|||Sports day" },
} satisfies Meta<typeof Phrase>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bilingual: Story = {};

/** A text without a translation: on an English page it is marked as Chinese. */
export const ChineseAlone: Story = { args: { text: "秋季运动会报名开始。" } };

/** On a Chinese page it is marked as English. */
export const EnglishAlone: Story = { args: { text: "Sports day" } };

/** On an English page the Chinese part alone is marked; on a Chinese page the whole stays as it is. */
export const Mixed: Story = { args: { text: "Class 八年级（3）班, room 302" } };

/** A message of the catalogue with a name put into it. */
export const NameInAMessage: Story = {
  args: { text: { id: "toast.close", values: { text: "运动会" } } },
};

export const LongWords: Story = { args: { text: "Wolfeschlegelsteinhausenbergerdorff与运动会".repeat(6) } };
