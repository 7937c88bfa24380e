export { SignInSheet } from "./SignInSheet";
