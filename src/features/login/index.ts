import { lazy } from "react";
import { loadSocial } from "./loadSocial";

export { LoginLayout } from "./LoginLayout";
export { LoginPage } from "./LoginPage";
export { useBranding } from "./useBranding";
/** The bind page, which few ever see: it comes late, to be drawn within a Suspense. */
export const BindPage = lazy(async () => ({ default: (await loadSocial()).BindPage }));
/** The page for forgotten passwords, likewise. */
export const ForgottenPassword = lazy(async () => ({
  default: (await import(/* webpackChunkName: "forgot" */ "./forgot")).ForgottenPassword,
}));
/** The authorize page, likewise. */
export const AuthorizePage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "authorize" */ "./authorize")).AuthorizePage,
}));
