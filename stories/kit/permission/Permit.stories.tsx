import Button from "@mui/material/Button";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, within } from "storybook/test";
import type { HeldCodes } from "../../../src/base/core/permission/permission";
import { Permit } from "../../../src/base/kit/permission/Permit";
import { PermissionProvider } from "../../../src/base/kit/permission/PermissionContext";

const HELD: HeldCodes = new Set(["notice_read", "notice_edit"]);

interface Args extends React.ComponentProps<typeof Permit> {
  readonly held: HeldCodes;
}

const meta = {
  title: "Kit/Permit",
  component: Permit,
  parameters: { layout: "padded" },
  args: { held: HELD, code: "notice_edit", children: <Button variant="contained">编辑 Edit</Button> },
  render: ({ held, ...props }) => (
    <PermissionProvider value={held}>
      <Permit {...props} />
    </PermissionProvider>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

const present = async (canvas: HTMLElement) => expect(within(canvas).getByRole("button")).toBeVisible();
const absent = async (canvas: HTMLElement) =>
  expect(within(canvas).queryByRole("button", { hidden: true })).toBeNull();

export const Permitted: Story = { play: ({ canvasElement }) => present(canvasElement) };

export const Refused: Story = {
  args: { code: "notice_delete" },
  play: ({ canvasElement }) => absent(canvasElement),
};

export const AnyOfAList: Story = {
  args: { code: ["notice_delete", "notice_edit"] },
  play: ({ canvasElement }) => present(canvasElement),
};

export const NotYetKnown: Story = {
  args: { held: null },
  play: ({ canvasElement }) => absent(canvasElement),
};

export const Otherwise: Story = {
  args: { code: "notice_delete", otherwise: <p>只有管理员可以删除。 Only administrators can delete.</p> },
};
