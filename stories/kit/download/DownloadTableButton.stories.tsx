import Box from "@mui/material/Box";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { useRef, type ComponentProps, type ReactElement } from "react";
import { expect, userEvent, within } from "storybook/test";
import { DownloadTableButton } from "../../../src/base/kit/download/DownloadTableButton";
import { MarksTable } from "./MarksTable";

function WithTable(props: Omit<ComponentProps<typeof DownloadTableButton>, "source">): ReactElement {
  const table = useRef<HTMLTableElement>(null);
  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "start", color: "text.primary" }}>
      <DownloadTableButton {...props} source={() => table.current} />
      <MarksTable table={table} />
    </Box>
  );
}

const meta = {
  title: "Kit/DownloadTableButton",
  component: DownloadTableButton,
  parameters: { layout: "padded" },
  args: { title: "期中成绩|||Mid-term marks", source: () => null },
} satisfies Meta<typeof DownloadTableButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { render: ({ title }) => <WithTable title={title} /> };

export const OwnWords: Story = {
  render: ({ title }) => <WithTable title={title} label="导出成绩|||Export marks" variant="contained" />,
};

export const WithoutTable: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    await expect(
      await within(document.body).findByText(/请指定需要下载的表格|Please choose the table/, {
        selector: "p",
      }),
    ).toBeVisible();
  },
};
