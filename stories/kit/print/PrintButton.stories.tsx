import Box from "@mui/material/Box";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { useRef, type ComponentProps, type ReactElement } from "react";
import { expect, userEvent, within } from "storybook/test";
import { PrintButton } from "../../../src/base/kit/print/PrintButton";
import { MarksTable } from "../download/MarksTable";

function WithTable(props: Omit<ComponentProps<typeof PrintButton>, "source">): ReactElement {
  const part = useRef<HTMLDivElement>(null);
  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "start", color: "text.primary" }}>
      <PrintButton {...props} source={() => part.current} />
      <div ref={part}>
        <MarksTable />
      </div>
    </Box>
  );
}

const meta = {
  title: "Kit/PrintButton",
  component: PrintButton,
  parameters: { layout: "padded" },
  args: { title: "期中成绩|||Mid-term marks", source: () => null },
} satisfies Meta<typeof PrintButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { render: ({ title }) => <WithTable title={title} /> };

export const WithoutContent: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    await expect(
      await within(document.body).findByText(/请指定需要打印的内容|Please choose what to print/, {
        selector: "p",
      }),
    ).toBeVisible();
  },
};
