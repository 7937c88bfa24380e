import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { fn } from "storybook/test";
import type { ReactElement } from "react";
import { IDLE, type VoicePhase, type VoiceReply } from "../../src/voice/flow/step";
import { type FoundPlace, type VoiceEngine, VoiceView } from "../../src/voice/VoiceView";

interface Args {
  readonly at: VoicePhase;
  readonly reply: VoiceReply | null;
  readonly canResend: boolean;
  /** How loud it is, from 0 to 1. */
  readonly level: number;
  /** Whether the recogniser recognises names in the other language alone. */
  readonly isForeign: boolean;
  readonly examples: readonly string[];
  readonly found: FoundPlace | null;
  readonly onPress: () => void;
  readonly onRelease: () => void;
  readonly onToggle: () => void;
  readonly onCancel: () => void;
  readonly onResend: () => void;
  readonly onOpen: () => void;
}

/** A helper that stands still at one moment. */
function Page(args: Args): ReactElement {
  const { at, reply, canResend, level, isForeign, examples, found, onOpen } = args;
  const snapshot = { ...IDLE, at, reply, canResend };
  const voice: VoiceEngine = {
    subscribe: () => () => undefined,
    getSnapshot: () => snapshot,
    level: () => level,
    press: args.onPress,
    release: args.onRelease,
    toggle: args.onToggle,
    cancel: args.onCancel,
    resend: args.onResend,
  };
  return (
    <main style={{ inlineSize: "min(26rem, 100%)" }}>
      <h1>门户 Portal</h1>
      <VoiceView
        voice={voice}
        isForeign={isForeign}
        examples={examples}
        count={24}
        found={found}
        onOpen={onOpen}
      />
    </main>
  );
}

const meta = {
  title: "Features/Voice commands",
  component: Page,
  args: {
    at: IDLE.at,
    reply: null,
    canResend: false,
    level: 0.6,
    isForeign: false,
    examples: ["作业", "课表", "通知公告"],
    found: null,
    onPress: fn(),
    onRelease: fn(),
    onToggle: fn(),
    onCancel: fn(),
    onResend: fn(),
    onOpen: fn(),
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const ENGLISH = { globals: { language: "en" } } as const;
const NAMES = { examples: ["Homework", "Timetable", "Notices"] };
const recording = (left: number, way: "hold" | "toggle" = "hold") =>
  ({ phase: "recording", way, until: 0, left }) as const;

/** What may be said, before anything was. */
export const Idle: Story = {};
/** In English. */
export const English: Story = { ...ENGLISH, args: NAMES };
/** A person without applications. */
export const Nothing: Story = { args: { examples: [] } };
/** The platform is asked for a token. */
export const Asking: Story = { args: { at: { phase: "asking", way: "hold" } } };
/** The browser may ask for the microphone. */
export const Opening: Story = { ...ENGLISH, args: { ...NAMES, at: { phase: "opening", way: "toggle" } } };
/** While the button is held. */
export const Recording: Story = { args: { at: recording(52) } };
/** A few seconds are left, and nobody speaks. */
export const NearlyOver: Story = { ...ENGLISH, args: { ...NAMES, at: recording(5, "toggle"), level: 0 } };
/** The recogniser is asked. */
export const Recognising: Story = { args: { at: { phase: "recognising" } } };
/** The sentence is looked up. */
export const Looking: Story = { args: { at: { phase: "looking", sentence: "打开作业" } } };
/** It leads to an application. */
export const Found: Story = {
  args: {
    at: { phase: "told" },
    reply: { kind: "found", sentence: "打开作业" },
    found: { href: "#/viewport?app=homework&fileId=homework", name: "作业", newWindow: false },
  },
};
/** Nobody has taught it this. */
export const NotLearned: Story = {
  ...ENGLISH,
  args: { ...NAMES, at: { phase: "told" }, reply: { kind: "notLearned", sentence: "open the window" } },
};
/** Nothing was heard, by a recogniser that recognises English names alone. */
export const Unheard: Story = { args: { ...NAMES, isForeign: true, reply: { kind: "empty" } } };
/** The address that was found is not allowed. */
export const NotAllowed: Story = { args: { reply: { kind: "notAllowed", sentence: "打开作业" } } };
/** The platform gives no token, and says why. */
export const TokenFailure: Story = {
  args: {
    reply: {
      kind: "fault",
      fault: "token",
      detail:
        "此平台未配置语音识别，请检查服务器配置|||No speech recogniser is configured: check server configuration",
    },
  },
};
/** The person does not allow the microphone. */
export const Refused: Story = {
  ...ENGLISH,
  args: { ...NAMES, reply: { kind: "fault", fault: "refused", detail: null } },
};
/** The recogniser took too long; the recording can be sent again. */
export const Slow: Story = {
  args: { reply: { kind: "fault", fault: "slow", detail: null }, canResend: true },
};
