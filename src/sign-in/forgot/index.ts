// The chunk of the page for forgotten passwords, with the words it brings.
import "./words";

export { ForgottenPassword } from "./ForgottenPassword";
