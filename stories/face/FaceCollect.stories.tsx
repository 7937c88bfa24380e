import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { useState, type ReactElement } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import type { FaceFault } from "../../src/face/core/facePictures";
import type { CollectPorts } from "../../src/face/flow/collect/FaceCollect";
import { FaceWidget } from "../../src/face/FaceWidget";
import { pageVisibility } from "../../src/base/platform/pageVisibility";

/** A drawn face as JPEG, made in the browser, since a photograph is one. */
function drawnFace(): string {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 240;
  const draw = canvas.getContext("2d");
  if (!draw) return "";
  const oval = (x: number, y: number, across: number, down: number, color: string) => {
    draw.fillStyle = color;
    draw.beginPath();
    draw.ellipse(x, y, across, down, 0, 0, 2 * Math.PI);
    draw.fill();
  };
  oval(120, 120, 240, 240, "#bcd7ee");
  oval(120, 240, 90, 70, "#35506e");
  oval(120, 118, 52, 66, "#c98f6b");
  oval(100, 105, 6, 6, "#222222");
  oval(140, 105, 6, 6, "#222222");
  oval(120, 150, 20, 5, "#8c4a3a");
  return canvas.toDataURL("image/jpeg").split(",")[1] ?? "";
}

interface Args {
  /** Whether a photo of the person is kept already. */
  readonly isStored: boolean;
  readonly waitTime: number;
  readonly fault: FaceFault | null;
  readonly isRefused: boolean;
}

/** A world in which the camera sees one face in its place. */
function portsOf({ isStored, waitTime, fault, isRefused }: Args) {
  const face = drawnFace();
  const frame = {
    width: 480,
    height: 480,
    light: 0.5,
    faces: [{ x: 156, y: 156, width: 168, height: 168 }],
  };
  const camera = {
    stream: null,
    look: () => Promise.resolve({ frame, pose: null }),
    pictures: () => Promise.resolve({ photo: face, burst: [] }),
    stop: () => undefined,
  };
  return {
    waitTime,
    open: () => Promise.resolve(fault ? { fault } : camera),
    stored: () => Promise.resolve(isStored ? face : null),
    save: () =>
      Promise.resolve(isRefused ? { refused: "照片中没有人脸|||There is no face in the photo" } : null),
    read: () => Promise.resolve(face),
    visibility: pageVisibility,
    clock: {
      now: () => Date.now(),
      after: (milliseconds: number, job: () => void) => {
        const timer = setTimeout(job, milliseconds);
        return () => clearTimeout(timer);
      },
    },
  } satisfies CollectPorts & { read: (file: File) => Promise<string | null> };
}

function Page(args: Args): ReactElement {
  const [ports] = useState(() => portsOf(args));
  return <FaceWidget mode="collect" userId="s01" ports={ports} />;
}

const meta = {
  title: "Kit/Face/Collect",
  args: { isStored: false, waitTime: 0, fault: null, isRefused: false },
  render: (args) => <Page key={JSON.stringify(args)} {...args} />,
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

const press = async (canvasElement: HTMLElement, name: RegExp) => {
  const button = await within(canvasElement).findByRole("button", { name });
  await waitFor(async () => {
    await expect(button).toBeEnabled();
    await expect(button).not.toHaveAttribute("aria-disabled");
  });
  await userEvent.click(button);
};
const OPEN = /^(打开摄像头|Open the camera)$/;
const PHOTOGRAPH = /^(拍照|Take photo)$/;
const SAVE = /^(保存|Save)$/;

/** Nothing is kept of the person yet. */
export const Empty: Story = {};

/** A photo is kept, and can be replaced. */
export const Stored: Story = { args: { isStored: true } };

/** The camera is on, and the time until a photo runs: neither Take photo nor Save can be pressed. */
export const Counting: Story = {
  args: { waitTime: 300 },
  play: async ({ canvasElement }) => {
    await press(canvasElement, OPEN);
    const photograph = await within(canvasElement).findByRole("button", { name: PHOTOGRAPH });
    await expect(photograph).toHaveAttribute("aria-disabled", "true");
    // Whoever has opened the camera with a key presses the same key to take the photo.
    await expect(photograph).toHaveFocus();
    await expect(within(canvasElement).getByRole("button", { name: SAVE })).toBeDisabled();
  },
};

/** A photo is taken, and not kept yet. */
export const Taken: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, OPEN);
    await press(canvasElement, PHOTOGRAPH);
    await within(canvasElement).findByRole("button", { name: /^(重拍|Take another)$/ });
  },
};

/** The platform refuses the photo and says why; it can be taken once more. */
export const Refused: Story = {
  args: { isRefused: true },
  play: async ({ canvasElement }) => {
    await press(canvasElement, OPEN);
    await press(canvasElement, PHOTOGRAPH);
    await press(canvasElement, SAVE);
    await within(canvasElement).findByText(/没有人脸|no face/);
  },
};

/** The camera is not allowed. */
export const NotAllowed: Story = {
  args: { fault: "refused" },
  play: async ({ canvasElement }) => {
    await press(canvasElement, OPEN);
    await within(canvasElement).findByText(/不允许|not allowed/);
  },
};
