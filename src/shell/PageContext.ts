import { createContext, useContext } from "react";
import type { Device } from "../core/site/device";

/** What the shell knows of the page it runs in, besides the ports. */
export interface Page {
  readonly device: Device;
  /** Origin of the portal's own pages, by which addresses from outside are judged. */
  readonly origin: string;
  /** Whether this is a developer's build: nothing is logged from it. */
  readonly development: boolean;
  /** The window that the router follows, where it is not the page's own. */
  readonly window?: Window;
}

/** Carries the page to the shell's parts. */
export const PageContext = createContext<Page | null>(null);

/** The page the shell runs in. */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error("usePage needs a PageContext around it");
  return page;
}
