import Button from "@mui/material/Button";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { ConfirmDialog } from "../../../src/base/kit/ConfirmDialog";
import { DialogFrame } from "../../../src/base/kit/DialogFrame";
import type { DialogQueue, Question } from "../../../src/base/kit/DialogQueue";
import { useKit } from "../../../src/base/kit/KitContext";
import { SampleDialog } from "../../support/SampleDialog";
import { SubApplication } from "../../support/SubApplication";

interface DialogProps extends Question<never> {
  /** The dialogs of the layer below or above. */
  readonly others: DialogQueue;
}

const ask = (dialogs: DialogQueue) =>
  void dialogs.open(ConfirmDialog, {
    title: "重新登录？ Sign in again?",
    body: "登录即将过期。 Your session ends soon.",
  });

/** A dialog of the sub-application from within which the portal asks something. */
function SubAppDialog({ close, others }: DialogProps) {
  return (
    <DialogFrame
      title="应用的对话框 The application's dialog"
      onClose={() => close()}
      actions={<Button onClick={() => ask(others)}>过期 Expire</Button>}
    >
      应用自己的内容。 What the application shows.
    </DialogFrame>
  );
}

/** A dialog of the portal during which the sub-application asks something of its own accord. */
function PortalDialog({ close, others }: DialogProps) {
  return (
    <DialogFrame
      title="门户的对话框 The portal's dialog"
      width="24rem"
      onClose={() => close()}
      actions={<Button onClick={() => ask(others)}>打扰 Interrupt</Button>}
    >
      门户的内容。 What the portal shows.
    </DialogFrame>
  );
}

function SubAppPage({ portalDialogs }: { readonly portalDialogs: DialogQueue }) {
  const { dialogs } = useKit();
  return (
    <>
      <Button onClick={() => void dialogs.open(SampleDialog, {})}>应用 Application</Button>
      <Button onClick={() => void dialogs.open(SubAppDialog, { others: portalDialogs })}>叠放 Stack</Button>
      <Button onClick={() => void portalDialogs.open(PortalDialog, { others: dialogs })}>抢先 Race</Button>
    </>
  );
}

/** A page of the portal with a sub-application in it. */
function Page() {
  const { dialogs } = useKit();
  return (
    <main>
      <h1>层次 Layers</h1>
      <Button onClick={() => void dialogs.open(SampleDialog, {})}>门户 Portal</Button>
      <SubApplication>
        <SubAppPage portalDialogs={dialogs} />
      </SubApplication>
    </main>
  );
}

const meta = {
  title: "Kit/Dialogs/Layers",
  component: Page,
  parameters: { layout: "padded" },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = (name: RegExp) => userEvent.click(screen.getByRole("button", { name }));
const openSelect = async () => {
  await userEvent.click(screen.getByRole("combobox", { name: /^班级/ }));
  await waitFor(() => expect(screen.getByRole("listbox")).toBeVisible());
};
const openSuggestions = async () => {
  await userEvent.click(screen.getByRole("combobox", { name: /^原班级/ }));
  await waitFor(() => expect(screen.getByRole("listbox")).toBeVisible());
};
const showTooltip = async () => {
  await userEvent.hover(screen.getByRole("button", { name: /Cancel/ }));
  await waitFor(() => expect(screen.getByRole("tooltip")).toBeVisible());
};

export const PortalSelect: Story = {
  play: async () => {
    await press(/Portal/);
    await openSelect();
  },
};

export const OnlyTheSelectLeft: Story = {
  play: async () => {
    await press(/Portal/);
    await openSelect();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await expect(screen.getByRole("dialog")).toBeVisible();
    await expect(screen.getByRole("combobox", { name: /^班级/ })).toHaveFocus();
  },
};

export const PortalSuggestions: Story = {
  play: async () => {
    await press(/Portal/);
    await openSuggestions();
  },
};

export const PortalTooltip: Story = {
  play: async () => {
    await press(/Portal/);
    await showTooltip();
  },
};

export const PortalNotice: Story = {
  play: async () => {
    await press(/Portal/);
    await press(/Keep/);
  },
};

export const ApplicationSelect: Story = {
  play: async () => {
    await press(/Application/);
    await openSelect();
  },
};

export const ApplicationTooltip: Story = {
  play: async () => {
    await press(/Application/);
    await showTooltip();
  },
};

export const ApplicationNotice: Story = {
  play: async () => {
    await press(/Application/);
    await press(/Keep/);
  },
};

export const PortalOverApplication: Story = {
  play: async () => {
    await press(/Stack/);
    await press(/Expire/);
    await waitFor(() => expect(screen.getByRole("dialog", { name: /Sign in again/ })).toBeVisible());
  },
};

export const ApplicationInterrupts: Story = {
  play: async () => {
    await press(/Race/);
    await press(/Interrupt/);
    await waitFor(() => expect(document.getElementById("kit-portal")).toHaveAttribute("inert"));
  },
};
