import type { Meta, StoryObj } from "@storybook/react-webpack5";
import encodeQR from "qr";
import { useEffect, useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import type { QrCode, QrPhase } from "../../src/sign-in/flow/qr/step";
import { QrDialog } from "../../src/sign-in/qr/QrDialog";
import { useKit } from "../../src/base/kit/KitContext";

interface Args {
  /** What the dialog shows. */
  readonly phase: QrPhase;
  /** Hears that a new code is wanted. */
  readonly onRefresh: () => void;
}

const CODE: QrCode = {
  deviceCode: "d",
  userCode: "4729",
  picture: `data:image/svg+xml,${encodeURIComponent(encodeQR("https://id.school.example/scan?code=an-example-of-a-code", "svg"))}`,
  page: "http://localhost/provider/campus-app/scan?code=an-example-of-a-code",
  until: 173_000,
  interval: 2_000,
};
const shown = { code: CODE, asking: false, failures: 0 };

/** A page with the dialog open in one of its states. */
function Opened({ phase, onRefresh }: Args) {
  const { dialogs } = useKit();
  const [engine] = useState(() => {
    const state = { ...phase, hidden: false };
    return { subscribe: () => () => undefined, getSnapshot: () => state, refresh: onRefresh };
  });
  useEffect(() => {
    void dialogs.open(QrDialog, { name: "校园通扫码|||Campus app", engine, clock: { now: () => 0 } });
    return dialogs.closeAll;
  }, [dialogs, engine]);
  return <main>校园门户 School Portal</main>;
}

const meta = {
  title: "Login/QrDialog",
  args: { phase: { phase: "waiting", ...shown }, onRefresh: fn() },
  render: (args) => <Opened {...args} />,
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

const isThere: Story["play"] = async () => {
  const dialog = await screen.findByRole("dialog", {
    name: /^(使用校园通扫码登录|Sign in with Campus app)$/,
  });
  await waitFor(() => expect(dialog).toBeVisible());
};

/** What failed can be tried again. */
const isTriedAgain: Story["play"] = async (context) => {
  await isThere(context);
  await userEvent.click(screen.getByRole("button", { name: /^(重试|Try again)$/ }));
  await expect(context.args.onRefresh).toHaveBeenCalledTimes(1);
};

export const Fetching: Story = { args: { phase: { phase: "fetching" } }, play: isThere };

export const Waiting: Story = { play: isThere };

export const WithoutMatchingCode: Story = {
  args: { phase: { phase: "waiting", ...shown, code: { ...CODE, userCode: "", page: null } } },
  play: isThere,
};

export const NoConnection: Story = {
  args: { phase: { phase: "waiting", ...shown, failures: 2 } },
  play: isThere,
};

export const Scanned: Story = { args: { phase: { phase: "scanned", ...shown, name: null } }, play: isThere };

export const ScannedBySomebody: Story = {
  args: { phase: { phase: "scanned", ...shown, name: "王雅琴" } },
  play: isThere,
};

export const Confirmed: Story = { args: { phase: { phase: "signingIn" } }, play: isThere };

export const Refused: Story = { args: { phase: { phase: "refused" } }, play: isThere };

export const Expired: Story = {
  args: { phase: { phase: "expired" } },
  play: async (context) => {
    await isThere(context);
    await userEvent.click(screen.getByRole("button", { name: /^(刷新二维码|Get a new code)$/ }));
    await expect(context.args.onRefresh).toHaveBeenCalledTimes(1);
  },
};

export const Failed: Story = {
  args: {
    phase: {
      phase: "failed",
      text: "第三方登录已失效，请重新登录|||That sign-in has expired, please try again",
    },
  },
  play: isTriedAgain,
};

export const Offline: Story = {
  args: { phase: { phase: "failed", text: { id: "api.network" } } },
  play: isTriedAgain,
};
