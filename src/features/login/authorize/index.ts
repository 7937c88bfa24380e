// The chunk of the authorize page, with the words it brings; of the other ways in it has the single sign-on.
import "../entry/words";
import "./words";

export { AuthorizePage } from "./AuthorizePage";
