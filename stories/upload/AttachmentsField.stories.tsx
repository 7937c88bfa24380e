import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { fn, screen, userEvent } from "storybook/test";
import { fakeUploads } from "../../test/fakeUploads";
import { openDialog } from "../support/DialogOpener";
import { AttachmentsPage, drive, unknown } from "./AttachmentsPage";

/** A world of its own for each story. */
function aWorld() {
  const fake = fakeUploads();
  return { fake, world: { uploads: fake.uploads, sources: [drive, unknown], release: fn() } };
}

const meta = {
  title: "Kit/Attachments/Field",
  component: AttachmentsPage,
  args: {
    world: aWorld().world,
    initial: [
      { file: "file-1", name: "春游路线 Route of the spring outing.pdf", size: 1_200_000 },
      { file: "file-2", name: "集合地点 Meeting point.png", size: 340_000 },
    ],
    most: 5,
    onSave: fn(),
  },
  play: openDialog,
} satisfies Meta<typeof AttachmentsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithFiles: Story = {};

const underWay = aWorld();
void underWay.fake.uploads.add([
  { file: new File(["a".repeat(100)], "录像 Film.mp4") },
  { file: new File(["b"], "名单 List.xlsx") },
]);
underWay.fake.move("upload-0", { phase: "sending", sent: 40 });
underWay.fake.move("upload-1", {
  phase: "failed",
  failure: { error: "quota", text: "个人空间已满|||Your space is full" },
});

/** One file is sent, one failed; the form says why it cannot be saved. */
export const UnderWay: Story = {
  args: {
    world: underWay.world,
    initial: [
      { key: "upload-0", file: "", name: "录像 Film.mp4", size: 100 },
      { key: "upload-1", file: "", name: "名单 List.xlsx", size: 1 },
    ],
  },
  play: async () => {
    await openDialog();
    await userEvent.click(screen.getByRole("button", { name: /立即修改|Save changes/ }));
    await screen.findByText(/还有文件正在上传|still being uploaded/);
  },
};

/** Choosing among what an application offers. */
export const Picking: Story = {
  play: async () => {
    await openDialog();
    await userEvent.click(screen.getByRole("button", { name: /从校园云盘添加|From School Drive/ }));
    await userEvent.click(await screen.findByRole("checkbox", { name: /校历/ }));
  },
};

export const PickingEnglish: Story = { ...Picking, globals: { language: "en" } };
