export { ForgottenPassword } from "./ForgottenPassword";
export { LoginLayout } from "./LoginLayout";
export { LoginPage } from "./LoginPage";
export { useBranding } from "./useBranding";
