import { Suspense, useInsertionEffect, type ReactElement } from "react";
import { HashRouter, Route, Routes } from "react-router";
import { latePart, type MissingPart } from "../kit/latePart";
import { listenToMovesFirst } from "../kit/moves";
import { PageSkeleton } from "../kit/PageSkeleton";
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

/**
 * The portal's pages, by the part of the address behind its `#`. A page that fails, or whose code does not arrive,
 * stays below the header, which goes on [ROUTE-01, REL-03].
 */
const PortalRoutes = (): ReactElement => (
  <Routes>
    <Route element={<ShellLayout />}>
      <Route element={<RouteBoundary />}>
        <Route index element={<DesktopRoute />} />
        <Route path="viewport" element={<Late page={<ViewportRoute />} />} />
        <Route path="messages" element={<Late page={<InboxRoute />} />} />
        <Route path="todo" element={<Late page={<InboxRoute />} />} />
        <Route path="apps" element={<Late page={<PhoneRoute />} />} />
        <Route path="me" element={<Late page={<PhoneRoute />} />} />
        <Route path="*" element={<Late page={<NotFoundPage />} />} />
      </Route>
    </Route>
  </Routes>
);

/** The pages with their hash router. The data router would cost twice the bytes and bring nothing that is used here. */
export function PortalRouter(): ReactElement {
  // Before the router begins to listen, so that dialogs may keep a page that is left with work unsaved.
  useInsertionEffect(listenToMovesFirst, []);
  const { window } = usePage();
  return (
    <HashRouter {...(window && { window })}>
      <PortalRoutes />
    </HashRouter>
  );
}
