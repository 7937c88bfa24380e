import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { useState, type ReactElement } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { CropView } from "../../src/picture/core/crop";
import { CropFlow, type CropPorts } from "../../src/picture/flow/crop/CropFlow";
import { PictureDialog } from "../../src/picture/PictureDialog";
import { DialogOpener, openDialog } from "../support/DialogOpener";

/** A landscape whose corners differ, as an address that needs no server. */
const LANDSCAPE = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="#bcd7ee"/>
<circle cx="950" cy="180" r="90" fill="#f5c542"/><path d="M0 800 400 260 700 640 860 460 1200 800Z" fill="#4d7358"/>
<circle cx="600" cy="430" r="120" fill="#c98f6b"/><rect x="470" y="550" width="260" height="250" fill="#35506e"/></svg>`,
)}`;

interface Args {
  readonly shape: "round" | "square";
  readonly former: string | null;
  readonly opens: "well" | "never" | "heic" | "unreadable";
  readonly keeps: "well" | "never" | "badly";
  readonly onKeep: (view: CropView | null) => void;
  readonly onAnswer: (answer: unknown) => void;
}

const never = new Promise<never>(() => undefined);

/** A world in which pictures open and are kept as the story says. */
function createFlow({ opens, keeps, onKeep }: Args): CropFlow<string> {
  let cut: CropView | null = null;
  const ports: CropPorts<string> = {
    pictures: {
      open: () => {
        if (opens === "never") return never;
        return Promise.resolve(
          opens === "well" ? { blob: new Blob(), size: { width: 1200, height: 800 } } : { fault: opens },
        );
      },
      cut: (file, view) => {
        cut = view;
        return Promise.resolve({ file });
      },
    },
    addresses: { make: () => LANDSCAPE, drop: () => undefined },
    keep: (picture) => {
      onKeep(picture && cut);
      if (keeps === "never") return never;
      return Promise.resolve(
        keeps === "well"
          ? { result: "kept" }
          : { text: "空间不足|||There is not enough space left for this file" },
      );
    },
  };
  return new CropFlow(ports);
}

function Page(args: Args): ReactElement {
  const [flow] = useState(() => createFlow(args));
  const { shape, former, onAnswer } = args;
  return (
    <DialogOpener
      dialog={PictureDialog<string>}
      asked={{ title: "头像|||Profile picture", shape, former, flow }}
      onAnswer={onAnswer}
    />
  );
}

const meta = {
  title: "Kit/Picture",
  args: { shape: "round", former: null, opens: "well", keeps: "well", onKeep: fn(), onAnswer: fn() },
  render: (args) => <Page {...args} />,
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

const dialog = () => within(screen.getByRole("dialog"));
const press = (name: RegExp) => userEvent.click(dialog().getByRole("button", { name }));

/** Chooses a file, as the browser's dialog would. */
const choose = async () => {
  await openDialog();
  const field = screen.getByRole("dialog").querySelector<HTMLInputElement>("input[data-from='file']");
  if (!field) throw new Error("There is no field for files.");
  await userEvent.upload(field, new File(["x"], "me.jpg", { type: "image/jpeg" }));
};
const crop = async () => {
  await choose();
  await waitFor(() => expect(dialog().getByRole("application")).toHaveFocus());
};
const SAVE = /^(保存|Save)$/;

/** Nothing is chosen yet. */
export const Empty: Story = { play: openDialog };

export const EmptyEnglish: Story = { ...Empty, globals: { language: "en" } };

/** There is a picture, which can be taken away. */
export const WithAPicture: Story = { args: { former: LANDSCAPE }, play: openDialog };

/** A large picture takes its time. */
export const Opening: Story = {
  args: { opens: "never" },
  play: async () => {
    await choose();
    await dialog().findByRole("progressbar");
  },
};

export const CroppingRound: Story = { play: crop };

export const CroppingSquare: Story = { args: { shape: "square" }, play: crop, globals: { language: "en" } };

/** Moved, zoomed and turned by the keyboard and the buttons alone. */
export const Arranged: Story = {
  play: async ({ args }) => {
    await crop();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}++");
    await press(/^(向右旋转|Rotate right)$/);
    await press(/^(取景框上移|Move frame up)$/);
    await press(SAVE);
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith("kept"));
  },
};

/** A picture as iPhones make them. */
export const Unsupported: Story = {
  args: { opens: "heic" },
  play: async () => {
    await choose();
    await dialog().findByText(/HEIC/);
  },
};

export const UnsupportedEnglish: Story = { ...Unsupported, globals: { language: "en" } };

/** A file that is damaged. */
export const Failed: Story = {
  args: { opens: "unreadable" },
  play: async () => {
    await choose();
    await dialog().findByText(/无法打开|cannot be opened/);
  },
};

export const Saving: Story = {
  args: { keeps: "never" },
  play: async () => {
    await crop();
    await press(SAVE);
    await dialog().findByRole("button", { name: /^(正在保存|Saving)/ });
  },
};

/** The picture could not be kept; what was done to it is still there. */
export const NotSaved: Story = {
  args: { keeps: "badly" },
  play: async () => {
    await crop();
    await press(SAVE);
    await dialog().findByText(/空间不足|not enough space/);
  },
};

export const Removing: Story = {
  args: { former: LANDSCAPE, keeps: "never" },
  play: async () => {
    await openDialog();
    await press(/^(移除图片|Remove picture)$/);
    await dialog().findByText(/正在移除|Removing/);
  },
};
