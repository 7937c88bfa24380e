import { lazy } from "react";
import { loadSocial } from "./loadSocial";

export { ForgottenPassword } from "./ForgottenPassword";
export { LoginLayout } from "./LoginLayout";
export { LoginPage } from "./LoginPage";
export { useBranding } from "./useBranding";
/** The bind page, which few ever see: it comes late, to be drawn within a Suspense. */
export const BindPage = lazy(async () => ({ default: (await loadSocial()).BindPage }));
