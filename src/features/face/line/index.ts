export { FaceLine } from "./FaceLine";
