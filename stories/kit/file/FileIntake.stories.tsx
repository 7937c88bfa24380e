import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, waitFor, within } from "storybook/test";
import { FileIntake } from "../../../src/base/kit/file/FileIntake";
import { PlainButton } from "../../../src/base/kit/PlainButton";

const meta = {
  title: "Kit/File/Intake",
  component: FileIntake,
  args: {
    into: "课件|||Slides",
    active: true,
    most: 1_000,
    onFiles: fn(),
    children: (choose) => (
      <div style={{ display: "flex", gap: "0.75rem" }}>
        <PlainButton type="button" onClick={() => choose("files")}>
          上传文件 Files
        </PlainButton>
        <PlainButton type="button" onClick={() => choose("folder")}>
          上传文件夹 Folder
        </PlainButton>
      </div>
    ),
  },
} satisfies Meta<typeof FileIntake>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A drag of files, as far as a page reads it; scripts cannot fill a real one. */
const drag = (name: "dragenter" | "drop", ...files: readonly File[]) =>
  window.dispatchEvent(
    Object.assign(new Event(name, { bubbles: true, cancelable: true }), {
      dataTransfer: {
        types: ["Files"],
        items: files.map((file) => ({ kind: "file", getAsFile: () => file, webkitGetAsEntry: () => null })),
      },
    }),
  );

export const AtRest: Story = {};

/** While files are over the window. */
export const Dragged: Story = {
  play: async ({ canvasElement }) => {
    drag("dragenter", new File([], "a.mp4"));
    const page = within(canvasElement.ownerDocument.body);
    await page.findByText(/松开鼠标，上传到“课件”|upload them to “Slides”/);
  },
};

export const DraggedEnglish: Story = { ...Dragged, globals: { language: "en" } };

/** Some of what was dropped is not taken. */
export const Refused: Story = {
  play: async ({ args }) => {
    const good = new File(["a"], "录像.mp4");
    drag("drop", good, new File(["a"], "a.EXE"), new File(["a".repeat(1_001)], "b.mp4"));
    await waitFor(() =>
      expect(args.onFiles).toHaveBeenCalledWith({
        files: [{ file: good, path: [], handle: null }],
        folders: [],
      }),
    );
  },
};
