import { createBrowserPorts } from "./browserPorts";
import { SubAppEngine } from "./SubAppEngine";
import type { SubAppPorts } from "./ports";
import type { OpenSubApp } from "./viewport";
import { isInnerPlace, viewportRoute } from "../../base/core/apps/viewportAddress";
import type { Place, Portal } from "../sdk/contract";
import { nameOf } from "../sdk/nameOf";
import { createPortal, type PortalServices } from "../sdk/createPortal";
import { LiveValue } from "../sdk/LiveValue";
import type { SubAppPage } from "./pageModuleLoader";

/** What every sub-application of the page has in common. */
interface OpenerSetting extends Pick<SubAppPorts<Portal>, "fetchManifest" | "reaches"> {
  /** Is notified of what a sub-application threw, and the name of the one that did. */
  readonly report: (name: string, thrown: unknown) => void;
  readonly page: SubAppPage;
  readonly services: PortalServices;
}

/** Joins the viewport's panes with the engine and with the kit that sub-applications receive. */
export const createSubAppOpener =
  ({ page, services, fetchManifest, reaches, report }: OpenerSetting): OpenSubApp =>
  (place, listener) => {
    const { access, loader } = page;
    const element = access.document.createElement("div");
    const livePlace = new LiveValue<Place>(place);
    const ports = createBrowserPorts({
      page: access,
      loader,
      address: place,
      host: element,
      fetchManifest,
      reaches,
      report: (thrown) => report(nameOf(place), thrown),
    });
    const { app, fileId } = place;
    const inner = (at: string) => ({ app, fileId, id: null, at });
    const engine = new SubAppEngine<Portal>(place, ports, (crashed) =>
      createPortal(services, {
        place: livePlace.view,
        crashed,
        setTitle: (title) => listener.titled(title.trim().slice(0, 80)),
        go: (at, { replace = false } = {}) => {
          if (!isInnerPlace(at)) return false;
          listener.moved(inner(at), { replace });
          return true;
        },
        hrefOf: (at) => `#${viewportRoute({ kind: "subApp", place: inner(isInnerPlace(at) ? at : "") })}`,
      }),
    );
    return {
      element,
      subscribe: engine.subscribe,
      getSnapshot: engine.getSnapshot,
      open: () => engine.open(),
      retry: () => engine.retry(),
      close: () => engine.close(),
      setActive: (on) => engine.setActive(on),
      setPlace: (next) => livePlace.set(next),
    };
  };
