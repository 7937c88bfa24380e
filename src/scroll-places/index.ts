export { ScrollPlaces } from "./ScrollPlaces";
