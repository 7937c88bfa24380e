import Button from "@mui/material/Button";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { useState } from "react";
import { screen, userEvent } from "storybook/test";
import { useKit } from "../../../src/base/kit/KitContext";
import { SendDialog, type Sending } from "../../../src/base/kit/SendDialog";

const ABOUT = "李思涵 王浩然 张欣怡 赵宇轩 孙浩 丁若瑶 石浩宇 孟书瑶 康芷晴 白嘉怡".split(" ");

/** A page that asks before it sends, and shows the answer. */
function Page({ sending }: { readonly sending: Sending | null }) {
  const { dialogs } = useKit();
  const [answer, setAnswer] = useState("–");
  const ask = () =>
    void dialogs
      .open(SendDialog, {
        title: "结束点名？|||Finish the register?",
        body: sending
          ? "系统会立即通知家长：|||Their parents will be notified now:"
          : "全部学生已到校。|||All pupils are present.",
        confirm: "结束点名|||Finish the register",
        sending,
      })
      .then((sure) => setAnswer(String(sure)));
  return (
    <main>
      <h1>发送之前 Before it is sent</h1>
      <Button onClick={ask}>结束 Finish</Button>
      <p role="status">{answer}</p>
    </main>
  );
}

const meta = {
  title: "Kit/Dialogs/Sends",
  component: Page,
  args: {
    sending: {
      count: 12,
      about: ABOUT,
      title:
        "李思涵10月15日周四未到校，也没有请假|||Li Sihan did not come to school on Thu, 15 Oct, and was not excused",
      text: ["如有原因，请与班主任联系。|||If there is a reason, please tell the class teacher."],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await screen.findByRole("dialog");
  },
} satisfies Meta<typeof Page>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Several people are notified: the first names, and one message as an example. */
export const Several: Story = {};
