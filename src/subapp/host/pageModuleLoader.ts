import { ModuleLoader } from "./moduleLoader";
import type { PageAccess } from "./scriptLoader";
import { pageNonce } from "../../base/kit/styleCache";
import { CONTRACT, KIT_NAMES, KIT_VERSION, type Portal } from "../sdk/contract";

/** How sub-applications reach a page. */
export interface SubAppPage {
  readonly access: PageAccess;
  readonly loader: ModuleLoader<Portal>;
}

/** A script runs once for a document, so its module belongs to the document and not to the first caller. */
const pages = new WeakMap<Document, SubAppPage>();

/** The parts of the kit, each loaded when a sub-application imports it. */
const KIT: Readonly<Record<(typeof KIT_NAMES)[number], () => Promise<unknown>>> = {
  "@portal/kit": () => import(/* webpackChunkName: "kit" */ "../sdk/kit"),
  "@portal/kit/forms": () => import(/* webpackChunkName: "kit-forms" */ "../sdk/forms"),
  "@portal/kit/lists": () => import(/* webpackChunkName: "kit-lists" */ "../sdk/lists"),
  "@portal/kit/parts": () => import(/* webpackChunkName: "kit-parts" */ "../sdk/parts"),
};

/** The document's loader of sub-applications, which shares the portal's kit with them. */
export const subAppPageOf = (view: Window): SubAppPage => {
  const known = pages.get(view.document);
  if (known) return known;
  const access: PageAccess = { window: view, document: view.document, nonce: pageNonce(view.document) };
  const kit = KIT_NAMES.map((name) => ({ name, version: KIT_VERSION, load: KIT[name] }));
  const page = { access, loader: new ModuleLoader<Portal>(access, CONTRACT, kit) };
  pages.set(view.document, page);
  return page;
};
