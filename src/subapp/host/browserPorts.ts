import type { SubAppAddress } from "./manifest";
import type { ModuleLoader } from "./moduleLoader";
import type { SubAppPorts } from "./ports";
import { loadStyle, type PageAccess } from "./scriptLoader";

/** What one sub-application's engine needs of the page. */
export interface SubAppSetting<Kit> extends Pick<SubAppPorts<Kit>, "fetchManifest" | "reaches" | "report"> {
  readonly page: PageAccess;
  readonly loader: ModuleLoader<Kit>;
  readonly address: SubAppAddress;
  /** The element in which the sub-application is shown. */
  readonly host: HTMLElement;
}

/** The engine's world in a browser. */
export const createBrowserPorts = <Kit>(setting: SubAppSetting<Kit>): SubAppPorts<Kit> => {
  const { page, loader, address, host, fetchManifest, reaches, report } = setting;
  return {
    fetchManifest,
    reaches,
    report,
    origin: page.window.location.origin,
    loadModule: (entry, signal) => loader.load(address, entry, signal),
    loadStyle: (href, signal) => loadStyle(href, page, signal),
    createStage: () => {
      const element = page.document.createElement("div");
      host.append(element);
      return { element, remove: () => element.remove() };
    },
    after: (milliseconds, run) => {
      const timer = page.window.setTimeout(run, milliseconds);
      return () => page.window.clearTimeout(timer);
    },
  };
};
