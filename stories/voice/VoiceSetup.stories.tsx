import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { VoiceSetupDialog } from "../../src/voice/VoiceSetupDialog";
import { DialogOpener, openDialog } from "../support/DialogOpener";

const meta = {
  title: "Features/Voice commands/Setup",
  render: () => <DialogOpener dialog={VoiceSetupDialog} asked={{}} />,
  play: openDialog,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chinese: Story = {};

export const English: Story = { globals: { language: "en" } };
