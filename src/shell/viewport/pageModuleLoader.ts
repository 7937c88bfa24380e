import { ModuleLoader } from "../../engines/subapp/moduleLoader";
import type { PageAccess } from "../../engines/subapp/scriptLoader";
import { pageNonce } from "../../kit/styleCache";
import { CONTRACT, KIT_NAMES, KIT_VERSION, type Portal } from "../../subapp/contract";

/** How sub-applications reach a page. */
export interface SubAppPage {
  readonly access: PageAccess;
  readonly loader: ModuleLoader<Portal>;
}

/** A script runs once for a document, so what it gave belongs to the document and not to whoever asked first. */
const pages = new WeakMap<Document, SubAppPage>();

/** The parts of the kit, each fetched when a sub-application asks for it. */
const KIT: Readonly<Record<(typeof KIT_NAMES)[number], () => Promise<unknown>>> = {
  "@portal/kit": () => import(/* webpackChunkName: "kit" */ "../../subapp/kit"),
  "@portal/kit/forms": () => import(/* webpackChunkName: "kit-forms" */ "../../subapp/forms"),
  "@portal/kit/lists": () => import(/* webpackChunkName: "kit-lists" */ "../../subapp/lists"),
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
