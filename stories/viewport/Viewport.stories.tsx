import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { useState, type ReactElement } from "react";
import { expect, userEvent, within } from "storybook/test";
import { memoryPlaces } from "../../src/base/platform/memoryPlaces";
import { PlaceProvider } from "../../src/base/platform/PlaceProvider";
import type { FailureReason } from "../../src/subapp/host/step";
import { Viewport, type OpenSubApp } from "../../src/subapp/host/viewport";
import { LOADING, standingStill } from "../support/subApps";

interface Shown {
  readonly query: string;
  readonly openSubApp: OpenSubApp;
  readonly guide: string | null;
  readonly installs: boolean;
  /** Whether the person's menu has the application. */
  readonly inMenu: boolean;
}

/** The viewport at an address, inside the page's main landmark. */
function At({ query, openSubApp, guide, installs, inMenu }: Shown): ReactElement {
  const [places] = useState(() => memoryPlaces(`/viewport?${query}`));
  return (
    <PlaceProvider places={places}>
      <main>
        <Viewport
          arrived
          isExpired={(app) => app === "expired"}
          openSubApp={openSubApp}
          titleOf={() => "通知公告"}
          factsOf={() =>
            inMenu ? { app: { images: {}, glyph: null }, category: "行政办公|||Administration" } : undefined
          }
          guide={guide}
          installs={installs}
          closed={null}
          windowTitle={(title) => title}
          frameTarget={(url) => (url.startsWith("/") ? url : null)}
        />
      </main>
    </PlaceProvider>
  );
}

const failed = (reason: FailureReason, detail: string) =>
  standingStill({ phase: "failed", attempt: 1, reason, detail });

const meta = {
  title: "Viewport",
  component: At,
  args: {
    query: "app=notices&fileId=notices",
    openSubApp: standingStill(LOADING),
    guide: null,
    installs: false,
    inMenu: true,
  },
} satisfies Meta<typeof At>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};

export const Ready: Story = {
  args: {
    openSubApp: standingStill(
      { phase: "ready", attempt: 1, entry: { script: "/notices/notices.js" } },
      "子应用的内容",
    ),
  },
};

export const NotInstalled: Story = { args: { openSubApp: failed("notInstalled", "notices") } };

export const NotInstalledWithGuide: Story = {
  args: { openSubApp: failed("notInstalled", "notices"), guide: "/guide/sub-apps", installs: true },
};

/** An address with a name that no application has. */
export const NoSuchApp: Story = {
  args: { query: "app=zzz&fileId=zzz", openSubApp: failed("notInstalled", "zzz"), inMenu: false },
};

/** Its licence has ended, so that it is not opened. */
export const Expired: Story = { args: { query: "app=expired&fileId=expired" } };

export const ExpiredPage: Story = { args: { query: "app=expired&linkUrl=%2Ffavicon.svg" } };

export const ManifestMissing: Story = { args: { openSubApp: failed("manifestMissing", "notices: 500") } };

/** No network, or no server behind it. */
export const Unreachable: Story = { args: { openSubApp: failed("unreachable", "notices: network") } };

export const ScriptFailed: Story = {
  args: { openSubApp: failed("scriptFailed", "https://school.example/notices/notices.js") },
  play: async ({ canvasElement }) => {
    const details = within(canvasElement).getByRole("group");
    await userEvent.click(within(details).getByText(/详细|Details/));
    await expect(within(details).getByText(/notices\.js/)).toBeVisible();
  },
};

export const NoAnswer: Story = { args: { openSubApp: failed("timedOut", "mounting") } };

export const OtherContract: Story = { args: { openSubApp: failed("contractMismatch", "2 ≠ 1") } };

/** Built for another major version of a package that the page has one copy of. */
export const OtherVersion: Story = {
  args: { openSubApp: failed("versionMismatch", "react: ^18.3.1 ≠ 19.3.1") },
};

export const Crashed: Story = { args: { openSubApp: failed("crashed", "TypeError: row is undefined") } };

export const WrongAddress: Story = { args: { query: "app=../notices&fileId=notices" } };

export const RefusedLink: Story = { args: { query: "linkUrl=https%3A%2F%2Felsewhere.example%2F" } };

export const Frame: Story = {
  args: { query: "linkUrl=%2Ffavicon.svg" },
  // The frame has an origin of its own until its page has come.
  parameters: { consoleProblems: /postMessage/ },
};
