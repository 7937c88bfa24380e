export { FooterPlace } from "./FooterPlace";
