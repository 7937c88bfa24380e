import { latePage } from "./latePage";
import { loadSocial } from "./loadSocial";

export { LoginLayout } from "./LoginLayout";
export { LoginPage } from "./LoginPage";
export { useBranding } from "./useBranding";
/** The bind page. */
export const BindPage = latePage(async () => (await loadSocial()).BindPage);
/** The page for forgotten passwords. */
export const ForgottenPassword = latePage(
  async () => (await import(/* webpackChunkName: "forgot" */ "./forgot/ForgottenPassword")).ForgottenPassword,
);
/** The authorize page. */
export const AuthorizePage = latePage(
  async () => (await import(/* webpackChunkName: "authorize" */ "./authorize/AuthorizePage")).AuthorizePage,
);
