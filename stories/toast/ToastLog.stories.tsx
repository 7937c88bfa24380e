import Button from "@mui/material/Button";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { useEffect, useState } from "react";
import { expect, screen, userEvent } from "storybook/test";
import { type QuietSpan, USUAL_LESSONS } from "../../src/toast/flow/quiet";
import type { Stay } from "../../src/base/flow/toast/stay";
import type { Toast } from "../../src/base/core/wire/text";
import { ToastKeeper } from "../../src/toast/flow/ToastKeeper";
import { ToastLogDialog } from "../../src/toast/ToastLogDialog";
import { useKit } from "../../src/base/kit/KitContext";
import { timeOf } from "../../src/base/platform/platformTime";
import type { Clock } from "../../src/base/platform/ports";
import { createMemoryStorage } from "../../src/base/platform/storage";

const NOW = new Date(2026, 10, 23, 10, 0).getTime();
const MINUTE = 60_000;

/** A notice that came so many minutes ago, or while it was quiet. */
interface Came extends Toast {
  readonly ago: number;
  readonly quiet?: boolean;
}

interface Props {
  readonly came: readonly Came[];
  readonly stay?: Stay;
  readonly quiet?: QuietSpan;
  /** Minutes until the lesson ends that runs. */
  readonly lesson?: number;
}

/** A keeper whose person was told all this before now. */
function keeperOf({ came, stay, quiet, lesson }: Props) {
  let now = NOW;
  const shelf = createMemoryStorage().of("100:7");
  const clock: Clock = { now: () => now, after: () => () => undefined };
  const keeper = new ToastKeeper({
    clock,
    shelf: () => shelf,
    recall: () => [],
    store: () => undefined,
    tell: () => undefined,
  });
  for (const { ago, quiet: held = false, ...notice } of came) {
    now = NOW - ago * MINUTE;
    if (held) keeper.chooseQuiet("always");
    keeper.take(notice);
    if (held) keeper.chooseQuiet(null);
  }
  now = NOW;
  if (stay) keeper.chooseStay(stay);
  if (quiet) keeper.chooseQuiet(quiet);
  const lessons = lesson === undefined ? USUAL_LESSONS : { end: NOW + lesson * MINUTE, minutes: 40 };
  return { keeper, ports: { clock, time: timeOf(clock) }, lessonEnd: () => Promise.resolve(lessons) };
}

/** A page whose notice log is open. */
function Page(props: Props) {
  const { dialogs } = useKit();
  const [kept] = useState(() => keeperOf(props));
  useEffect(() => {
    void dialogs.open(ToastLogDialog, kept);
  }, [dialogs, kept]);
  return (
    <main>
      <h1>门户 Portal</h1>
      <Button onClick={() => void dialogs.open(ToastLogDialog, kept)}>再打开 Again</Button>
    </main>
  );
}

const DAY = 24 * 60;
const SHOWN: readonly Came[] = [
  { ago: 2 * DAY, severity: "warning", text: "许可证还有 7 天到期。|||The licence ends in 7 days." },
  { ago: DAY, severity: "info", text: "明天 15:00 起系统维护。|||Maintenance starts at 15:00 tomorrow." },
  { ago: 40, severity: "error", text: { id: "api.network" } },
  { ago: 3, severity: "success", text: "保存成功！|||Saved." },
];
const HELD: readonly Came[] = [
  { ago: 31, quiet: true, severity: "info", text: "教研会改到周四。|||The staff meeting is on Thursday." },
  { ago: 30, quiet: true, severity: "info", text: "教研会改到周四。|||The staff meeting is on Thursday." },
  { ago: 12, quiet: true, severity: "success", text: "导出完成。|||The export is ready." },
];

const meta = {
  title: "Features/Recent notifications",
  component: Page,
  args: { came: SHOWN },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};

export const Empty: Story = { args: { came: [] } };

/** What came during quiet is unread until the log is closed again. */
export const Held: Story = { args: { came: [...SHOWN.slice(0, 3), ...HELD] } };

export const QuietForAClass: Story = { args: { quiet: "class" } };

export const QuietUntilSwitchedOff: Story = { args: { quiet: "always", stay: "untilDismissed" } };

/** The focus goes where the pressed button was. */
export const QuietBegins: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: /45/ }));
    await expect(screen.getByRole("button", { name: /结束免打扰|End quiet/ })).toHaveFocus();
  },
};

export const StayChosen: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole("radio", { name: /^久一些|^Longer/ }));
    await expect(screen.getByRole("radio", { name: /^久一些|^Longer/ })).toBeChecked();
  },
};

export const LongWords: Story = {
  args: {
    came: [
      { ago: 1, severity: "warning", text: "https://platform.example/a-very-long-address/".repeat(5) },
      ...SHOWN.slice(2),
    ],
  },
};

export const English: Story = { ...Held, globals: { language: "en" } };
export const Dark: Story = { ...Held, globals: { scheme: "dark" } };
