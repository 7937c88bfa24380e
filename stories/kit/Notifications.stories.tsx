import Button from "@mui/material/Button";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { useEffect } from "react";
import type { Notice } from "../../src/core/wire/text";
import { useKit } from "../../src/kit/KitContext";

interface Props {
  readonly notices: readonly Notice[];
}

/** Shows its notices at once, and again by the button. */
function Page({ notices }: Props) {
  const { notifications } = useKit();
  useEffect(() => notices.forEach(notifications.notify), [notices, notifications]);
  return (
    <main>
      <h1>通知 Notifications</h1>
      <Button variant="contained" onClick={() => notices.forEach(notifications.notify)}>
        再来一次 Again
      </Button>
    </main>
  );
}

const kept = (severity: Notice["severity"], text: string): Notice => ({ severity, text, duration: 0 });

const meta = { title: "Kit/Notifications", component: Page, parameters: { layout: "padded" } } satisfies Meta<
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

export const MoreThanFit: Story = {
  args: { notices: Array.from({ length: 8 }, (_, index) => kept("info", `通知 Notice ${index + 1}`)) },
};

export const LongWords: Story = {
  args: { notices: [kept("warning", "https://platform.example/a-very-long-address/".repeat(5))] },
};
