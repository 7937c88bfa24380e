// The chunk of the authorize page, with the words it brings.
import "./words";

export { AuthorizePage } from "./AuthorizePage";
