import Stack from "@mui/material/Stack";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { FileTypeIcon } from "../../../src/base/kit/file/FileTypeIcon";

const meta = {
  title: "Kit/FileTypeIcon",
  component: FileTypeIcon,
  parameters: { layout: "padded" },
  args: { file: "期中试卷.docx" },
} satisfies Meta<typeof FileTypeIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

const NAMES = [
  "运动会.jpg",
  "校歌.mp3",
  "开学典礼.mp4",
  "期中试卷.docx",
  "成绩.xlsx",
  "公开课.pptx",
  "通知.pdf",
  "说明.txt",
  "作业.zip",
  "unknown.bin",
];

export const Document: Story = {};

export const Folder: Story = { args: { file: { kind: "folder" } } };

export const EveryKind: Story = {
  render: () => (
    <Stack
      component="ul"
      spacing={1}
      sx={{ listStyle: "none", margin: 0, padding: 0, color: "text.primary" }}
    >
      {NAMES.map((name) => (
        <Stack key={name} component="li" direction="row" spacing={1.5} sx={{ alignItems: "center" }}>
          <FileTypeIcon file={name} />
          <span>{name}</span>
        </Stack>
      ))}
    </Stack>
  ),
};

export const Sizes: Story = {
  render: ({ file }) => (
    <Stack direction="row" spacing={2} sx={{ alignItems: "center" }}>
      {[1.5, 2, 2.5, 4].map((size) => (
        <FileTypeIcon key={size} file={file} size={size} />
      ))}
    </Stack>
  ),
};

export const Labelled: Story = { args: { labelled: true } };
