import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { useEffect, useState, type ReactElement } from "react";
import { screen, userEvent } from "storybook/test";
import { readChildren } from "../../src/base/core/wire/children";
import { ChildCards } from "../../src/children/ChildCards";
import { DesktopChooser } from "../../src/children/DesktopChooser";
import { ChooseChildDialog } from "../../src/children/ChooseChildDialog";
import { ChildrenPanel } from "../../src/children/ChildrenPanel";
import { CurrentChild } from "../../src/children/CurrentChild";
import { useChildren } from "../../src/children/useChildren";
import { useChooseChild } from "../../src/children/useChooseChild";
import { ParentWatcher } from "../../src/children/ParentWatcher";
import { useKit } from "../../src/base/kit/KitContext";
import { memoryPlaces } from "../../src/base/platform/memoryPlaces";
import { PlaceProvider } from "../../src/base/platform/PlaceProvider";
import type { Places } from "../../src/base/platform/places";
import { failure, success } from "../../test/fakePorts";
import { InboxWorld, type InboxArgs } from "../support/InboxWorld";

const child = (id: string, realName: string, gradeName: string, className: string, status = 1) => ({
  id,
  realName,
  gradeName,
  className,
  status,
});

const CHILDREN = [
  child("1", "李思涵", "五年级|||Grade 5", "5（2）班|||Class 5(2)"),
  child("2", "李思远", "三年级|||Grade 3", "3（1）班|||Class 3(1)"),
  child("3", "李思成", "六年级|||Grade 6", "6（4）班|||Class 6(4)", 0),
  child("4", "李思雨", "一年级|||Grade 1", "1（2）班|||Class 1(2)"),
];

const COUNTS = [
  { id: "1", todo: 2, message: 4 },
  { id: "2", todo: 0, message: 1 },
  { id: "4", todo: 0, message: 0 },
];

function Cards() {
  const choose = useChooseChild();
  return <ChildCards {...useChildren()} onChoose={(chosen) => void choose(chosen)} />;
}

function Tool() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const panel = {
    row: "child",
    id: "child",
    isOpen: anchor !== null,
    open: setAnchor,
    near: () => undefined,
  };
  return (
    <>
      <CurrentChild panel={panel} />
      <ChildrenPanel anchor={anchor} onClose={() => setAnchor(null)} labelledBy="child" />
    </>
  );
}

function Asked() {
  const { dialogs } = useKit();
  useEffect(() => {
    const children = readChildren(CHILDREN);
    const [, current] = children;
    if (current) void dialogs.open(ChooseChildDialog, { children, counts: {}, current });
  }, [dialogs]);
  return null;
}

interface Args extends InboxArgs {
  readonly part: "cards" | "desktop" | "tool" | "dialog";
  /** Where in the portal the parent is, at its start by default. */
  readonly places?: Places;
}

const PARTS = { cards: Cards, desktop: DesktopChooser, tool: Tool, dialog: Asked };

function Page({ part, places, ...world }: Args): ReactElement {
  const Part = PARTS[part];
  const [start] = useState(() => memoryPlaces());
  return (
    <InboxWorld userType={3} {...world}>
      <main style={{ padding: "1rem" }}>
        <h1>门户 Portal</h1>
        <Part />
      </main>
      {part !== "dialog" && (
        <PlaceProvider places={places ?? start}>
          <ParentWatcher />
        </PlaceProvider>
      )}
    </InboxWorld>
  );
}

const meta = {
  title: "Features/Children",
  component: Page,
  args: {
    part: "cards",
    answers: {
      children: success(CHILDREN),
      currentChild: success({ id: "1", realName: "李思涵" }),
      childCounts: success(COUNTS),
    },
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On phones, at the top of the desktop. */
export const SideBySide: Story = {};

/** At the top of the desktop, where the platform has not answered. */
export const NotLoaded: Story = {
  args: { part: "desktop", answers: { ...meta.args.answers, children: failure(500) } },
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: /^(重试|Try again)$/ });
  },
};

/** In the header of wider screens. */
export const InTheHeader: Story = {
  args: { part: "tool" },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /李思涵/ }));
    await screen.findByRole("dialog", { name: /^(选择孩子|Choose a child)$/ });
  },
};

/** Another child was chosen on another device. */
export const Asking: Story = {
  args: { part: "dialog" },
  play: async () => {
    await screen.findByRole("dialog", { name: /^(要看哪个孩子？|Which child would you like to see\?)$/ });
  },
};
