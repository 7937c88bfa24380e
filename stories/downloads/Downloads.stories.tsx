import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { DownloadsDialog, type Downloads } from "../../src/downloads/DownloadsDialog";
import { DialogOpener, openDialog } from "../support/DialogOpener";

const meta = {
  title: "Features/Desktop client",
  args: {
    windows: "https://files.example/portal-setup.exe",
    portable: "https://files.example/portal.zip",
  },
  render: (downloads) => <DialogOpener dialog={DownloadsDialog} asked={{ downloads }} />,
  play: openDialog,
} satisfies Meta<Downloads>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BothForms: Story = {};

export const English: Story = { globals: { language: "en" } };

export const PortableAlone: Story = { args: { windows: null } };
