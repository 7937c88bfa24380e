import { createContext, useContext } from "react";
import type { Device } from "../base/core/site/device";
import type { Places } from "../base/platform/places";

/** What the shell knows of the page it runs in, besides the ports. */
export interface Page {
  readonly device: Device;
  /** Origin of the portal's own pages, by which addresses from outside are judged. */
  readonly origin: string;
  /** Whether this is a developer's build: nothing is logged from it. */
  readonly development: boolean;
  /** The history of its pages, where there is no window that has one. */
  readonly places?: Places;
}

/** Carries the page to the shell's parts. */
export const PageContext = createContext<Page | null>(null);

/** The page the shell runs in. */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error("usePage needs a PageContext around it");
  return page;
}
