import { Suspense, useInsertionEffect, useState, type ReactElement } from "react";
import { pageName } from "../base/core/address/place";
import { latePart, type MissingPart } from "../base/kit/latePart";
import { listenToMovesFirst } from "../base/kit/moves";
import { PageSkeleton } from "../base/kit/PageSkeleton";
import { PlaceProvider, usePlace } from "../base/platform/PlaceProvider";
import { hashPlaces } from "../base/platform/places";
import { usePorts } from "../base/platform/PortsContext";
import { DesktopRoute } from "./DesktopRoute";
import { MissingPage } from "./MissingPage";
import { usePage } from "./PageContext";
import { RouteBoundary } from "./RouteBoundary";
import { ShellLayout } from "./ShellLayout";

const missing = (part: MissingPart) => <MissingPage {...part} />;

const ViewportRoute = latePart(
  async () => (await import(/* webpackChunkName: "viewport" */ "./ViewportRoute")).ViewportRoute,
  missing,
);

const InboxRoute = latePart(
  async () => (await import(/* webpackChunkName: "today" */ "./InboxRoute")).InboxRoute,
  missing,
);

const ClassroomRoute = latePart(
  async () => (await import(/* webpackChunkName: "classroom" */ "./ClassroomRoute")).ClassroomRoute,
  missing,
);

const LabRoute = latePart(
  async () => (await import(/* webpackChunkName: "lab" */ "./LabRoute")).LabRoute,
  missing,
);

const PhoneRoute = latePart(
  async () => (await import(/* webpackChunkName: "header-panels" */ "./PhoneRoute")).PhoneRoute,
  missing,
);

const NotFoundPage = latePart(
  async () => (await import(/* webpackChunkName: "nothing-here" */ "./NotFoundPage")).NotFoundPage,
  missing,
);

/** A page whose code is loaded on demand. */
const Late = ({ page }: { readonly page: ReactElement }): ReactElement => (
  <Suspense fallback={<PageSkeleton lines={8} />}>{page}</Suspense>
);

/** The portal's pages, by the part of the address behind its `#`. */
const PAGES: ReadonlyMap<string, ReactElement> = new Map([
  ["", <DesktopRoute />],
  ["viewport", <Late page={<ViewportRoute />} />],
  ["messages", <Late page={<InboxRoute />} />],
  ["todo", <Late page={<InboxRoute />} />],
  ["classroom", <Late page={<ClassroomRoute />} />],
  ["lab", <Late page={<LabRoute />} />],
  ["apps", <Late page={<PhoneRoute />} />],
  ["me", <Late page={<PhoneRoute />} />],
]);

const NOT_FOUND = <Late page={<NotFoundPage />} />;

/**
 * The page that the address names. One that fails, or whose code does not arrive, stays below the header, which goes
 * on [ROUTE-01, REL-03].
 */
function PortalRoutes(): ReactElement {
  const { path } = usePlace();
  return (
    <ShellLayout>
      <RouteBoundary>{PAGES.get(pageName(path)) ?? NOT_FOUND}</RouteBoundary>
    </ShellLayout>
  );
}

/** The pages with the history that they follow (docs/adr/0030-places-without-a-router.md). */
export function PortalRouter(): ReactElement {
  // Before the history begins to listen, so that dialogs may keep a page that is left with work unsaved.
  useInsertionEffect(listenToMovesFirst, []);
  const { random } = usePorts();
  const { places: given } = usePage();
  const [places] = useState(() => given ?? hashPlaces(window, random));
  return (
    <PlaceProvider places={places}>
      <PortalRoutes />
    </PlaceProvider>
  );
}
