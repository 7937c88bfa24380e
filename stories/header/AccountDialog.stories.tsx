import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { AccountDialog } from "../../src/header/person/AccountDialog";
import { DialogOpener, openDialog } from "../support/DialogOpener";

const meta = {
  title: "Features/Person menu/Switch account",
  render: () => <DialogOpener dialog={AccountDialog} asked={{}} />,
  play: openDialog,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** For those who develop the portal; no other build has it. */
export const Development: Story = {};
