import type { Meta, StoryObj } from "@storybook/react-webpack5";
import type { ReactElement } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { NOT_BEGUN } from "../../src/face/core/liveness";
import type { FacePhase, FaceState } from "../../src/face/flow/step";
import { FaceTryView } from "../../src/face/FaceTryView";

interface Args extends Pick<FaceState<string>, "at" | "cue"> {
  readonly isSlow: boolean;
  readonly onRetry: () => void;
}

const CHALLENGE = { nonce: "n", acts: ["left", "mouth"] } as const;
/** Two looks a second. */
const SLOW_LOOKS = Array.from({ length: 9 }, (_, look) => look * 500);
/** A grey square, in place of a face. */
const PHOTO =
  "/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAQABADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKAA/9k=";

/** A try that stands still, where the story says; its camera shows nothing, so that every picture of it is the same. */
function Page({ at, cue, isSlow, onRetry }: Args): ReactElement {
  const began = isSlow ? SLOW_LOOKS : [];
  const state: FaceState<string> = { at, cue, challenge: CHALLENGE, said: null, began };
  const engine = {
    stream: null,
    retry: onRetry,
    subscribe: () => () => undefined,
    getSnapshot: () => state,
  };
  return <FaceTryView engine={engine} />;
}

const aligning = (inRow: number): FacePhase<string> => ({ phase: "aligning", inRow, until: 0 });
const acting = (done: number): FacePhase<string> => ({
  phase: "acting",
  progress: { ...NOT_BEGUN, done },
  until: 0,
});

const meta = {
  title: "Kit/Face",
  args: { at: aligning(0), cue: "none", isSlow: false, onRetry: fn() },
  // A state is one of many objects, of which no control makes another.
  argTypes: { at: { control: false } },
  render: (args) => {
    // One engine for each state: React asks a snapshot for the same object again and again.
    return <Page key={JSON.stringify(args.at)} {...args} />;
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

/** The camera and what finds faces are on their way. */
export const Opening: Story = { args: { at: { phase: "opening" }, cue: null } };

/** The face is too far away, on a machine that is slow. */
export const TooFar: Story = { args: { cue: "far", isSlow: true } };

export const TooDark: Story = { args: { cue: "dark" } };

/** Another person is in view; nothing is recognised meanwhile. */
export const TwoPeople: Story = { args: { cue: "several" } };

/** The face is where it should be, for a while now. */
export const HoldStill: Story = { args: { at: aligning(6), cue: "hold" } };

/** The first act of a challenge. */
export const TurnLeft: Story = { args: { at: acting(0), cue: "turnLeft" } };

/** The second one. */
export const OpenMouth: Story = { args: { at: acting(1), cue: "mouth" } };

/** The photograph is taken and the camera off; the platform is asked. */
export const Recognising: Story = { args: { at: { phase: "sending", photo: PHOTO }, cue: null } };

export const Recognised: Story = { args: { at: { phase: "done", result: "x" }, cue: null } };

/** Nothing came of it within 15 seconds; a press begins again. */
export const TimedOut: Story = {
  args: { at: { phase: "timedOut", acting: false }, cue: null },
  play: async ({ canvasElement, args }) => {
    const retry = within(canvasElement).getByRole("button");
    await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The face was there, and what was asked for was not seen: the hint is about that. */
export const NotActed: Story = { args: { at: { phase: "timedOut", acting: true }, cue: null } };

/** The platform does not know the face, and says so in its own words. */
export const NotKnown: Story = {
  args: {
    at: { phase: "refused", text: "未能识别您的面孔|||Your face was not recognised" },
    cue: null,
  },
};

/** There is no camera. */
export const NoCamera: Story = { args: { at: { phase: "unusable", fault: "missing" }, cue: null } };
