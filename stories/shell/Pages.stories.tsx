import type { Meta, StoryObj } from "@storybook/react-webpack5";
import type { ReactElement } from "react";
import { Provider } from "react-redux";
import { MemoryRouter, Outlet, Route, Routes } from "react-router";
import { fn } from "storybook/test";
import type { User } from "../../src/core/wire/user";
import { createInertPorts } from "../../src/platform/inertPorts";
import { PortsContext } from "../../src/platform/PortsContext";
import { FullPageProblem } from "../../src/shell/FullPageProblem";
import { NotFoundPage } from "../../src/shell/NotFoundPage";
import { PersonContext } from "../../src/shell/PersonContext";
import { RouteBoundary } from "../../src/shell/RouteBoundary";
import { ShellSkeleton } from "../../src/shell/ShellSkeleton";
import { SignedOutPage } from "../../src/shell/SignedOutPage";
import type { Arrival } from "../../src/shell/useArrival";
import { createStore } from "../../src/state/store";

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
};

const surroundings: Arrival = { arrived: false };

/** A page as it stands below the layout, for a teacher. */
function Below({ children }: { readonly children: ReactElement }): ReactElement {
  return (
    <PortsContext value={createInertPorts()}>
      <PersonContext value={TEACHER}>
        <MemoryRouter>
          <Routes>
            <Route element={<Outlet context={surroundings} />}>
              <Route element={<RouteBoundary />}>
                <Route index element={<main className="look-page">{children}</main>} />
              </Route>
            </Route>
          </Routes>
        </MemoryRouter>
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

/** Somebody has signed out without a network, so that the login page cannot be fetched either. */
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
    <Below>
      <NotFoundPage />
    </Below>
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
