import type { Meta, StoryObj } from "@storybook/react-webpack5";
import releases from "../../public/pages/base-version/version.json";
import type { KnownVersions } from "../../src/base/core/version/known";
import type { VersionFault } from "../../src/base/core/version/versions";
import { readReleases } from "../../src/base/core/wire/versions";
import { AboutDialog } from "../../src/about/AboutDialog";
import { VersionAlertDialog } from "../../src/about/VersionAlertDialog";
import { DialogOpener, openDialog } from "../support/DialogOpener";

const FRONT = { version: "2.0.0", serverVersion: "2.1.0", date: "2026-11-20", build: "" };
const BACK = { serverVersion: "2.0.0", webCodeVersion: "2.0.1", date: "2026-11-18" };

const KNOWN: KnownVersions = {
  front: FRONT,
  back: ["base", "uaa", "storage"].map((service) => ({ service, version: BACK })),
  releases: readReleases(releases),
};

interface Props {
  /** Null for an answer that does not come. */
  readonly known: KnownVersions | null;
  readonly faults: readonly VersionFault[];
}

const meta = {
  title: "Features/About",
  args: { known: KNOWN, faults: ["frontNeedsBack"] },
  render: ({ known }) => (
    <DialogOpener
      dialog={AboutDialog}
      asked={{ load: () => (known ? Promise.resolve(known) : new Promise<never>(() => undefined)) }}
    />
  ),
  play: openDialog,
} satisfies Meta<Props>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Versions: Story = {};

export const English: Story = { globals: { language: "en" } };

/** What could not be looked up is left out. */
export const PartlyKnown: Story = {
  args: {
    known: {
      front: null,
      back: [
        { service: "base", version: BACK },
        { service: "uaa", version: null },
      ],
      releases: [],
    },
  },
};

export const Waiting: Story = { args: { known: null } };

/** An alert, since what people do may fail. */
export const FrontNeedsBack: Story = {
  render: ({ faults }) => (
    <DialogOpener dialog={VersionAlertDialog} asked={{ faults, front: FRONT, back: BACK }} />
  ),
};

export const BothTooOld: Story = {
  ...FrontNeedsBack,
  args: { faults: ["frontNeedsBack", "backNeedsFront"] },
};
