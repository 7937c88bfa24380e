import Button from "@mui/material/Button";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { useEffect } from "react";
import { expect, fn, screen, userEvent } from "storybook/test";
import type { Toast } from "../../src/base/core/wire/text";
import { useKit } from "../../src/base/kit/KitContext";
import type { LeadingToast } from "../../src/base/flow/toast/ToastQueue";

interface Props {
  readonly notices: readonly LeadingToast[];
  /** Says them once more after so many milliseconds. */
  readonly againAfter?: number;
}

/** Shows its notices at once, and again by the button. */
function Page({ notices, againAfter }: Props) {
  const { toasts } = useKit();
  useEffect(() => notices.forEach(toasts.notify), [notices, toasts]);
  useEffect(() => {
    if (againAfter === undefined) return;
    const timer = setTimeout(() => notices.forEach(toasts.notify), againAfter);
    return () => clearTimeout(timer);
  }, [againAfter, notices, toasts]);
  return (
    <main tabIndex={-1}>
      <h1>消息 Messages</h1>
      <Button variant="contained" onClick={() => notices.forEach(toasts.notify)}>
        再来一次 Again
      </Button>
    </main>
  );
}

const kept = (severity: Toast["severity"], text: string): Toast => ({ severity, text, duration: 0 });

const meta = { title: "Kit/Toasts", component: Page, parameters: { layout: "padded" } } satisfies Meta<
  typeof Page
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Severities: Story = {
  args: {
    notices: [
      kept("info", "今天 15:00 起系统维护。|||Maintenance starts at 15:00 today."),
      kept("success", "保存成功！|||Saved."),
      kept("warning", "许可证还有 7 天到期。|||The licence ends in 7 days."),
      kept("error", "无法连接到学校平台。|||The school's platform cannot be reached."),
    ],
  },
};

export const ClosesByItself: Story = {
  args: { notices: [{ severity: "success", text: "登录成功！|||Signed in." }] },
};

/** What comes again while it is there is counted and spoken again; within a second it is the same. */
export const Again: Story = { args: { ...Severities.args, againAfter: 1200 } };

/** A notice that cannot be drawn says so; the others are there all the same. */
export const Broken: Story = {
  args: {
    notices: [
      kept("success", "保存成功！|||Saved."),
      { severity: "info", text: null as unknown as string, duration: 0 },
    ],
  },
  parameters: { consoleProblems: /null|Notice/ },
};

/** Five at a time; the others wait until there is room. Their number is said, and all are closed at once. */
export const MoreThanFit: Story = {
  args: { notices: Array.from({ length: 8 }, (_, index) => kept("info", `消息 Message ${index + 1}`)) },
};

export const ManyClosed: Story = {
  ...MoreThanFit,
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: /^(全部关闭|Close all)$/ }));
    await expect(screen.queryByRole("region", { name: /^(提示|Notifications)$/ })).not.toBeInTheDocument();
  },
};

/** Errors, and toasts of the highest importance, do not wait. */
export const UrgentAmongMany: Story = {
  args: {
    notices: [
      ...Array.from({ length: 6 }, (_, index) => kept("info", `消息 Message ${index + 1}`)),
      kept("error", "保存失败。|||It was not saved."),
      { ...kept("warning", "火警演练，请到操场集合。|||Fire drill: go to the playground."), importance: 5 },
    ],
  },
};

/** A notice of the portal's own may lead somewhere. */
export const LeadsSomewhere: Story = {
  args: {
    notices: [
      {
        ...kept("info", "免打扰期间收到 3 条提示。|||3 notifications came while it was quiet."),
        action: { label: "查看|||Show", run: fn() },
      },
    ],
  },
};

export const LongWords: Story = {
  args: { notices: [kept("warning", "https://platform.example/a-very-long-address/".repeat(5))] },
};

/** By keyboard: Tab leads into them, and what holds the focus stays. */
export const HeldByFocus: Story = {
  args: { notices: [{ severity: "success", text: "保存成功！|||Saved." }] },
  play: async () => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole("button", { name: /保存成功/ })).toHaveFocus();
  },
};

export const English: Story = { ...Severities, globals: { language: "en" } };
