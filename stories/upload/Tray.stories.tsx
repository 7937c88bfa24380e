import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { TrayView } from "../../src/upload/TrayView";
import { aLostUpload, anUploadsView as viewOf, aTrayItem } from "../../test/uploadItems";

const GIGABYTE = 1e9;

const done = (id: string, name: string, size: number) =>
  aTrayItem(
    id,
    { at: { phase: "done", stored: { answer: {}, sha256: null }, delivered: null }, size, sent: size },
    true,
    { name, size },
  );

const VIDEO = { name: "第三单元 平行四边形的面积 公开课录像.mp4", size: 2.1 * GIGABYTE };
const sending = aTrayItem(
  "video",
  { at: { phase: "sending" }, size: VIDEO.size, sent: 0.93 * GIGABYTE },
  true,
  VIDEO,
);
const waiting = aTrayItem("slides", {}, false, { name: "平行四边形.pptx", size: 18_400_000 });
const paused = aTrayItem("sound", { at: { phase: "sending" }, sent: 3e6, paused: "person" }, true, {
  name: "听力材料.mp3",
  size: 9_200_000,
});
const failed = aTrayItem(
  "old",
  {
    at: {
      phase: "failed",
      failure: {
        error: "uploaderror",
        reason: "refused",
        text: "云盘空间不足|||There is no room left in the drive",
      },
    },
  },
  true,
  { name: "实验记录.zip", size: 640_000_000 },
);

const meta = {
  title: "Features/Upload tray",
  args: {
    view: viewOf([sending, waiting, done("plan", "教案.docx", 240_000)], { speed: 8.3e6, secondsLeft: 140 }),
    open: true,
    onToggle: fn(),
    onClose: fn(),
    appOf: () => ({ name: "云盘", href: "#/viewport?app=drive" }),
    onAct: fn(),
    onAbortAll: fn(),
    onReopen: fn(),
    onChoose: fn(),
  },
  render: function Tray(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <main style={{ minBlockSize: "32rem" }}>
        <h1>今日 Today</h1>
        <TrayView
          {...args}
          open={open}
          onToggle={() => {
            args.onToggle();
            setOpen(!open);
          }}
        />
      </main>
    );
  },
  component: TrayView,
} satisfies Meta<typeof TrayView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sending: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: `暂停 ${VIDEO.name}` }));
    await expect(args.onAct).toHaveBeenCalledWith("pause", "video");
    await userEvent.click(canvas.getByRole("button", { name: "取消上传 平行四边形.pptx" }));
    await expect(args.onAct).toHaveBeenCalledWith("abort", "slides");
    await userEvent.click(canvas.getByRole("button", { name: "全部暂停" }));
    await expect(args.onAct).toHaveBeenCalledWith("pause");
    await userEvent.click(canvas.getByRole("button", { name: "全部取消" }));
    await expect(args.onAbortAll).toHaveBeenCalledWith(2);
  },
};

export const English: Story = {
  globals: { language: "en" },
  args: { appOf: () => ({ name: "Drive", href: "#/viewport?app=drive" }) },
};

/** Only its line. */
export const Folded: Story = {
  args: { open: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "展开上传列表", expanded: false }));
    await expect(canvas.getByText(VIDEO.name)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "收起上传列表", expanded: true }));
    await expect(canvas.queryByText(VIDEO.name)).toBeNull();
  },
};

export const PausedAll: Story = { args: { view: viewOf([paused]) } };

export const NoNetwork: Story = {
  args: {
    view: viewOf([
      aTrayItem(
        "video",
        { at: { phase: "sending" }, size: VIDEO.size, sent: 0.4 * GIGABYTE, waiting: true },
        true,
        VIDEO,
      ),
    ]),
  },
};

/** What failed stands first, with what to do. */
export const Failed: Story = {
  args: { view: viewOf([done("plan", "教案.docx", 240_000), failed]) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = canvas.getAllByRole("listitem");
    await expect(first).toHaveTextContent(/实验记录\.zip.*云盘空间不足/);
    await userEvent.click(canvas.getByRole("button", { name: "重试 实验记录.zip" }));
    await expect(args.onAct).toHaveBeenCalledWith("retry", "old");
    await userEvent.click(canvas.getByRole("button", { name: "关闭列表" }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** Some have failed while others go on. */
export const FailedAmongOthers: Story = {
  args: { view: viewOf([sending, failed], { speed: 8.3e6, secondsLeft: 140 }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/44%.* · 1 个上传失败$/)).toBeVisible();
  },
};

/** The page was closed before they were sent, and their files have to be read again. */
export const Lost: Story = {
  args: {
    view: viewOf([], {
      lost: [
        aLostUpload("video", VIDEO),
        aLostUpload("sound", { name: "听力材料.mp3", size: 9_200_000, handle: {} as FileSystemFileHandle }),
      ],
    }),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "全部继续" }));
    await expect(args.onReopen).toHaveBeenCalledTimes(1);
    const file = new File(["a"], VIDEO.name);
    const field = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
    if (field) await userEvent.upload(field, file, { applyAccept: false });
    await expect(args.onChoose).toHaveBeenCalledWith([file]);
    await userEvent.click(canvas.getByRole("button", { name: "放弃上传 听力材料.mp3" }));
    await expect(args.onAct).toHaveBeenCalledWith("forget", "sound");
  },
};

export const Done: Story = {
  args: { view: viewOf([done("video", VIDEO.name, VIDEO.size), done("plan", "教案.docx", 240_000)]) },
};

/** A folder of small files: the rows that are drawn are few, and the line counts them all. */
export const AThousand: Story = {
  args: {
    view: viewOf(
      Array.from({ length: 1_000 }, (_, place) =>
        place < 400
          ? done(`${place}`, `照片 ${place}.jpg`, 10_000)
          : aTrayItem(`${place}`, {}, false, { name: `照片 ${place}.jpg`, size: 10_000 }),
      ),
      { speed: 1.2e6, secondsLeft: 5 },
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("listitem")).toHaveLength(50);
    await expect(canvas.getByText("正在上传 600 个文件")).toBeVisible();
  },
};

export const Dark: Story = { globals: { scheme: "dark" } };
export const Ink: Story = { globals: { theme: "ink" } };
export const Lotus: Story = { globals: { theme: "lotus" } };
export const Cartoon: Story = { globals: { theme: "cartoon" } };
