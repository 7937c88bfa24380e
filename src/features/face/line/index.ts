export { FaceLine } from "./FaceLine";
export { useOpenFace } from "./useOpenFace";
