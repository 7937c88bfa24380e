import { lazy, Suspense, type ReactElement } from "react";
import { HashRouter, Route, Routes } from "react-router";
import { PageSkeleton } from "../kit/PageSkeleton";
import { DesktopRoute } from "./DesktopRoute";
import { NotFoundPage } from "./NotFoundPage";
import { RouteBoundary } from "./RouteBoundary";
import { TopLayout } from "./TopLayout";

const ViewportRoute = lazy(async () => {
  const { ViewportRoute } = await import(/* webpackChunkName: "viewport" */ "./ViewportRoute");
  return { default: ViewportRoute };
});

/**
 * The portal's pages, by the part of the address behind its `#`. A page that fails, or whose code does not arrive,
 * stays below the header, which goes on [ROUTE-01, REL-03].
 */
export const PortalRoutes = (): ReactElement => (
  <Routes>
    <Route element={<TopLayout />}>
      <Route element={<RouteBoundary />}>
        <Route index element={<DesktopRoute />} />
        <Route
          path="viewport"
          element={
            <Suspense fallback={<PageSkeleton lines={8} />}>
              <ViewportRoute />
            </Suspense>
          }
        />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Route>
  </Routes>
);

/** The pages with their hash router. The data router would cost twice the bytes and bring nothing that is used here. */
export const PortalRouter = (): ReactElement => (
  <HashRouter>
    <PortalRoutes />
  </HashRouter>
);
