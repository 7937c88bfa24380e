import type { Meta, StoryObj } from "@storybook/react-webpack5";
import type { ReactElement } from "react";
import { Provider } from "react-redux";
import { fn } from "storybook/test";
import type { User } from "../../src/base/core/wire/user";
import { createInertPorts } from "../../src/base/platform/inertPorts";
import { memoryPlaces } from "../../src/base/platform/memoryPlaces";
import { PlaceProvider } from "../../src/base/platform/PlaceProvider";
import type { Ports } from "../../src/base/platform/ports";
import { PortsContext } from "../../src/base/platform/PortsContext";
import { MissingPage } from "../../src/shell/MissingPage";
import { FullPageProblem } from "../../src/shell/FullPageProblem";
import { NotFoundPage } from "../../src/shell/NotFoundPage";
import { PersonContext } from "../../src/base/session/PersonContext";
import { RouteBoundary } from "../../src/shell/RouteBoundary";
import { ShellSkeleton } from "../../src/shell/ShellSkeleton";
import { SignedOutPage } from "../../src/shell/SignedOutPage";
import { createStore } from "../../src/base/state/store";

const TEACHER: User = {
  userId: "1",
  userType: 2,
  unitId: "1",
  unitType: 2,
  unitName: "育才实验学校",
  unitEnglishName: "Yucai Experimental School",
  unitLayout: null,
  realName: "林晓燕",
  loginName: "lin",
  avatar: null,
  sex: "girl",
  parentId: null,
  campuses: [],
  year: "2026",
  term: 1,
  record: {},
};

interface BelowProps {
  readonly children: ReactElement;
  readonly ports?: Ports;
}

/** A page below the layout, for a teacher. */
function Below({ children, ports = createInertPorts() }: BelowProps): ReactElement {
  return (
    <PortsContext value={ports}>
      <PersonContext value={TEACHER}>
        <PlaceProvider places={memoryPlaces()}>
          <RouteBoundary>
            <main className="look-page">{children}</main>
          </RouteBoundary>
        </PlaceProvider>
      </PersonContext>
    </PortsContext>
  );
}

function Broken(): ReactElement {
  throw new Error("Cannot read properties of undefined");
}

const meta: Meta = { title: "Shell/Pages" };

export default meta;

/** While it is not known who is signed in. */
export const WhoIsIt: StoryObj = { render: () => <ShellSkeleton /> };

/** The platform does not answer, or not in its own words. */
export const PlatformUnreachable: StoryObj = {
  render: () => <FullPageProblem title="nav.session.title" what="nav.session.failed" onRetry={fn()} />,
};

/** The person has signed out without a network, so the login page cannot be loaded either. */
export const SignedOut: StoryObj = {
  render: () => (
    <PortsContext value={createInertPorts()}>
      <Provider store={createStore(createInertPorts())}>
        <SignedOutPage />
      </Provider>
    </PortsContext>
  ),
};

/** An address that leads nowhere. */
export const NotFound: StoryObj = {
  render: () => (
    <Provider store={createStore(createInertPorts())}>
      <Below>
        <NotFoundPage />
      </Below>
    </Provider>
  ),
};

/** A page that breaks while it is drawn. */
export const PageBroken: StoryObj = {
  parameters: { consoleProblems: /Cannot read properties of undefined/ },
  render: () => (
    <Below>
      <Broken />
    </Below>
  ),
};

const missingScript = Object.assign(new Error("Loading chunk 5 failed."), {
  name: "ChunkLoadError",
  request: "http://localhost/assets/viewport.0123456789.js",
});

/** Answers for a file of the build as a server does that has a newer one. */
const withoutFile: Ports["http"] = {
  send: () =>
    Promise.resolve({ kind: "answered", status: 404, statusText: "Not Found", body: { text: "Not found" } }),
};

/** A page whose code cannot come, because there is no network. */
export const PageUnreachable: StoryObj = {
  render: () => (
    <Below>
      <MissingPage error={missingScript} failures={1} trying={false} retry={fn()} />
    </Below>
  ),
};

/** A page whose code the server no longer has. */
export const PageStale: StoryObj = {
  render: () => (
    <Below ports={createInertPorts({ http: withoutFile })}>
      <MissingPage error={missingScript} failures={1} trying={false} retry={fn()} />
    </Below>
  ),
};
